### Сообщения программы на русском языке. Ключи и аргументы те же, что в английском файле.

## Игроки и доски
side-white = Белые
side-black = Чёрные
turn-white = Ход белых
turn-black = Ход чёрных
variant-dames3d = Dames 3D
variant-international = Международные шашки
tab-international = Стоклетки
tab-wolf-and-sheep = Волк
variant-family = Семейные шашки
variant-family-pyramid = Семейные, на пирамиде
variant-brigand = Поддавки
variant-brigand-pyramid = Поддавки, на пирамиде
variant-wolf-and-sheep = Волк и овцы
face-top = верх
face-south-west = юго-западная сторона
face-south-east = юго-восточная сторона
face-north-east = северо-восточная сторона
face-north-west = северо-западная сторона
corner-south-west = ЮЗ
corner-south-east = ЮВ
corner-north-east = СВ
corner-north-west = СЗ
list-separator = ;{" "}

## Конец партии
result-white = Белые выиграли
result-black = Чёрные выиграли
result-draw = Ничья
result-you-won = { $moves ->
        [0] Вы выиграли
        [one] Вы выиграли за { $moves } ход
        [few] Вы выиграли за { $moves } хода
        [many] Вы выиграли за { $moves } ходов
       *[other] Вы выиграли за { $moves } хода
    }
result-you-lost = { $moves ->
        [0] Вы проиграли
        [one] Вы проиграли за { $moves } ход
        [few] Вы проиграли за { $moves } хода
        [many] Вы проиграли за { $moves } ходов
       *[other] Вы проиграли за { $moves } хода
    }
result-white-in = { $moves ->
        [0] Белые выиграли
        [one] Белые выиграли за { $moves } ход
        [few] Белые выиграли за { $moves } хода
        [many] Белые выиграли за { $moves } ходов
       *[other] Белые выиграли за { $moves } хода
    }
result-black-in = { $moves ->
        [0] Чёрные выиграли
        [one] Чёрные выиграли за { $moves } ход
        [few] Чёрные выиграли за { $moves } хода
        [many] Чёрные выиграли за { $moves } ходов
       *[other] Чёрные выиграли за { $moves } хода
    }
result-draw-in = { $moves ->
        [0] Ничья
        [one] Ничья за { $moves } ход
        [few] Ничья за { $moves } хода
        [many] Ничья за { $moves } ходов
       *[other] Ничья за { $moves } хода
    }
no-pieces-white = у белых не осталось шашек
no-pieces-black = у чёрных не осталось шашек
no-moves-white = у белых нет ходов
no-moves-black = у чёрных нет ходов
resigned-white = белые сдались
resigned-black = чёрные сдались
time-white = у белых вышло время
time-black = у чёрных вышло время
lost-all-white = у белых не осталось шашек, а это и было целью
lost-all-black = у чёрных не осталось шашек, а это и было целью
shut-in-white = у белых нет ходов, а это и было целью
shut-in-black = у чёрных нет ходов, а это и было целью
got-behind = волк оставил всех овец позади
draw-agreement = по соглашению
draw-repetition = троекратное повторение
draw-quiet = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    } без взятий и ходов простыми
draw-three-against-king = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    } тремя шашками против дамки
draw-few-against-king = одна или две шашки против дамки
draw-out-of-time-white = у белых вышло время, но чёрные уже не могли выиграть
draw-out-of-time-black = у чёрных вышло время, но белые уже не могли выиграть
outcome = { $result }: { $reason }

## Взятия и недопустимые ходы
capture-due = Обязательное взятие: { $pieces ->
        [one] { $pieces } шашка
        [few] { $pieces } шашки
        [many] { $pieces } шашек
       *[other] { $pieces } шашки
    }
may-capture = Может бить: { $squares }. Иначе шашку можно снять за фук

lines-note = Линии, доступные этой шашке
capture-note = { $pieces ->
        [one] Просмотр: бьёт { $pieces } шашку
        [few] Просмотр: бьёт { $pieces } шашки
        [many] Просмотр: бьёт { $pieces } шашек
       *[other] Просмотр: бьёт { $pieces } шашки
    }

refusal-no-piece = На поле { $square } нет шашки.
refusal-click-piece-first = { $square } — пустое поле: сначала щёлкните по шашке, которой ходите.
refusal-not-yours = На поле { $square } шашка соперника.
refusal-not-its-turn = { $turn }: шашке на { $square } ходить нельзя.
refusal-capture-due = Обязательное взятие: { $pieces ->
        [one] { $pieces } шашка
        [few] { $pieces } шашки
        [many] { $pieces } шашек
       *[other] { $pieces } шашки
    }; чем бить: { $by }
refusal-more-to-take = Нужно бить по большинству: { $pieces ->
        [one] { $pieces } шашка
        [few] { $pieces } шашки
        [many] { $pieces } шашек
       *[other] { $pieces } шашки
    }; чем бить: { $by }
refusal-must-take = Шашка { $square } должна побить { $pieces ->
        [one] { $pieces } шашку
        [few] { $pieces } шашки
        [many] { $pieces } шашек
       *[other] { $pieces } шашки
    }.
refusal-shut-in = У шашки { $square } нет ходов.
refusal-occupied = Поле { $square } уже занято.
refusal-backward = Простые шашки ходят только вперёд. Назад они могут только бить.
refusal-one-step = Простые шашки ходят на одно поле.
refusal-off-the-top = Простые шашки ходят только по верху. По сторонам они могут только бить.
refusal-no-line = Ни одна линия не ведёт с поля { $square } на поле { $to }.
refusal-blocked = Шашка { $square } стоит на пути.
refusal-no-capture = Взятия с поля { $square } на поле { $to } нет.
refusal-sheep-backward = Овцы ходят только вперёд.
refusal-animals-one-step = Овцы и волк ходят на одно поле.
refusal-out-of-reach = Шашка { $square } не может пойти на { $to }.
refusal-other = Это недопустимый ход.
refusal-only-capture = Обязательное взятие: { $played } ({ $boards })
refusal-only-longest = Нужно бить по большинству: { $played } ({ $boards })
refusal-with-capture = { $reason }: { $played } ({ $boards })
refusal-with-example = { $reason }; например, { $played } ({ $boards })
boards-then = { $first }, затем { $next }
boards-both = { $one } и { $other }

## Отклонённые команды
refused-over = Партия окончена. { $outcome }.
refused-no-game = Здесь нет партии, доступной для Dames 3D.
refused-nothing-to-undo = Нет хода, который можно взять назад.
refused-nothing-to-redo = Нет хода, который можно повторить.
refused-no-such-ply = В партии { $last ->
        [one] { $last } полуход
        [few] { $last } полухода
        [many] { $last } полуходов
       *[other] { $last } полухода
    }; полухода { $asked } нет.
refused-no-such-node = В партии нет позиции { $path }.
refused-no-turn-at-start = К началу партии не ведёт ни один ход.
refused-main-line = Это и так главный вариант.
refused-no-variation-below = Ниже этого варианта других нет.
refused-nothing-follows = После этой позиции ничего нет.
refused-long-comment = В комментарии может быть не больше { $most ->
        [one] { $most } символа
        [few] { $most } символов
        [many] { $most } символов
       *[other] { $most } символа
    }.
refused-long-tag = Здесь помещается не больше { $most ->
        [one] { $most } символа
        [few] { $most } символов
        [many] { $most } символов
       *[other] { $most } символа
    }.
refused-arrow-to-itself = Стрелка с поля { $square } должна вести на другое поле.
refused-nothing-to-undo-edit = Нет правки, которую можно отменить.
refused-nothing-to-redo-edit = Нет правки, которую можно повторить.
refused-too-many-plies = Партия слишком длинная, продолжать нельзя.
refused-offer-stands = Ничья уже предложена.
refused-no-offer = Ничью никто не предлагал.
refused-only-international = Правило пяти ходов — только для международных шашек.
refused-no-clock = Эта партия играется без часов.
refused-clock-paused = Часы уже на паузе.
refused-clock-not-paused = Часы не на паузе.
refused-time-not-limited = { $side }: время не ограничено.
refused-too-much-time = Столько времени часы показать не могут.

## Часы
clock-unlimited = без ограничения
clock-times = Часы: белые { $white }, чёрные { $black }
clock-paused = { $times } (пауза)
clock-waiting = { $times } (пойдут, когда сходят обе стороны)
clock-none = Эта партия играется без часов. Введите, например, часы 5+3.
clock-prompt = { $side } { $time } ({ $other } { $other-time })
clock-misread = Неверный контроль времени, символ { $column }; ожидалось: { $expected }; найдено: { $found }.
expected-a-side = белые или чёрные
clock-add = белые или чёрные и число секунд
move-wrong-sign = Хода { $played } нет; ожидалось: { $expected }.
move-no-such-path = Хода { $played } нет: взятие так не проходит.
move-ambiguous = { $played } — это несколько взятий. Введите одно из них: { $choices }.

## Нечитаемый текст
misread = Неверный FEN, символ { $column }; ожидалось: { $expected }; найдено: { $found }.
quoted = «{ $text }»
the-end = конец
fen-twice = Неверный FEN, символ { $column }: поле { $square } указано второй раз.
fen-uncrowned-man = Недопустимая позиция: простая на { $square } должна быть дамкой.
fen-empty = Недопустимая позиция: доска пуста.
fen-not-wolf-and-sheep = Недопустимая позиция: в «Волке и овцах» четыре белые простые, одна чёрная и нет дамок.
position-illegal = Это недопустимая позиция.
expected-square = поле от 1 до 50
expected-sign = «-» или «x»
expected-end-of-move = конец хода
expected-side = «W» или «B»
expected-pieces = «:» и шашки одной стороны
expected-other-pieces = шашки другой стороны
expected-end-of-run = последнее поле диапазона, не меньше первого
expected-end-or-dot = конец или «.»
expected-end-after-dot = конец после «.»
expected-time-control = контроль времени, например 5+3
expected-time = время больше 0
expected-end-of-time-control = конец контроля времени
expected-other = что-то другое

## Панель
no-moves-yet = Ходов ещё нет
draw-offered-white = Белые предлагают ничью
draw-offered-black = Чёрные предлагают ничью
accept = Принять
decline = Отклонить
counters-button = Счётчики
counters = До ничьей
count-repetition = Повторение позиции
count-quiet = Без взятий и ходов простыми
count-three = Три шашки против дамки
count-few = Одна-две шашки против дамки
count-of = { $count } / { $limit }
at-once = сразу ничья
after-capture = ничья после взятий
federation = Две шашки против дамки: пять ходов (FMJD)
draws-by-sheet = Две дамки против одной: сразу ничья, если не идут взятия
again = Ещё раз
next-level = Следующий уровень
yes = Да
yes-resign = Сдаться
yes-paste = Загрузить
yes-quit = Выйти
no = Играть дальше
stay-in-lesson = Остаться на уроке
looking-back = Просмотр ходов: партия ждёт
play-on = Играть с этого места
too-low-to-drag = Доска видна слишком сбоку, шашку не перетащить: щёлкайте по полям или поверните доску
goes-back = Шашки стоят только на тёмных полях: шашка вернётся назад
first-side-capture = Это было взятие на стороне пирамиды: каждая сторона — отдельная доска.
nobody-thinks = Никто не думает: ходит человек
yes-offer-draw = Предложить ничью
ask-draw-white = Белые предлагают ничью?
ask-draw-black = Чёрные предлагают ничью?
ask-resign-white = Белые сдаются?
ask-resign-black = Чёрные сдаются?
ask-paste = Загрузить вставленную позицию вместо этой партии?
ask-quit = Бросить текущую партию и выйти?
ask-leave-lesson = Выйти из урока? Он продолжится с этого этапа.
copied = FEN скопирован: { $fen }
not-copied = Буфер обмена недоступен.
nothing-to-paste = В буфере обмена нет текста.

## Что может сделать игрок
undo = Взять ход назад
redo = Повторить ход
first = Первая позиция
last = Последняя позиция
show-ply = Показать эту позицию
play-only = Сделать единственный ход
other-table = К другому столу
offer-draw = Предложить ничью
resign = Сдаться
new-game = Новая партия
copy-fen = Скопировать позицию (FEN)
paste-fen = Вставить позицию (FEN)
tip-of-view = { $name } ({ $key }; удерживайте, чтобы взглянуть)
view-home = Вид с вашего места; ещё раз: с другой его стороны
view-chair = Вид прямо с вашего места
view-top = Вид сверху
view-south-west = Вид с юго-запада
view-south-east = Вид с юго-востока
view-north-east = Вид с северо-востока
view-north-west = Вид с северо-запада
view-other-side = Вид с другой стороны
sink = Опустить или поднять пирамиду
numbers = Номера полей
lines = Линии сторон
lens = Перспектива или параллельный вид
pace = Скорость шашек
language = Язык
help = Справка
cancel = Отменить или закрыть
focus = Перейти к кнопкам, затем Tab и Enter
quit = Выйти
pace-none = Нет
pace-fast = Быстро
pace-normal = Обычно
pace-slow = Медленно

## Справка
help-mouse = Мышь
help-first = Главное
help-play = Игра
help-advice = Подсказка, анализ, разбор
help-variations = Варианты и комментарии
help-window = Окно
mouse-choose = Щёлкнуть по шашке
mouse-choose-does = выбрать её
mouse-play = Щёлкнуть по полю
mouse-play-does = пойти туда или выбрать взятие
mouse-drag = Перетащить шашку
mouse-drag-does = пойти на поле, где её отпустят
mouse-net = Щёлкать и тащить на пяти досках
mouse-net-does = играть там, как на пирамиде
type-key = Набрать 32-28
type-does = сделать ход: два поля, затем Enter
peek-key = Удерживать F2–F6
peek-does = взглянуть: отпустите, и вид вернётся
mouse-turn = Тащить правой или средней кнопкой
mouse-turn-does = повернуть вид
mouse-wheel = Колесо
mouse-wheel-does = масштаб
mouse-hover = Навести на шашку
mouse-hover-does = увидеть её линии
close = Закрыть
tip = { $action } ({ $key })
key-space = Пробел
key-escape = Esc
key-tab = Tab
key-enter = Enter
key-delete = Del
key-backspace = Backspace
key-home = Home
key-end = End
key-pad = Num { $key }

## Текстовая доска
text-welcome = Введите ход, например 32-28, или помощь.
text-goodbye = До свидания.
text-face-south-west = ЮЗ: левый угол белых
text-face-south-east = ЮВ: правый угол белых
text-face-north-east = СВ: левый угол чёрных
text-face-north-west = СЗ: правый угол чёрных
text-answer = { $offer }: принять или отклонить?
text-declined = Ничья отклонена.
text-counter = { $name }: { $count }
text-at-ply = Позиция после { $ply ->
        [one] { $ply } полухода
        [few] { $ply } полуходов
        [many] { $ply } полуходов
       *[other] { $ply } полухода
    }.
text-saved = { $commands ->
        [one] { $commands } команда сохранена
        [few] { $commands } команды сохранены
        [many] { $commands } команд сохранено
       *[other] { $commands } команды сохранено
    } в файле { $file }.
text-unfinished = Неоконченная партия: { $variant }, { $date }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }. Введите продолжить, чтобы её продолжить.
text-journal-damaged = Запись после последнего хода не завершена и пропущена.
journal-unreadable = То, что было дальше, прочитать нельзя, и оно пропущено; ничего из этого не удаляется.
journal-newer = То, что было дальше, записала более новая версия программы, и оно пропущено; ничего из этого не удаляется.
journal-anew = Файл этого сеанса исчез или был обрезан. Весь сеанс записан заново: { $file }
journal-quarantined = Часть сеанса прочитать нельзя. Ничего не удалено: всё сохранено в файле { $file }.
text-nothing-unfinished = Неоконченной партии нет.
text-game = { $number }. { $date }, { $variant }, { $white } – { $black }, { $result }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
text-games = Партии в { $file }: { $count }. Откройте одну по номеру: открыть { $last }
text-no-games = Прежних партий нет.
text-no-such-game = Такой партии нет. Список партий: партии.
text-game-number = номер партии из списка
text-not-kept = Партию не удаётся записать на диск: { $reason }. Игра продолжается.
text-not-saved = Не удалось записать { $file }: { $reason }.
text-already-there = Файл { $file } уже есть. Введите имя нового файла.
text-unknown = «{ $typed }» — не ход и не команда. Введите помощь.
text-expected = { $word }; ожидалось: { $expected }.
text-a-file = имя файла
text-line = буквы варианта или ничего
text-place = буквы варианта или полуход главного варианта
text-mark = поле и, если нужно, зелёный, красный, синий или жёлтый
text-arrow = два поля и, если нужно, зелёный, красный, синий или жёлтый
text-explore-what = Своих партий у вас ещё нет. Введите просмотр и имя файла или папки с партиями.
text-editor-help =
    w 31 32 k5 b 1 2     белые простые на 31 и 32, белая дамка на 5, чёрные простые на 1 и 2; x 31 очищает поле
    белые, чёрные        чей ход
    очистить, начало     очистить доску; расставить начальную позицию
    зеркало, поменять    поменять местами лево и право; поменять стороны
    W:W31,K5:B1,2        позиция в виде FEN
    назад, вперёд        отменить правку, повторить её
    готово, отмена       играть с этой позиции; вернуться к партии
text-editor-unknown = «{ $typed }» нельзя расставить. Введите w 31 32 k5 b 1 2, готово, отмена или помощь.
text-nothing-more = больше ничего
text-misread = Неверный ход, символ { $column }; ожидалось: { $expected }; найдено: { $found }.
text-too-long = Эта строка слишком длинная.
text-help =
    32-28, 3228, 28x19   сделать ход; в 28x19x10 названо каждое поле остановки
    ходы                 показать возможные ходы
    где белые простые    ответы словами; также ряд 4, линии 28, последний, счёт
    назад, вперёд        взять ход назад, повторить его
    партия               показать ходы партии с вариантами и комментариями
    перейти B, перейти 12  перейти к варианту B или к полуходу 12 главного варианта
    выше B, ниже B       поднять или опустить вариант; главный B делает его главным; без буквы — показанный вариант
    удалить B            удалить вариант; удалить — начиная с показанного хода; удалить остаток — всё после него
    комментарий ТЕКСТ    комментарий к показанному ходу; перед ТЕКСТ — перед ним; без текста — убрать комментарий
    знак !?              знак к показанному ходу: ! ? !! ?? !? ?!
    отметить 12 красный  отметить поле; стрелка 12 23 рисует стрелку; зелёный, красный, синий, жёлтый
    отменить правку, вернуть правку  отменить и повторить такие правки
    ничья                предложить ничью; соперник вводит принять или отклонить
    сдаться              сдаться
    новая                начать эту игру заново
    fen                  показать позицию в виде FEN
    fen W:W31,K5:B1      начать эту игру с позиции
    доска international  к столу международных шашек; также dames3d, семейные, поддавки, волк…
    сторона юз           какую сторону показывать на узком экране: юз, юв, св, сз
    продолжить           продолжить неоконченную партию прошлого сеанса
    партии, открыть 3    список прежних партий; открыть одну из них
    сохранить ФАЙЛ       сохранить введённые команды для dames3d replay
    правила касание      «тронул — ходи», включить или выключить; поправляю поправляет шашки
    правила рука         свободные ходы вручную, включить или выключить: перенести 31 27, снять 22, вернуть, готово;
                         соперник вводит исправить или оставить
    правила ничья        международные шашки: у двух дамок против одной пять ходов или сразу ничья
    фук 23               снять за фук шашку, пропустившую взятие, где это разрешено
    поставить 46         поставить овцу или волка
    компьютер чёрные 3   за сторону играет компьютер, уровень от 1 до 10; человек чёрные отменяет это
    играй                компьютер ходит за того, чей ход
    оценить, оценить 60  оценить всю партию за столько секунд
    ошибки белые         попробовать исправить свои ошибки: введите ход, подсказка, показать или дальше
    часы 5+3             играть с часами, 5 минут и 3 секунды на ход; также 5d3, *2, =30,
                         5+3 3+2 сразу; часы показывает часы; часы пауза, часы идут, без часов, часы добавить белые 60
    подсказка, анализ    ход, который советует компьютер; его оценка позиции
    просмотр ФАЙЛ        что играли в этой позиции в партиях из файла или папки;
                         просто просмотр снова смотрит те же партии, в первый раз — ваши
    расставить           расставить позицию: w 31 32 k5 b 1 2, затем готово
    выход                выйти

## Playing over a network
online-connecting = Подключение к { $server }…
online-unreachable = Нет связи с { $server }: { $reason }. Новая попытка…
online-lost = Связь прервана. Новая попытка…
online-back = Связь восстановлена.
online-you-play = Ваша сторона: { $side }.
online-watching = Вы смотрите эту партию.
online-invite = Отправьте эту ссылку сопернику. Место займёт тот, кто откроет её первым:
online-code = В той же комнате достаточно кода { $code }.
online-good-for = Приглашение истекает через { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }.
online-waiting = Ждём соперника…
online-saved = Ваше место сохранено: { $command } вернёт вас в эту партию, даже если программа была закрыта.
online-not-saved = Не удалось сохранить ваше место: { $reason }. Сохраните ссылку на него: введите ссылка.
online-your-link = Эта ссылка ведёт на ваше место, в том числе с другого устройства. Никому её не давайте:
online-watch-link = По этой ссылке другие могут смотреть партию:
online-no-invitation = В этой партии нет свободного места.
online-begins = Соперник пришёл. Партия начинается.
named-begins = { $name } за доской. Партия начинается.
online-named = Соперника зовут { $name }.
online-other-connected = Соперник на связи.
online-other-reconnecting = Соперник восстанавливает связь…
online-other-away = Соперника нет на месте.
online-claim-in = Если он не вернётся, через { $time } вы сможете потребовать результат: введите требую победы или требую ничьей.
presence-connected = на связи
presence-reconnecting = восстанавливает связь
presence-away = нет на месте
online-delay = { $presence }, задержка { $milliseconds } мс
online-you = { $side } (вы)
online-player = { $side } ({ $name })
online-watchers = Зрители
online-asks-takeback = Соперник просит взять ход назад
online-asks-pause = Соперник просит паузу
online-asks-rematch = Соперник предлагает реванш
named-asks-takeback = { $name } просит взять ход назад
named-asks-pause = { $name } просит паузу
named-asks-rematch = { $name } предлагает реванш
online-asked = Соперник получил предложение. Чтобы отозвать его, введите отозвать.
online-withdrawn = Предложение отозвано.
online-declined = Отклонено.
online-taken-back = Ход взят назад.
online-paused = Часы стоят. Чтобы продолжить, введите дальше.
online-resumed = Часы снова идут.
online-gave-time = { $side }: ещё { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
greeting-hello = Привет!
greeting-good-luck = Удачи!
greeting-well-played = Хорошая игра!
greeting-thanks = Спасибо!
greeting-good-move = Хороший ход!
greeting-oops = Ой!
greeting-take-your-time = Не торопитесь.
greeting-one-moment = Минуту, пожалуйста.
greeting-must-go = Мне пора.
greeting-good-game = Это была отличная партия!
greeting-another = Ещё партию?
greeting-goodbye = До свидания!
online-restarted = Сервер был перезапущен. Часы всё это время стояли.
online-restarted-post = Сервер некоторое время не работал. Дни на ход в это время не шли.
online-stopping = Сервер ненадолго останавливается и вернётся. Связь восстановится сама.
online-rematch = Новая партия, цвета поменялись.
online-over = Чтобы сыграть ещё раз, введите реванш, или выход.
online-sent = Отправлено. Сервер ещё не ответил.
online-kept = Связи нет. Это будет отправлено, когда связь восстановится.
online-no-answer = Сервер ещё не ответил.
online-which = Предложений несколько: укажите, какое: { $offers }.
online-post = По переписке: { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } на ход.
online-days-left = { $days ->
        [one] остался { $days } день
        [few] осталось { $days } дня
       *[many] осталось { $days } дней
    } на этот ход
online-hours-left = { $hours ->
        [one] остался { $hours } час
        [few] осталось { $hours } часа
       *[many] осталось { $hours } часов
    } на этот ход
online-post-over = дни на этот ход истекли
online-may-claim = Вы можете потребовать результат: введите требую победы или требую ничьей.
refused-watching = Это могут делать только игроки.
refused-not-begun = Соперник ещё не пришёл.
refused-game-over = Партия окончена.
refused-not-over = Партия ещё не окончена.
refused-not-your-turn = Сейчас ход соперника.
refused-nothing-offered = Такого предложения нет.
refused-offered-already = Это уже предложено.
refused-switched-off = Партия согласована без этого.
refused-not-away = Соперник отсутствует ещё недостаточно долго.
refused-clock-now = Часы сейчас этого не позволяют.
refused-time-up = Время истекло.
refused-name = В имени от 1 до 40 знаков, и все они видимы.
refused-server-stops = Сервер сейчас остановится.
refused-too-many = Слишком много запросов: подождите.
rejected-protocol = Сервер использует версию протокола { $server }, а эта программа — { $own }: что-то из них устарело.
rejected-no-game = Здесь нет партии, которую открывает эта ссылка.
rejected-seat-taken = Это место уже занял кто-то другой.
rejected-settings = Сервер не принимает эту партию: { $reason }.
rejected-key = Чтобы предложить партию, этому серверу нужен ключ: укажите его через --key.
rejected-too-many = Слишком много попыток: подождите минуту.
online-not-understood = Сервер и эта программа не понимают друг друга, возможно, что-то из них устарело: { $reason }.
online-help =
    32-28, 3228, 28x19   сделать ход; в 28x19x10 названо каждое поле остановки
    ходы                 показать возможные ходы
    где белые простые    ответы словами; также ряд 4, линии 28, последний, счёт
    партия               показать ходы партии
    часы                 показать часы или дни на ход
    кто                  показать, кто на месте
    ничья, назад         предложить ничью; попросить взять назад свой последний ход
    пауза, дальше        попросить паузу; снова пустить часы
    принять, отклонить   ответить на предложение; принять ничья, если их несколько
    отозвать             отозвать своё предложение
    дать время           дать сопернику пятнадцать секунд
    требую победы, требую ничьей  потребовать результат, если соперника нет
    реванш               после окончания предложить партию с переменой цветов
    привет, удачи, до свидания  поприветствовать соперника
    хороший ход, хорошая игра, отличная партия, спасибо, ой  похвала, благодарность, промах
    не торопитесь, минуту, мне пора, ещё  о времени и следующей партии
    сдаться              сдаться
    ссылка               показать ссылку на ваше место, для другого устройства, и ссылку для зрителей
    приглашение          показать приглашение ещё раз
    fen                  показать позицию в виде FEN
    сторона юз           какую сторону показывать на узком экране: юз, юв, св, сз
    тронуть 31, поправляю  тронуть шашку, где действует «тронул — ходи»; поправить шашки
    перенести 31 27, снять 22, вернуть, готово  вручную: перенести, снять, вернуть, закончить ход
    исправить, оставить  исправить ход не по правилам или оставить его
    фук 23               снять за фук шашку, пропустившую взятие, где это разрешено
    поставить 46         поставить овцу или волка
    выход                выйти; партия продолжается

## Игра с другом, в окне
not-with-friend-tip = Не в партии с другом: до её конца никто не помогает.
player-friend = Друг
friend-elsewhere = Друг в другом месте
about-friend-elsewhere = Вы играете по сети: в этой комнате или на любом расстоянии.
friend-by-lot = По жребию
friend-join = Войти в партию…
friend-title = Игра с другом
friend-join-title = Войти в партию
friend-you-play = ваша сторона: { $side }
friend-where = Где
friend-by-link = По ссылке
friend-in-room = В этой комнате
friend-server = Сервер
friend-key = Ключ сервера
friend-about-link = Партия хранится на этом сервере. Обоим нужна сеть и больше ничего.
friend-about-room = Сервер — этот компьютер. Друг должен быть в той же сети; интернет не нужен.
friend-days = Время на ход
friend-no-limit = Без ограничения
friend-number-of-days = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
friend-invite = Пригласить
friend-copy = Копировать ссылку
friend-not-copied = Нет доступа к буферу обмена: прочтите вслух шесть букв.
friend-join-button = Войти
friend-join-as = Войти: { $side }
friend-invited-by = { $name } приглашает вас.
friend-invited = Вас приглашают на партию.
friend-paste = Вставить
friend-link-or-code = Ссылка или шесть букв
friend-code-server = Сервер — для шести букв
friend-name = Ваше имя, если хотите
friend-scan = Наведите камеру на квадрат или откройте ссылку. Место займёт тот, кто придёт первым.
friend-about-code = В той же комнате достаточно этих шести букв и сервера { $server }.
friend-show-invitation = Показать приглашение
friend-cancel = Отменить партию
friend-return = Вернуться к партии
friend-forget = Забыть
friend-reconnect = Попробовать сейчас
friend-saved = Ваша партия с другом продолжается.
friend-starting = Компьютер готовится…
friend-connecting = Соединение с сервером…
friend-is = Ваш друг: { $presence }
friend-delays = Задержка: друг { $friend } мс, вы { $own } мс
friend-ask-takeback = Попросить назад
friend-say = Сказать…
friend-say-title = Сказать что-нибудь
friend-give-time = Дать 15 секунд
friend-asked-takeback = Вы попросили взять ход назад.
friend-asked-pause = Вы попросили о паузе.
friend-asked-rematch = Вы хотите реванш.
friend-withdraw = Отозвать
friend-rematch = Реванш
friend-claim-in = Если так продолжится, можно будет потребовать результат через { $time }.
friend-claim = Друга нет уже достаточно долго. Можно потребовать результат.
named-claim = { $name } отсутствует уже достаточно долго. Можно потребовать результат.
friend-claim-win = Потребовать победу
friend-claim-draw = Потребовать ничью
friend-no-address = Это не адрес сервера. Он выглядит как https://dames.example или 192.168.1.5:7171.
friend-no-link = Это не ссылка и не код. Вставьте всю ссылку или введите шесть букв.
friend-unreachable = Сервер недоступен: { $reason }. Проверьте адрес и сеть; попытки продолжаются.
friend-other-version = У сервера другая версия. Установите новейшую версию программы или попросите об этом владельца сервера.
friend-other-page = У этой страницы не та версия, что у сервера. Загрузите её снова.
friend-reload = Загрузить снова
friend-not-hosted = Этот компьютер не может быть сервером: { $reason }. Играйте по ссылке.
friend-no-network = Этот компьютер не в локальной сети. Подключите его к сети или играйте по ссылке.
friend-no-such-game = Эта ссылка не открывает партии: в ней ошибка или приглашение истекло. Попросите новое.
friend-seat-taken = Место уже занял кто-то другой. Попросите друга о новом приглашении.
friend-not-offered = Сервер не принимает эту партию: { $reason }
friend-needs-key = На этом сервере партии предлагает лишь тот, у кого есть ключ владельца. Введите ключ или выберите другой сервер.
friend-too-many = Слишком много попыток: подождите минуту и попробуйте снова.
friend-not-saved = Ваше место не удалось сохранить: { $reason }. Не закрывайте окно до конца партии.

## Несколько партий с друзьями, их ссылки и показ позиции
friend-my-games = Мои партии
friend-my-games-waiting = Мои партии ({ $turns })
friend-no-games = У вас нет начатых партий с друзьями.
friend-own-turn = Ваш ход
friend-friends-turn = Ход друга
friend-not-joined = Пока никто не вошёл
friend-game-over = Партия окончена
friend-not-known = Нет соединения
friend-game-gone = На сервере этой партии больше нет
friend-on-board = на доске
friend-minutes-left = { $minutes ->
        [one] осталась { $minutes } минута
        [few] осталось { $minutes } минуты
       *[many] осталось { $minutes } минут
    }
friend-time-over = время истекло
friend-ask-forget = Забыть эту партию?
friend-about-forget = Она продолжится без вас: когда ваше время истечёт, друг сможет потребовать результат. Вернуться можно только по её ссылке.
friend-keep = Оставить
friend-go-there = К этой партии
friend-has-moved = Друг сделал ход в другой партии: { $game }.
friend-has-joined = Друг пришёл, начинается другая партия: { $game }.
friend-has-ended = Другая партия окончена: { $game }.
friend-links = Ссылки на эту партию
friend-links-button = Ссылки…
friend-watch-link = Чтобы смотреть
friend-about-watch = Кто откроет эту ссылку, увидит партию на секунду позже и не сможет играть.
friend-copy-watch = Копировать ссылку для зрителей
friend-device-link = Для моего другого устройства
friend-about-device = Тот, у кого есть эта ссылка, может играть за вас. Никому её не давайте.
friend-show-device = Показать эту ссылку
friend-copy-device = Копировать ссылку для другого устройства
friend-link-not-copied = Нет доступа к буферу обмена: ссылка показана в окне.
friend-watchers = { $watchers ->
        [one] { $watchers } зритель
        [few] { $watchers } зрителя
       *[many] { $watchers } зрителей
    }
friend-show = Показать другу
friend-show-done = Теперь друг может посмотреть эту позицию.
friend-shows = Друг показывает вам позицию.
friend-look = Посмотреть
friend-show-elsewhere = Этой партии больше нет на её доске. Сначала откройте её среди прежних партий.
friend-show-too-much = Это слишком много сразу: выберите более раннюю позицию или меньше пометок и стрелок.
online-shows = Соперник показывает позицию: { $fen }

## Новая партия
begin = Начать
other-games = Другие игры
other-games-tip = Выбрать семейную игру
choose-rules = Игра
choose-opponent = Соперник
choose-color = Вы играете
choose-board = Доска
choose-table-rules = Доп. правила
table-rules-none = нет
rules-draughts = Шашки
rules-family = Семейные
rules-brigand = Поддавки
rules-wolf-and-sheep = Волк и овцы
board-flat = Плоская
board-pyramid = Пирамида
touch-move = Тронул — ходи
over-the-board = Вручную
player-person = Человек
player-computer = Компьютер
about-international = Начинают белые; бить обязательно, причём как можно больше шашек.
about-dames3d = Пять досок; начинают белые; бить обязательно, причём как можно больше шашек.
about-family = Начинают чёрные; взятие на выбор; шашку, пропустившую взятие, можно снять за фук.
about-brigand = Кто отдал все шашки или не может ходить, тот выиграл. Начинают чёрные.
about-wolf-and-sheep = Четыре овцы запирают волка, или волк прорывается мимо них. Сначала шашки расставляют.
federation-short = Правило пяти ходов
about-federation = Две дамки или дамка и простая против дамки: ничья, когда каждая сторона сделает пять ходов (FMJD).
about-board-pyramid = 100 кубов в пять ярусов: верх и четыре стороны, пять досок сразу.
about-board-flat = Обычная доска на 100 полей.
about-person = Двое играют за этим экраном.
about-color = Вы играете этим цветом и видите доску с его стороны.
color-with-engine-only = Против компьютера вы выбираете цвет; вдвоём играют обоими.
about-computer = Dames 3D играет против вас на выбранном вами уровне.
wolf-on-flat-board-only = В «Волка и овец» играют только на плоской доске.
setup-of-other-rules = Расставленная вами позиция в этой игре недопустима.
program-plays-other-games = Эта программа не играет в эту игру.
by-hand-in-draughts-only = В «Волка и овец» вручную не играют
federation-in-international-only = Это правило международных шашек
clock-not-chosen = Сначала выберите время на часах
about-touch-move = Тронутой шашкой нужно ходить, если она может. Сказав «Поправляю», можно поправить шашку.
about-over-the-board = Шашки двигают свободно; соперник исправляет неверный ход или оставляет его.
new-game-loses = Запись на диск невозможна: текущая партия за этим столом будет потеряна.
new-game-keeps = Текущая партия за этим столом перейдёт в раздел «{ earlier-games }».

## Игра вручную
refused-bound = Шашка { $square } тронута, ходить нужно ею.
refused-nothing-binds = Поправлять нечего: в этой партии тронутая шашка ни к чему не обязывает.
refused-not-by-hand = В этой партии вручную не ходят.
refused-hands-at-work = Шашки сдвинуты вручную: закончите ход или верните их на место.
refused-cannot-be-done = Перенесите шашку на пустое поле.
refused-nothing-played = Ход не сделан.
refused-nothing-irregular = Нарушения нет, решать нечего.
refused-to-be-decided = Сначала соперник должен исправить нарушение или оставить ход.
refused-cannot-be-kept = Этот ход оставить нельзя: играть дальше было бы некому.
refused-nothing-to-huff = За фук снимать нечего.
refused-not-huffable = За фук можно снять только { $squares }.
refused-nothing-to-place = Ставить больше нечего.
refused-cannot-be-placed = На поле { $square } сейчас ничего нельзя поставить.
refused-still-placing = Сначала расставьте шашки.
irregular = Нарушение: { $names }. Соперник исправляет ход или оставляет.
irregular-two-moves = два хода подряд ({ $squares })
irregular-opponents-piece = сдвинута шашка соперника ({ $square })
irregular-overlooked = нужно было побить { $due ->
        [one] { $due } шашку
        [few] { $due } шашки
        [many] { $due } шашек
       *[other] { $due } шашки
    }
irregular-removed = { $count ->
        [1] шашка снята без причины
       *[other] шашки сняты без причины
    } ({ $squares })
irregular-too-few = { $taken ->
        [one] побита { $taken } шашка
        [few] побиты { $taken } шашки
        [many] побито { $taken } шашек
       *[other] побито { $taken } шашки
    } вместо { $due }
irregular-too-many = { $count ->
        [1] побита лишняя шашка
       *[other] побиты лишние шашки
    } ({ $squares })
irregular-half-way = взятие прервано на поле { $square }
irregular-early = шашка снята до конца взятия ({ $square })
irregular-no-such-move = хода с поля { $from } на поле { $to } нет
irregular-not-touched = нужно было ходить тронутой шашкой { $square }
irregular-nothing-played = ход не сделан
corrected = Ход взят назад; сделайте другой.
corrected-bound = Ход взят назад; ходить нужно шашкой { $square }.
correct = Исправить
keep = Оставить
done = Конец хода
put-back = Вернуть
take-off = Снять шашку
adjust = Поправляю
adjusting = «Поправляю»: шашки поправляют.
huff-title = Пропущено взятие
huff = Фук: { $square }
place-sheep = Четыре овцы встают на первый ряд.
place-wolf = Волк встаёт на любое другое поле.
draw-lots = Бросить жребий
huffed-white = Белые снимают за фук { $square }: эта шашка могла бить { $taken }.
huffed-black = Чёрные снимают за фук { $square }: эта шашка могла бить { $taken }.
text-touched = Шашка { $square } тронута, ходить нужно ею.
text-two-squares = два поля, от 1 до 50
text-table-rules = касание, рука или ничья
text-sides = юз, юв, св или сз
irregular-asks = { $side }: исправить или оставить?
by-hand = Двигайте шашки свободно; чтобы снять шашку, отпустите её рядом с доской.
must-play = Ходить нужно шашкой { $square }.

## Компьютер
seat = Кто играет: человек, компьютер или движок
seat-choose = Пусть играет этот игрок
seat-menu = { $side }: кто играет?
change-sides = Поменяться сторонами с компьютером
tools-view = Вид
tools-help = Справка
tools-games = Партии
tool-home = Моё место
tool-chair = Прямо
tool-turn = Повернуть
tool-lens = Перспектива
tool-pyramid = Пирамида
tool-numbers = Номера
tool-lines = Линии
tool-boards = Доски
tool-hint = Подсказка
tool-analysis = Анализ
tool-review = Разбор
tool-rules = Правила
tool-learn = Учёба
tool-keys = Клавиши
tool-open = Открыть
tool-save = Сохранить
tool-earlier = Прежние
tool-list = Список
tool-explorer = База ходов
tool-settings = Настройки
tools-open = Открыть кнопки этой группы
sheet-pull = Поднять или опустить лист с партией
line-play-first = Сделать этот ход
line-preview = Показать вариант до этого хода
line-held = Просмотр: ход { $shown } из { $length }; Esc — назад
line-hovered = Просмотр: ход { $shown } из { $length }
line-previewed = Просмотр
line-back = На ход назад по варианту
line-forward = На ход вперёд по варианту
line-play = Сыграть этот вариант
line-close = Назад к партии
move-now = Ходить сейчас
hint = Подсказка
hint-only = { $played } — единственный ход.
hint-wins = { $played } выигрывает.
hint-saves = { $played } — единственный ход, который не проигрывает.
hint-wins-men = { $men ->
        [one] { $played } выигрывает { $men } простую.
        [few] { $played } выигрывает { $men } простые.
        [many] { $played } выигрывает { $men } простых.
       *[other] { $played } выигрывает { $men } простой.
    }
hint-wins-material = { $played } выигрывает материал.
hint-ahead = { $played } сохраняет преимущество.
hint-even = { $played } сохраняет равновесие.
hint-behind = { $played } — лучшая защита.
analysis = Анализ
analysis-by = Анализ: { $name }
weaker = Слабее
stronger = Сильнее
level = Уровень { $level }
computer-name = Dames 3D, уровень { $level }
level-in-words = { $level }, { $word }
level-first-steps = первые шаги
level-beginner = новичок
level-casual = любитель
level-regular = опытный игрок
level-club = разрядник
level-strong-club = перворазрядник
level-expert = эксперт
level-master = мастер
level-grandmaster = гроссмейстер
level-full = полная сила
seat-computer = Компьютер: { $level }. Щёлкните, чтобы выбрать другой уровень или игрока
white-thinks = Белые думают…
black-thinks = Чёрные думают…
thinking-answer = Компьютер думает
thinking-program = { $name } думает
thinking-hint = Поиск подсказки
thinking-depth = глубина { $depth } · { $millions } млн
thinking-depth-tip = Глубина в полуходах: { $depth }; позиций, млн: { $millions }
solved-tip = Результат известен из таблиц эндшпиля: искать больше нечего.
fen-tip = FEN: строка текста о том, где стоят шашки. Её читают и другие программы.
pdn-tip = PDN: ходы в виде текста, как их пишут шашечные программы и книги.
button-set-up = Расставить
button-share = Поделиться
button-take-back = Взять назад
no-sides-tip = У плоской доски нет сторон.
not-in-practice-tip = Не во время упражнения: сначала выйдите из него.
program-not-started = Не удалось запустить { $name }.
program-gone = Программа { $name } завершилась.
program-silent = Программа { $name } не отвечает.
program-illegal = Программа { $name } сделала невозможный ход.
program-params = У программы { $name } нет таких настроек.
program-not-understood = Программа { $name } прислала неверный ответ.
program-seat = Вместо неё играет человек.
threat = Угроза: { $played }
score-even = Равно
score-little-white = Белые стоят чуть лучше
score-little-black = Чёрные стоят чуть лучше
score-better-white = Белые стоят лучше
score-better-black = Чёрные стоят лучше
score-winning-white = У белых выиграно
score-winning-black = У чёрных выиграно
score-wins-white = Белые выигрывают в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
score-wins-black = Чёрные выигрывают в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }

## Эндшпиль
solved = решено
verdict-draw = Ничья
outlook-win = выигрыш в { $moves }
outlook-draw = ничья
outlook-loss = проигрыш в { $moves }
endgames-offer = Позиции эндшпиля до { $pieces ->
        [one] { $pieces } шашки
        [few] { $pieces } шашек
        [many] { $pieces } шашек
       *[other] { $pieces } шашки
    } можно рассчитать здесь раз и навсегда. Это займёт около минуты, пока вы играете.
endgames-solve = Рассчитать эндшпиль
endgames-solving = Расчёт эндшпиля: { $percent } %
endgames-failed = Не удалось рассчитать эндшпиль: { $reason }
endgames-damaged = Не удалось прочитать рассчитанные ранее таблицы эндшпиля: { $reason }
thinking-decision = Компьютер решает
irregular-computer = Компьютер решает: исправить или оставить
computer-keeps = Компьютер оставляет ход.
computer-corrects = Компьютер требует исправить ход.
computer-huffs-nothing = Взятие пропущено; компьютер обходится без фука.
computer-accepts = Компьютер принимает ничью.
computer-declines = Компьютер отклоняет ничью.
computer-failed-once = У компьютера произошла ошибка, он думает заново.
computer-failed = Компьютер снова не смог выбрать этот ход.
computer-failed-type = Введите ход за него или играй, чтобы он попробовал ещё раз.
search-failed = Поиск прерван ошибкой. Он начнётся заново со следующей позицией.
text-hint = Подсказка: { $played } ({ $score })
text-depth = глубина { $depth }
text-seat-computer = { $side }: компьютер, уровень { $level } ({ $word }).
text-seat-person = { $side }: человек.
text-more = – Enter: дальше –
text-seat = белые или чёрные и, для компьютера, уровень от 1 до 10

## Файлы
settings-renamed = Настройки не прочитаны, взяты стандартные. Старый файл теперь называется { $file }
settings-unreadable = Настройки не прочитаны, взяты стандартные. { $file }: { $reason }
settings-not-saved = Не удалось сохранить настройки: { $reason }
recording-failed = Этот сеанс больше не записывается: { $reason }

## Разбор партии
review-inaccuracy = Неточность
review-mistake = Ошибка
review-blunder = Зевок
review-better = { $quality }. Лучше: { $line }.
review-missed-shot = { $quality }. Упущена комбинация: { $line }.
review-errors = { $blunders ->
        [one] { $blunders } зевок
        [few] { $blunders } зевка
        [many] { $blunders } зевков
       *[other] { $blunders } зевка
    }, { $mistakes ->
        [one] { $mistakes } ошибка
        [few] { $mistakes } ошибки
        [many] { $mistakes } ошибок
       *[other] { $mistakes } ошибки
    }, { $inaccuracies ->
        [one] { $inaccuracies } неточность
        [few] { $inaccuracies } неточности
        [many] { $inaccuracies } неточностей
       *[other] { $inaccuracies } неточности
    }
review-accuracy = { $side }: точность { $accuracy } %, { $errors }
review-no-accuracy = { $side }: { $errors }
review-no-moves = Нет ходов для разбора.
review-stopped = Разбор остановлен; оценён конец партии.
review-seconds = число секунд на всю партию или ничего
retry-position = { $side }: здесь сыграно { $played }. Найдите лучший ход или введите подсказка, показать или дальше.
retry-none = Нет ошибок, которые нужно исправить.
retry-first = Сначала введите оценить.
retry-hint = Лучший ход делает шашка { $square }.
retry-right = Верно.
retry-as-good = { $played } не хуже лучшего хода.
retry-same = Это ход из партии.
retry-wrong = Есть ход лучше.
retry-wrong-answer = Есть ход лучше: на этот следует { $answer }.
retry-done = Все ошибки разобраны.

## Поделиться
share-open = Поделиться: картинка, анимация, PDN, FEN
share-title = Поделиться
share-text = Скопировать как текст
share-copy-fen = Скопировать позицию (FEN)
share-copy-pdn = Скопировать партию (PDN)
share-copy-link = Скопировать ссылку на партию
share-look = Вид картинок
share-scene = Как в окне
share-diagram = Диаграмма
share-file = Сохранить в файл
share-picture = Сохранить картинку
share-animation = Сохранить анимацию
share-stop = Остановить
share-close = Закрыть
share-working = Рисование… Оно продолжится, если закрыть окно.
share-copied-fen = Позиция в буфере обмена.
share-copied-pdn = Партия в буфере обмена.
share-copied-link = Ссылка в буфере обмена.
share-saved = Сохранено: { $path }
share-failed = Не сохранено: { $reason }.
share-stopped = Анимация остановлена.

## Расстановка позиции
editor-open = Расставить позицию
editor-close = Выйти из редактора позиции
editor-title = Расстановка позиции
editor-help = Левая кнопка: выбранная шашка; правая: другой цвет; ещё раз: дамка, затем пусто. Шашки можно перетаскивать, в том числе за доску. Или введите: w 31 32 k5 b 1 2
editor-typing = { $tool }: { $typed }
editor-no-square = Поля { $number } нет: нужно от 1 до 50.
tool-white-man = Белая простая (W)
tool-white-king = Белая дамка (W, затем K перед номером)
tool-black-man = Чёрная простая (B)
tool-black-king = Чёрная дамка (B, затем K перед номером)
tool-erase = Снять шашку (X)
editor-other-side = Передать ход другой стороне
editor-other-side-tip = Чей ход (S)
editor-white-to-move = Ход белых
editor-black-to-move = Ход чёрных
editor-fen = Позиция текстом (FEN)
editor-type = Ввести шашки и поля
editor-place = Поставить шашку на место курсора
editor-place-other = Поставить шашку другого цвета на место курсора
editor-clear = Очистить
editor-clear-tip = Очистить доску
editor-start = Начало
editor-start-tip = Расставить начальную позицию
editor-mirror = Отразить
editor-mirror-tip = Поменять лево и право в каждом ряду
editor-swap = Сменить цвета
editor-swap-tip = Поменять цвета и повернуть доску на пол-оборота
editor-play = Играть…
editor-play-tip = Выбрать игроков и играть с этой позиции
editor-analyze = Анализ
editor-analyze-tip = Анализировать эту позицию
editor-save = Сохранить…
editor-save-tip = Сохранить эту позицию в файл
editor-problems = { $problems ->
        [1] Недопустимая позиция:
        [one] Недопустимая позиция ({ $problems } ошибка):
        [few] Недопустимая позиция ({ $problems } ошибки):
        [many] Недопустимая позиция ({ $problems } ошибок):
       *[other] Недопустимая позиция ({ $problems } ошибки):
    }
setup-white-man = { $square }: белая простая здесь должна быть дамкой.
setup-black-man = { $square }: чёрная простая здесь должна быть дамкой.
setup-empty = Доска пуста.
setup-wolf-and-sheep = Нужны четыре овцы и один волк.
setup-no-kings = { $square }: в «Волке и овцах» дамок нет.
setup-ended = Партия уже окончена: { $outcome }.
setup-too-many = { $side }: { $pieces ->
        [one] { $pieces } шашка
        [few] { $pieces } шашки
        [many] { $pieces } шашек
       *[other] { $pieces } шашки
    }, столько не бывает ни в одной игре.
setup-count = { $side }: { $men ->
        [one] { $men } простая
        [few] { $men } простые
        [many] { $men } простых
       *[other] { $men } простой
    }{ $kings ->
        [0] {""}
        [one] , { $kings } дамка
        [few] , { $kings } дамки
        [many] , { $kings } дамок
       *[other] , { $kings } дамки
    }

## Варианты и комментарии
previous-variation = Предыдущий вариант или начало
next-variation = Следующий вариант или конец
edit-tools = Правка партии: варианты, знаки, комментарии
promote = Поднять вариант
demote = Опустить вариант
make-main-line = Сделать вариант главным
delete-line = Удалить с этого места
next-sign = Следующий знак хода
sign-good = Хороший ход
sign-mistake = Ошибка
sign-brilliant = Блестящий ход
sign-blunder = Зевок
sign-interesting = Интересный ход
sign-dubious = Сомнительный ход
comment = Комментарий
comment-before = Перед ходом
comment-after = После хода
comment-start = Комментарий к партии
comment-on = Комментарий к { $played }
save = Сохранить
dismiss = Отмена
undo-edit = Отменить последнюю правку
redo-edit = Повторить правку

## Часы в окне
clock-period = период { $period }
clock-moves-left = { $moves ->
        [one] ещё { $moves } ход
        [few] ещё { $moves } хода
        [many] ещё { $moves } ходов
       *[other] ещё { $moves } хода
    }
clock-increment = +{ $seconds } с
clock-bronstein = до +{ $seconds } с
clock-delay = задержка { $seconds } с
clock-hourglass = песочные
clock-per-move = на ход
clock-toggle = Поставить часы на паузу или пустить
clock-pause = Пауза
clock-resume = Пустить
clock-add-minute = Добавить минуту на эти часы
clock-plus-minute = +1 мин
clock-is-paused = Часы на паузе
clock-starts-later = Часы пойдут, когда сходят обе стороны
clock-out-of-time = Время вышло
choose-clock = Часы
no-clock = без часов
clock-choice-none = Нет
clock-choice-minutes = { $minutes } мин
clock-choice-per-move = { $seconds } с на ход
clock-choice-hourglass = Песочные { $time }
clock-choice-hours = { $hours } ч
clock-choice-bonus = { $time } + { $seconds } с на ход
clock-choice-moves = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    } за { $time }
clock-choice-then = { $first }, затем { $next }
clock-choice-own = Другие…
clock-differs = Разные у сторон
clock-at-once = Пустить сразу
clock-options = Настройки часов
about-clock-differs = У белых и чёрных разное время.
about-clock-at-once = Часы белых идут сразу, а не после того, как обе стороны сделают ход.
clock-own-tip = Секунды, как в PDN: 300+5, 40/7200:3600, 300d5 (задержка), *120 (песочные), =30 (на ход)

## Разбор в окне
review-run = Оценить партию или остановить
review-title = Разбор партии
review-begin = Оценить партию
review-stop = Остановить
review-progress = { $of ->
        [one] { $done } / { $of } ход
        [few] { $done } / { $of } хода
        [many] { $done } / { $of } ходов
       *[other] { $done } / { $of } хода
    }
review-builtin = Dames 3D
review-judge = Оценивает: { $name }
review-close = Закрыть разбор; оценки останутся в партии
review-next-judge = Оценивать другим движком
review-next-error = Следующая ошибка
review-previous-error = Предыдущая ошибка
review-side-accuracy = { $accuracy } %
review-accuracy-tip = Насколько ходы близки к лучшим: при 100 % шансы на выигрыш не упускались.
review-accuracy-word = Точность
review-your-accuracy = Ваша точность: { $accuracy } %
review-accuracies = Точность: белые { $white } %, чёрные { $black } %
review-evaluation = Оценка: { $words }. Шанс белых на выигрыш: { $percent } %
review-chance-tip = Шанс белых на выигрыш: { $percent } %
review-failed = Оценка не удалась: { $reason }
review-solved = Эта игра решена; оценивать нечего.
retry-judge-first = Сначала оцените партию.
retry-begin = Учиться на своих ошибках
retry-begin-white = Ошибки белых
retry-begin-black = Ошибки чёрных
retry-count = Ошибка { $number } из { $count }
retry-ask-white = Белые сыграли { $played }. Найдите ход лучше.
retry-ask-black = Чёрные сыграли { $played }. Найдите ход лучше.
retry-judging = Оценка хода { $played }…
retry-found = { $played } — верно.
retry-elsewhere = Ходы пробуют в позиции, где была ошибка: вот она снова.
retry-solution = Лучше всего: { $line }
retry-hint-button = Подсказка
retry-show-button = Показать
retry-next-button = Дальше
retry-end-button = Конец


## Партии на диске
file-open = Открыть…
file-save = Сохранить
file-save-as = Сохранить как…
earlier-games = Прежние партии
unfinished-games = Неоконченные партии
unfinished-continue = Продолжить
unfinished-later = Отложить
unfinished-draft = Расставляемая позиция
folder-home = Домашняя папка
folder-above = Папка выше
file-saved = Сохранено в { $file }. Теперь партия сама сохраняется туда.
file-saved-once = Сохранено в { $file }.
file-not-saved = Не удалось сохранить { $file }: { $reason }.
file-changed = Файл { $file } изменён другой программой и оставлен как есть. Сохраните партию под другим именем.
file-no-pdn = { $file } — не файл с партиями. Выберите другое имя.
file-shared-line = В { $file } эта партия записана в одной строке с другой. Сохраните её под другим именем.
file-unreadable = Не удалось открыть { $file }: { $reason }.
file-without-games = В { $file } нет партий, доступных для Dames 3D.
file-error = { $file }, строка { $line }, символ { $column }: { $problem }
file-more-errors = { $count ->
        [one] Есть ещё { $count } ошибка.
        [few] Есть ещё { $count } ошибки.
        [many] Есть ещё { $count } ошибок.
       *[other] Есть ещё { $count } ошибки.
    }
pdn-open-comment = У комментария нет конца.
pdn-open-variation = У варианта нет конца.
pdn-other = Этот фрагмент не читается.
pdn-utf-16 = Текст в кодировке UTF-16. Ожидалась UTF-8, Windows-1252 или другая кодировка с одним байтом на символ.
pdn-unexpected = Ожидалось: { $expected }; найдено: { $found }.
pdn-expected-move = ход, комментарий или конец партии
pdn-expected-glyph = знак от $0 до $65535
pdn-expected-result = результат, например 2-0, 1-1, 0-2 или *
pdn-expected-end = результат партии
pdn-expected-next-game = комментарий или следующая партия
pdn-expected-tag = тег, например [White "Anna"]
pdn-expected-escape = «\» перед кавычкой внутри тега
pdn-other-board = { $text } — недопустимо в международных шашках, а партия без тега GameType считается такой: { $reason }. Возможно, это партия на доске 8×8.
pdn-answer = { $reason }. Только одиночный ход в скобках читается как ответ на ход перед ними.
pdn-repeated-tag = Тег { $name } встречается ещё раз: оставлено «{ $kept }», пропущено «{ $left }».
pdn-bracketed-move = Только другая сторона может сыграть { $text }: прочитано как ход партии, без скобок.
pdn-other-game = Это { $number ->
        [0] шахматы
        [1] китайские шахматы
        [21] английские шашки
        [22] итальянские шашки
        [23] американские пул-чекерс
        [24] испанские шашки
        [25] русские шашки
        [26] бразильские шашки
        [27] канадские шашки
        [28] португальские шашки
        [29] чешские шашки
        [30] турецкие шашки
        [31] тайские шашки
        [40] фризские шашки
        [41] шашки Спанцирети
        [50] отелло
       *[other] неизвестная игра
    } (GameType { $found }), Dames 3D в эту игру не играет.
pdn-invalid-type = Ожидалось: GameType вида 20,W,10,10,N2,0; найдено: «{ $found }».
pdn-other-size = GameType 20 — это доска 10×10; найдено: «{ $found }».
pdn-other-variant = Это партия разновидности «{ $name }», Dames 3D в неё не играет.
pdn-other-rules = Ожидались правила { $expected }; найдено: «{ $found }».
pdn-long-line = Строка слишком длинная: читается не больше { $limit ->
        [one] { $limit } байта
        [few] { $limit } байт
        [many] { $limit } байт
       *[other] { $limit } байта
    }.
pdn-long-comment = Комментарий слишком длинный: читается не больше { $limit ->
        [one] { $limit } байта
        [few] { $limit } байт
        [many] { $limit } байт
       *[other] { $limit } байта
    }.
pdn-long-text = Слишком много текста в партии: читается не больше { $limit ->
        [one] { $limit } байта
        [few] { $limit } байт
        [many] { $limit } байт
       *[other] { $limit } байта
    } комментариев и тегов.
pdn-many-tags = Слишком много тегов: читается не больше { $limit ->
        [one] { $limit } тега
        [few] { $limit } тегов
        [many] { $limit } тегов
       *[other] { $limit } тега
    }.
pdn-deep-nesting = Слишком много вариантов внутри вариантов: читается не больше { $limit ->
        [one] { $limit } варианта
        [few] { $limit } вариантов
        [many] { $limit } вариантов
       *[other] { $limit } варианта
    }.
pdn-many-turns = Слишком много ходов: в партии читается не больше { $limit ->
        [one] { $limit } хода
        [few] { $limit } ходов
        [many] { $limit } ходов
       *[other] { $limit } хода
    }.
pdn-many-errors = Ошибок больше { $limit }: остальные ошибки этой партии не показаны.
unfinished-note = Ничего не пропадёт: отложенные партии будут предложены снова.
game-board = { $variant }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
earlier-none = Прежних партий ещё нет.
earlier-no-match = Партий с такими словами нет.
earlier-reading = Чтение…
earlier-filter = Чтобы найти партию, введите игрока, доску, дату или результат.
earlier-show = Показать
result-open = не окончена
file-open-button = Открыть
file-open-note = Введите путь или выберите файл или папку.
file-save-note = Если в файле уже есть партии, эта добавится к ним.
key-shift = Shift

## Много партий
games-browse = Партии: список, отбор, открытие
games-browse-position = Список партий с этой позицией
games-title = Партии
games-count = { $shown } из { $all ->
        [one] { $all } партии
        [few] { $all } партий
        [many] { $all } партий
       *[other] { $all } партии
    }
games-finding = Найдено файлов с партиями: { $files }
games-reading = Чтение партий: { $percent } %, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
games-errors = { $count ->
        [one] { $count } ошибка в файлах
        [few] { $count } ошибки в файлах
        [many] { $count } ошибок в файлах
       *[other] { $count } ошибки в файлах
    }
games-no-files = Партии не открыты. Откройте файл или папку с партиями.
games-player = Игрок
games-event = Турнир
games-dates = Даты: 1956, 2024.05, 2020..2024
games-any-result = Любой результат
games-unfinished = Не окончены
games-any-variant = Все доски и правила
games-duplicates = Пропускать партии, совпадающие с прежними
games-no-duplicates = Без повторов
games-by-position = С позицией на доске
games-sort = Сортировать по этому столбцу
games-open = Открыть партию
games-column-number = №
games-column-date = Дата
games-column-result = Результат
games-column-event = Турнир
games-column-variant = Доска и правила
games-column-moves = Ходы
games-duplicate-of = Те же ходы, что в партии { $number }
games-has-errors = В этой партии есть ошибки; возможно, она неполная.
games-place = { $file }, партия { $number }
games-unreadable = Не удалось прочитать партию: { $reason }
games-not-playable = Dames 3D не играет в такую игру, или файл партии изменился.
explorer-toggle = База ходов: что играли в этой позиции
explorer-title = База ходов
explorer-mirrored = Зеркально
explorer-mirrored-tip = Учитывать и партии с обменом цветов
explorer-games = Все партии
explorer-play = Сделать этот ход
explorer-none = Такой позиции нет ни в одной партии.
explorer-openings = Дебюты компьютера
explorer-positions = { $positions ->
        [one] { $positions } позиция
        [few] { $positions } позиции
        [many] { $positions } позиций
       *[other] { $positions } позиции
    }
explorer-total = { $games ->
        [one] { $games } партия, белые набрали { $score } %
        [few] { $games } партии, белые набрали { $score } %
        [many] { $games } партий, белые набрали { $score } %
       *[other] { $games } партии, белые набрали { $score } %
    }
explorer-total-open = { $games ->
        [one] { $games } партия без результата
        [few] { $games } партии без результата
        [many] { $games } партий без результата
       *[other] { $games } партии без результата
    }
explorer-score = { $score } %

## Окно о партии

about-open = Игроки, турнир и дата
about-title = Об этой партии
about-event = Турнир
about-site = Место
about-date = Дата
about-round = Тур
about-note = Сохраняется с партией. Дату можно писать 2024.08.17 или 17/8/2024.
turn-of = Ходит { $name }
editor-not-saved = Недопустимую позицию сохранить нельзя.
editor-kept = Расставляемая позиция не пропала: Ctrl+E, затем Ctrl+Z.

## Пять досок

net-toggle = Пять досок рядом
net-size = Пять досок крупно или в панели
net-hide = Скрыть пять досок
net-title = Пять досок

# Виды
replay-last-move = Показать последний ход ещё раз, медленно
replay-capture = Повтор
## Игра словами: экранный диктор, вопросы
spoken-empty = пусто
spoken-white-man = белая простая
spoken-white-king = белая дамка
spoken-black-man = чёрная простая
spoken-black-king = чёрная дамка
spoken-white-men = белые простые
spoken-white-kings = белые дамки
spoken-black-men = чёрные простые
spoken-black-kings = чёрные дамки
spoken-none = нет
spoken-square = { $square }, { $content }
spoken-and = { $before } и { $last }
spoken-goes = { $side }: { $from } на { $to }
spoken-takes = { $side }: { $from } бьёт на { $to }
spoken-pieces-taken = { $pieces ->
        [1] одна шашка
        [2] две шашки
        [3] три шашки
        [4] четыре шашки
        [5] пять шашек
        [6] шесть шашек
        [one] { $pieces } шашка
        [few] { $pieces } шашки
        [many] { $pieces } шашек
       *[other] { $pieces } шашки
    }
spoken-crowned = становится дамкой
spoken-by-hand = { $side }: ход сделан вручную
spoken-set-up = расставлена позиция
spoken-your-turn = Ваш ход
spoken-must-capture = { $turn }, бить обязательно
spoken-places = { $name }: { $what }
spoken-row = Ряд { $row }, слева направо: { $squares }
spoken-line = { $direction }: { $squares }
spoken-north = север
spoken-north-east = северо-восток
spoken-east = восток
spoken-south-east = юго-восток
spoken-south = юг
spoken-south-west = юго-запад
spoken-west = запад
spoken-north-west = северо-запад
spoken-men-counted = { $men ->
        [one] { $men } простая
        [few] { $men } простые
        [many] { $men } простых
       *[other] { $men } простой
    }
spoken-kings-counted = { $kings ->
        [one] { $kings } дамка
        [few] { $kings } дамки
        [many] { $kings } дамок
       *[other] { $kings } дамки
    }
spoken-move-number = Ход { $number }
question-where = После где ожидалось: белые или чёрные, простые или дамки, например где белые простые.
question-row = После ряд ожидалось число от 1 до 10; ряд 1 — ближайший к белым.
question-lines = После линии ожидалось поле от 1 до 50.
question-alone = После этого слова ничего не нужно.
typed-several = { $typed } — это несколько ходов. Введите один из них: { $choices }.

## Клавиатура на доске
walk-enter = Обход полей: стрелки; Enter — выбрать, Esc — закончить
walk-next = Следующая шашка с ходом
walk-boards = Обход пяти досок или сцены
entry-open = Ввести ход (можно сразу с цифры) или вопрос
entry-name = Ход или вопрос
entry-hint = Ход, например 32-28, или вопрос: где белые простые, ряд 4, линии 28, последний, счёт.
entry-no-move = Ни один возможный ход так не начинается.
entry-not-your-turn = Сейчас не ваш ход.
entry-waits = Ход будет сделан, когда настанет ваша очередь. Esc отменяет его.
ahead-waits = Ход будет сделан, когда настанет ваша очередь. Щелчок или Esc отменяет его.
entry-no-square = { $found } — не поле от 1 до 50. Введите два поля, например 32-28, или вопрос, например линии 28.
entry-incomplete = Не хватает поля. Введите два поля, например 32-28.
entry-not-a-move = { $found } не бывает в записи хода. Введите два поля, например 32-28, или вопрос, например линии 28.
cell-chosen = выбрана
cell-end = шашка может пойти сюда
cell-movable = есть ход

## Настройки

settings-open = Настройки
settings-title = Настройки
settings-part-display = Экран
settings-part-sounds = Звуки
settings-part-playing = Игра
settings-theme = Доска
theme-walnut = Орех
theme-birch = Берёза
theme-marble = Мрамор
theme-high-contrast = Контраст
theme-color-blind = Дальтоникам
settings-quality = Качество картинки
settings-high-steps = Ступени высотой в ширину кубов
quality-plain = Простое
quality-fine = Высокое
settings-text-size = Размер текста и кнопок
settings-contrast = Высокий контраст
settings-full-screen = Во весь экран
settings-sound = Звуки
settings-volume = Громкость
settings-softer = Тише
settings-louder = Громче
settings-analysis = Предел анализа
settings-minutes = { $minutes } мин
settings-never = Нет
settings-entry = Ввод ходов
settings-entry-both = Щёлкать или тащить
settings-entry-click = Щёлкать
settings-entry-drag = Тащить
settings-confirm = Подтверждать ходы
settings-on = Да
settings-off = Нет
settings-percent = { $percent } %
settings-play-move = Сделать введённый ход
settings-discard-move = Отменить введённый ход
settings-ask-move = Сыграть { $played }?
settings-play = Сыграть
settings-discard = Отменить

## Правила в окне
rules-open = Правила
rules-play = Показать на доске
rules-goal = Цель
rules-goal-draughts = Побить все шашки соперника или лишить его ходов. Начинают белые.
rules-goal-family = Побить все шашки соперника или лишить его ходов. Начинают чёрные.
rules-goal-brigand = Проиграть: выигрывает тот, у кого первым не осталось шашек или ходов. Начинают чёрные.
rules-goal-wolf = Четыре овцы против одного волка. Волк выигрывает, когда все овцы остались позади; овцы выигрывают, если волк не может ходить.
rules-boards = Пять досок
rules-boards-are = 100 кубов — это пять досок сразу: верх и четыре стороны по 55 кубов, каждая видна из своего угла. Щёлкните по доске, чтобы увидеть её.
rules-moves = Как ходить
rules-moves-flat = Простая шашка ходит на одно поле вперёд по диагонали. Закончив ход на последнем ряду, она становится дамкой, а та ходит на любое расстояние, вперёд и назад.
rules-moves-pyramid = Простая шашка ходит на одно поле вперёд по диагонали верха. Закончив ход на последнем ряду, она становится дамкой, а та ходит на любое расстояние по диагоналям всех своих досок.
rules-moves-wolf = Сначала игроки расставляют шашки. Каждая ходит на одно поле по диагонали: овцы — только вперёд, волк — вперёд и назад. Первым ходит волк. Взятий нет.
rules-lines = Линии сторон
rules-lines-are = Ярус — это кубы одной высоты. Склон — это часть пирамиды между двумя её рёбрами. Линия, которая поднимается по склону, за ребром идёт дальше по ярусу: кажется, что она сворачивает, но сверху она прямая.
rules-captures = Как бить
rules-captures-flat = Перепрыгните через соседнюю шашку соперника на пустое поле за ней, вперёд или назад. Дамка прыгает с любого расстояния.
rules-captures-pyramid =
    Перепрыгните через соседнюю шашку соперника на пустое поле за ней по диагонали любой из пяти досок, вперёд или назад.
    Если смотреть сверху, диагональ стороны идёт прямо по ряду или столбцу. Поэтому простая шашка бьёт и прямо вперёд, назад, влево и вправо: шашку на следующем тёмном поле ряда или столбца, через одно поле, если тёмное поле за ней пусто и все три поля лежат на одной стороне.
rules-show-side = Простая шашка 42 прыгает через 32 и встаёт на 22. Все три поля в одном столбце, через одно: если смотреть сверху, прыжок идёт прямо вперёд. Это диагональ только юго-западной стороны.
rules-show-capture = Простая шашка 22 бьёт 28, назад.
rules-rafles = Серии взятий (rafle)
rules-rafles-are = Взятие нескольких шашек за ход — это серия. Она продолжается, пока шашка может бить. Побитые шашки снимают все вместе в конце.
rules-show-side-rafle = Первый прыжок — по верху, остальные — вдоль ярусов юго-западной стороны.
rules-show-rafle = Одна простая шашка бьёт три шашки.
rules-duty = Обязательное взятие
rules-duty-most = Бить обязательно, и как можно больше шашек.
rules-duty-any = Бить обязательно. Можно выбрать любое взятие.
rules-duty-huff = Можно выбрать любое взятие. Если игрок пропустил взятие, шашку, которая могла бить, можно снять за фук: соперник убирает её с доски.
rules-draws = Ничья
rules-draws-pyramid =
    Партия заканчивается вничью
    • по соглашению;
    • когда одна и та же позиция возникает в третий раз при ходе той же стороны;
    • если каждый сделал 25 ходов без взятий и без ходов простыми шашками;
    • если три шашки, из них хотя бы одна дамка, играют против одинокой дамки и каждый сделал ещё 16 ходов;
    • сразу, когда две дамки или одна играют против одинокой дамки, если только нет обязательного взятия и его нельзя вынудить.
    Кнопка «{ counters-button }» под ходами показывает, сколько уже насчитано.
rules-draws-international =
    Партия заканчивается вничью
    • по соглашению;
    • когда одна и та же позиция возникает в третий раз при ходе той же стороны;
    • если каждый сделал 25 ходов без взятий и без ходов простыми шашками;
    • если три шашки, из них хотя бы одна дамка, играют против одинокой дамки и каждый сделал ещё 16 ходов;
    • сразу, когда две дамки или одна играют против одинокой дамки, если только нет обязательного взятия и его нельзя вынудить; по правилу пяти ходов — когда каждый сделал ещё 5 ходов, в том числе с дамкой и простой.
    Кнопка «{ counters-button }» под ходами показывает, сколько уже насчитано.
rules-draws-family =
    Партия заканчивается вничью
    • по соглашению;
    • когда одна и та же позиция возникает в третий раз при ходе той же стороны;
    • если каждый сделал 25 ходов без взятий и без ходов простыми шашками.
    Кнопка «{ counters-button }» под ходами показывает, сколько уже насчитано.
rules-wolf-ends = Конец партии
rules-show-wolf-caught = Овца идёт с 14 на 9, и волк заперт.
rules-show-wolf-escapes = Волк идёт с 23 на 29: все овцы остались позади.
rules-keys = Клавиши

## Первый запуск
welcome-words = Шашки на пирамиде из 100 кубов. Сверху и с четырёх углов видны пять досок сразу. Простые шашки ходят по верху, а бьют по диагоналям всех пяти.
welcome-computer = Играть с компьютером
welcome-computer-words = У вас белые, вы начинаете. Компьютер играет на лёгком уровне: { $level } из 10.
welcome-two = Вдвоём за этим экраном
welcome-two-words = Белые и чёрные ходят по очереди на этой доске.
welcome-rules-words = Как ходить и бить на пяти досках, с примерами.
welcome-lesson = Научиться за шесть минут

## Учёба
learn-title = Учиться и тренироваться
learn-lesson-words = Правила на доске, короткими этапами: около шести минут.
learn-shots-words = Позиции с единственным выигрывающим ходом, по вашей силе.
learn-vision-words = Узнавать доски с одного взгляда, в раундах по 30 секунд.
learn-stars = Звёзды: { $stars } из { $most }

## Первый урок
lesson-title = Первый урок
lesson-open = Научиться игре за шесть минут
lesson-stage = Этап { $stage } из { $stages }
lesson-topic-men = Простые
lesson-topic-capture = Взятие
lesson-topic-most-pieces = Больше шашек
lesson-topic-side = Сторона
lesson-topic-side-capture = Взятия по стороне
lesson-topic-rafle = Серии взятий
lesson-topic-king = Дамки
lesson-topic-crowning = Превращение
lesson-rule-men = Простые шашки ходят вперёд по диагоналям верха — доски, видимой сверху.
lesson-rule-men-flat = Простые шашки ходят вперёд по диагонали.
lesson-rule-capture = Бить обязательно, в том числе назад: перепрыгните через соседнюю шашку на свободное поле за ней.
lesson-rule-most-pieces = Нужно побить как можно больше шашек.
lesson-rule-side = Если смотреть с угла, пирамида — ещё одна доска.
lesson-rule-side-capture = Простые шашки бьют и на сторонах: если смотреть сверху, по рядам и столбцам.
lesson-rule-rafle = Взятие продолжается, даже на другой доске.
lesson-rule-king = Дамка ходит на любое расстояние по всем своим доскам.
lesson-rule-king-flat = Дамка ходит по диагонали на любое расстояние.
lesson-rule-crowning = Дамкой становится только простая шашка, закончившая ход на последнем ряду.
lesson-goal-visit = { $moves ->
        [one] Пройдите по отмеченным полям за { $moves } ход.
        [few] Пройдите по отмеченным полям за { $moves } хода.
        [many] Пройдите по отмеченным полям за { $moves } ходов.
       *[other] Пройдите по отмеченным полям за { $moves } хода.
    }
lesson-goal-capture-all = { $moves ->
        [one] Побейте всё за { $moves } ход.
        [few] Побейте всё за { $moves } хода.
        [many] Побейте всё за { $moves } ходов.
       *[other] Побейте всё за { $moves } хода.
    }
lesson-goal-capture-safely = Не дайте чёрным ничего побить в ответ.
lesson-goal-crown = Проведите дамку.
lesson-goal-look = Поверните, чтобы была видна { $side }, или щёлкните по её доске.
lesson-failed-piece-lost = Чёрные бьют вашу шашку.
lesson-failed-not-crowned = Простая шашка ушла с последнего ряда и не стала дамкой.
lesson-failed-no-moves = Почти: ходы закончились. Попробуйте иначе!
lesson-failed-capture-all = Хорошее взятие, но теперь всех уже не побить. Начните с другого!
lesson-failed-out-of-reach = Отсюда до цели уже не дойти. Попробуйте другой ход!
lesson-failed-blocked = Ни одна шашка больше не может ходить.
lesson-failed-face = Это { $side }.
lesson-reached = Отлично!
lesson-task-done = Задача решена: нажмите «{ lesson-next }».
lesson-stars = { $stars ->
        [one] { $stars } звезда из 3
        [few] { $stars } звезды из 3
        [many] { $stars } звёзд из 3
       *[other] { $stars } звезды из 3
    }
lesson-finished = Вы знаете правила. Звёзды: { $stars } из { $most }. Проигрывает тот, кому некуда ходить. Сыграйте партию!
lesson-finished-some = Это был последний этап. Звёзды: { $stars } из { $most }. Осталось пройти: { $stages }.
lesson-star-cost = Неудачная попытка или лишний ход стоит одной звезды.
lesson-go-to-stage = Перейти к этому этапу
lesson-retry = Ещё раз
lesson-next = Дальше
lesson-skip = Пропустить
lesson-leave = Выйти
lesson-text-hint = Введите { $played }.
lesson-reply = Чёрные должны бить: { $played }
lesson-reply-along = Чёрные должны бить: { $played } ({ $boards })
lesson-text-help =
    38-33, 28x19         сделать ход
    юз, юв, св, сз       посмотреть на сторону
    заново               начать задание заново
    пропустить           перейти к следующему этапу
    выход                выйти
lesson-text-look = Введите { $letters }, чтобы увидеть: { $side }.
lesson-text-heading = { $stage }: { $topic }
lesson-text-waits = Чёрные ждут и ходят, только чтобы бить.
lesson-text-play = Сыграйте партию: { $command }

## Волк и овцы
score-wins-sheep = Овцы выигрывают в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
score-wins-wolf = Волк выигрывает в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
side-sheep = Овцы
side-wolf = Волк
turn-sheep = Ход овец
turn-wolf = Ход волка
result-sheep = Овцы выиграли
result-wolf = Волк выиграл
result-sheep-in = { $moves ->
        [0] Овцы выиграли
        [one] Овцы выиграли за { $moves } ход
        [few] Овцы выиграли за { $moves } хода
        [many] Овцы выиграли за { $moves } ходов
       *[other] Овцы выиграли за { $moves } хода
    }
result-wolf-in = { $moves ->
        [0] Волк выиграл
        [one] Волк выиграл за { $moves } ход
        [few] Волк выиграл за { $moves } хода
        [many] Волк выиграл за { $moves } ходов
       *[other] Волк выиграл за { $moves } хода
    }
wolf-shut-in = волк не может ходить
sheep-shut-in = овцы не могут ходить
wolf-resigns = волк сдался
sheep-resign = овцы сдались
ask-resign-sheep = Овцы сдаются?
ask-resign-wolf = Волк сдаётся?
ask-draw-sheep = Овцы предлагают ничью?
ask-draw-wolf = Волк предлагает ничью?
draw-offered-sheep = Овцы предлагают ничью
draw-offered-wolf = Волк предлагает ничью
sheep-think = Овцы думают…
wolf-thinks = Волк думает…
clock-times-wolf = Часы: овцы { $white }, волк { $black }
wolf-out-of-time = у волка вышло время
sheep-out-of-time = у овец вышло время
spoken-sheep = овца
spoken-wolf = волк
# Знаки овцы и волка на текстовой доске
glyph-sheep = О
glyph-wolf = В

## Задачи
shot-welcome = Найдите выигрывающие ходы. Введите ход, например 32-28, или помощь.
shot-task = { $opponent }: { $played }. { $solver } начинают и выигрывают: найти { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
shot-ratings = Задача { $rating }, ваш рейтинг { $own }
shot-right = Верно. Ответ — { $reply }. Дальше.
shot-solved = Решено!
shot-other-wins = { $played } тоже выигрывает. Решено!
shot-wrong = { $played } не выигрывает: соперник играет { $answer }.
shot-wrong-alone = { $played } не выигрывает.
shot-again = Попробуйте ещё раз.
shot-solution = Решение: { $line }
shot-themes = Идеи: { $themes }
shot-gain-pieces = Почему это выигрывает: побито шашек: { $captured }, отдано: { $given }; остаётся { $own } против { $other }.
shot-gain-endgame = Почему это выигрывает: эндшпиль { $own } против { $other }, который остаётся, выигран.
shot-gain-end = Почему это выигрывает: у соперника не осталось ходов.
shot-gain-king = К тому же простая шашка стала дамкой.
shot-result = Ваш рейтинг — { $rating } ({ $change }); решено подряд: { $streak }.
shot-go-on = Enter: следующая задача
shot-over = Эта задача окончена: нажмите Enter, чтобы перейти к следующей.
shot-none-left = Вы видели все задачи этой доски. Введите нерешённые, чтобы повторить нерешённые.
shot-none-missed = Нерешённых задач нет. Введите новая для новой.
shot-not-kept = Результат не удалось записать на диск: { $reason }.
shot-hint-boards = { $count ->
        [1] Подсказка: посмотрите на эту доску: { $boards }
       *[other] Подсказка: посмотрите на эти доски: { $boards }
    }
shot-hint-theme = Подсказка: { $theme }
shot-hint-piece = Подсказка: ходит шашка { $square }.
shot-hint-move = Подсказка: сыграйте { $played }.
shots-open = Решать комбинации
shots-title = Задачи на комбинации
shots-white-wins = Белые начинают и выигрывают
shots-black-wins = Чёрные начинают и выигрывают
shots-lead-in = { $side }: { $played }.
shots-move-number = Ход { $number } из { $moves }
shots-your-rating = Ваш рейтинг
shots-rating-of = Рейтинг задачи: { $rating }
shots-streak = { $count } подряд
shots-solved-of = Решено { $solved } из { $all }
shots-show-solution = Показать решение
shots-hint-wait = Подсказка даётся, когда ваш ход.
shots-hint-last = Это была последняя подсказка: стрелка показывает ход.
shots-play-line = Просмотреть
shots-missed = Повторить нерешённые ({ $count })
shots-again-missed = Повторить нерешённые задачи
shots-none-missed-tip = На этой доске нерешённых задач нет.
shots-all-seen = Вы видели все задачи этой доски.
shots-file-renamed = Результаты не прочитаны и начинаются заново. Старый файл теперь называется { $file }
shots-file-written-again = Другая программа повредила файл результатов. Они записаны заново; повреждённый файл теперь называется { $file }
shots-file-unreadable = Результаты не прочитаны: { $reason }
shot-help =
    32-28, 28x19         сделать ход
    подсказка            подсказка: сначала доска, потом шашка, потом ход
    показать             показать решение; задача считается нерешённой
    дальше               другая задача
    нерешённые           нерешённые задачи ещё раз
    новая                новые задачи
    сторона юз           какую сторону показывать на узком экране: юз, юв, св, сз
    fen                  показать позицию в виде FEN
    выход                выйти
theme-rafle-over-boards = серия взятий по нескольким доскам
theme-ends-on-a-side = заканчивается на стороне
theme-makes-a-king = проход в дамки
theme-coup-turc = турецкий удар
theme-quiet-move = тихий ход
theme-several-given = жертва нескольких шашек
theme-long-rafle = длинная серия взятий
theme-catches-a-king = взятие дамки
theme-defense = под угрозой
theme-endgame = эндшпиль
theme-ends-the-game = конец партии
## Тренировка взгляда
vision-open = Тренировать видение досок
vision-title = Видение досок
vision-rules = Раунд даёт 30 секунд на размышление. Ошибка стоит столько, сколько даёт верный ответ.
vision-find-square = Найти поле
vision-name-square = Назвать поле
vision-sides = Стороны поля
vision-king-moves = Ходы дамки
vision-captures = Взятия
ask-find-square = Где поле { $number }?
ask-name-square = Какое поле отмечено?
ask-sides = На каких сторонах лежит поле { $number }?
ask-king-side = Куда может пойти отмеченная дамка? Доска: { $side }
ask-king-flat = Куда может пойти отмеченная дамка?
ask-captures-white = Какие шашки могут побить белые?
ask-captures-black = Какие шашки могут побить чёрные?
ask-king-words = Дамка стоит на { $number }.
ask-place-words = Ряд { $row } от белых, номер { $place } слева.
answer-click-square = Щёлкните по нему в сцене или на одной из досок.
answer-type-number = Введите его номер.
answer-name-sides = Выберите каждую сторону с этим полем.
answer-click-moves = Щёлкните по каждому полю, до которого она дойдёт.
answer-click-captures = Щёлкните по каждой. Бить нужно по большинству.
vision-found = Найдено { $found } из { $total }
vision-best = рекорд { $score }
vision-score = Счёт: { $score }
vision-streak = { $count } подряд
vision-right = Верно
vision-wrong = Неверно. Ответ: { $answer }
vision-no-digit = ?
vision-erase = Стереть цифру
vision-submit = Ответить
vision-time-up = Время вышло
vision-answer-was = Ответ на последний вопрос: { $answer }
vision-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
vision-new-best = Новый рекорд!
vision-best-so-far = Ваш рекорд: { $score }
vision-tally = Верно: { $right }, неверно: { $wrong }
vision-longest-streak = Самая длинная серия: { $count }
vision-begin = Начать раунд с этими вопросами
vision-again = Ещё раз
vision-other = Другие упражнения
vision-leave = Покинуть раунд
vision-seconds = { $count } с
vision-seconds-left = { $count ->
        [one] Осталась { $count } секунда
        [few] Осталось { $count } секунды
        [many] Осталось { $count } секунд
       *[other] Осталось { $count } секунды
    }
vision-on-side = Поле лежит на этой стороне

## Тренировка эндшпиля
endgame-welcome = Выиграйте эндшпиль против лучшей защиты. Введите ход, например 32-28, или помощь.
endgame-pieces = { $kings } и { $men }
endgame-ending = { $own } – { $other }
endgame-task = { $side } начинают и выигрывают в { $moves ->
            [one] { $moves } ход
            [few] { $moves } хода
            [many] { $moves } ходов
           *[other] { $moves } хода
    }.
endgame-left = Осталось: { $moves ->
            [one] { $moves } ход
            [few] { $moves } хода
            [many] { $moves } ходов
           *[other] { $moves } хода
    }.
endgame-slow = { $played } теряет { $lost ->
            [one] { $lost } ход
            [few] { $lost } хода
            [many] { $lost } ходов
           *[other] { $lost } хода
    }.
endgame-drawn = { $played } упускает выигрыш: ничья.
endgame-refuted-draw = { $played } упускает выигрыш: после { $answer } ничья.
endgame-refuted-loss = { $played } упускает выигрыш: после { $answer } выигрывает другая сторона ({ $side }).
endgame-reply = Ответ: { $played }
endgame-won = Выиграно за { $played ->
        [one] { $played } ход
        [few] { $played } хода
        [many] { $played } ходов
       *[other] { $played } хода
    }; хватило бы { $enough }.
endgame-won-soonest = Выиграно в { $moves ->
            [one] { $moves } ход
            [few] { $moves } хода
            [many] { $moves } ходов
           *[other] { $moves } хода
    }: быстрее нельзя.
endgame-best = Лучший ход: { $played }
endgame-try-again = Введите вернуть, чтобы взять ход назад, или заново, чтобы начать сначала.
endgame-go-on = Enter: следующий эндшпиль
endgame-over = Этот эндшпиль окончен: нажмите Enter, чтобы перейти к следующему.
endgame-nothing-to-take-back = Нет хода, который можно взять назад.
endgame-none = В таблицах нет такого эндшпиля. Выберите другую длину или другое окончание.
endgame-which-length = Ожидалось число ходов до выигрыша: 3, 6, 9 или 10.
endgame-which-ending = Ожидался номер окончания или 0 для любого; окончания покажет список.
endgame-times-won = выиграно: { $count }
endgame-fewest-lost = меньше всего потеряно ходов: { $count }
endgame-any = Любое окончание
endgame-help =
    32-28, 28x19         сделать ход
    подсказка            показать лучший ход; считается помощью
    вернуть              взять назад ход, упустивший выигрыш
    заново               тот же эндшпиль сначала
    дальше               другой эндшпиль
    длина 6              выигрыш не больше чем в 3, 6 или 9 ходов, либо в 10 и больше
    окончания            список окончаний с вашими рекордами
    окончание 2          только это окончание; 0 для любого
    сторона юз           какую сторону показывать на узком экране: юз, юв, св, сз
    выход                выйти
endgame-title = Эндшпиль
endgame-open = Тренировать эндшпиль
endgame-rules = Выиграйте против лучшей защиты. Потерянные ходы считаются.
endgame-moves-lost = Потеряно ходов: { $count }
endgame-lengths = Ходов до выигрыша
endgame-endings = Окончание
endgame-choosing = Поиск позиции…
endgame-preparing = Подготовка эндшпиля, раз и навсегда: { $percent } %. Первая задача начнётся сама.
endgame-not-prepared = Не удалось подготовить эндшпиль.
endgame-begin = Тренировать это окончание
endgame-again = Сначала
endgame-take-back = Взять назад
endgame-show-best = Показать лучший ход

## Words that players type on the text board, and questions in the window. Each message lists the words for one thing,
## separated by commas; the help names the first. The English words are understood in every language.
word-moves = ходы
word-where = где
word-row = ряд
word-lines = линии
word-last = последний
word-score = счёт
word-undo = назад
word-redo = вперёд
word-undo-edit = отменить правку
word-redo-edit = вернуть правку
word-game = партия
word-goto = перейти
word-promote = выше
word-demote = ниже
word-main = главный
word-delete = удалить
word-delete-rest = удалить остаток
word-comment = комментарий
word-before = перед
word-sign = знак
word-mark = отметить
word-arrow = стрелка
word-draw = ничья
word-accept = принять
word-decline = отклонить
word-resign = сдаться, сдаюсь
word-new = новая, новые, новое
word-fen = fen
word-board = доска
word-side = сторона
word-continue = продолжить
word-games = партии
word-open = открыть
word-save = сохранить
word-table = правила
word-table-touch = правила касание
word-table-hand = правила рука
word-table-draws = правила ничья
word-touch = тронуть
word-adoube = поправляю
word-carry = перенести
word-off = снять
word-back = вернуть
word-done = готово
word-correct = исправить
word-keep = оставить
word-huff = фук
word-place = поставить
word-computer = компьютер
word-person = человек
word-go = играй, играть
word-review = оценить, оценка
word-mistakes = ошибки
word-show = показать
word-next = дальше
word-clock = часы
word-clock-off = без часов
word-clock-pause = часы пауза
word-clock-resume = часы идут
word-clock-add = часы добавить
word-hint = подсказка
word-analyze = анализ
word-explore = просмотр
word-takeback = назад
word-withdraw = отозвать
word-rematch = реванш
word-pause = пауза
word-resume = дальше, продолжить
word-give-time = дать время
word-hello = привет, здравствуйте
word-good-luck = удачи
word-well-played = хорошая игра, хорошо сыграно
word-thanks = спасибо
word-good-move = хороший ход
word-oops = ой
word-take-your-time = не торопитесь
word-one-moment = минуту
word-must-go = мне пора
word-good-game = отличная партия
word-another = ещё, ещё партию
word-goodbye = до свидания
word-claim-win = требую победы
word-claim-draw = требую ничьей
word-who = кто
word-link = ссылка
word-invitation = приглашение
word-edit = расставить
word-help = помощь, справка
word-quit = выход, выйти
word-again = заново, снова
word-skip = пропустить
word-missed = нерешённые
word-length = длина
word-endings = окончания
word-ending = окончание
word-cancel = отмена
word-clear = очистить
word-start = начало
word-mirror = зеркало
word-swap = поменять
word-white = белые, белый, белых
word-black = чёрные, чёрный, чёрных
word-men = простые, простая
word-kings = дамки, дамка
word-green = зелёный
word-red = красный
word-blue = синий
word-yellow = жёлтый
word-now = сразу
word-family = семейные
word-family-pyramid = семейные-пирамида
word-brigand = поддавки
word-brigand-pyramid = поддавки-пирамида
word-wolf-and-sheep = волк
word-south-west = юз
word-south-east = юв
word-north-east = св
word-north-west = сз
