// The words of the cover and of the loader, in the languages of the game.

export const BUILD = '';

const TEXTS = {
    de: {
        about: 'Hundert Würfel, fünf Bretter, ein Spiel: Dame auf einer Stufenpyramide. In sechs Minuten gelernt.',
        play: 'Spielen', again: 'Neu laden', loading: 'Wird geladen …',
        other_tab: 'Das Spiel ist in einem anderen Tab geöffnet.',
        failed: 'Das Spiel konnte nicht starten.',
        no_graphics: 'Das Spiel braucht WebGL 2, das dieser Browser nicht anbietet. Schalte in seinen Einstellungen die Grafikbeschleunigung ein, oder nimm einen anderen Browser.',
        broke: 'Das Spiel ist wegen eines Fehlers stehengeblieben.', lost: 'Die Grafik wurde zurückgesetzt.', kept: 'Die Partie ist gespeichert.',
        not_kept: 'Dieser Browser speichert hier nichts: Partien und Einstellungen sind weg, sobald der Tab geschlossen wird.',
        handed_over: 'Der Link ist dort geöffnet.', mixed: 'Gerade wird eine neue Version eingespielt. Lade die Seite neu.',
        new_version: 'Es gibt eine neue Version.', reload: 'Neu laden',
        copy: 'Kopiere diesen Text:', paste: 'Füge den Text hier ein:',
    },
    en: {
        about: 'A hundred cubes, five boards, one game: draughts on a stepped pyramid. Learned in six minutes.',
        play: 'Play', again: 'Reload', loading: 'Loading …',
        other_tab: 'The game is open in another tab.',
        failed: 'The game could not start.',
        no_graphics: 'The game needs WebGL 2, which this browser does not offer. Turn on graphics acceleration in its settings, or use another browser.',
        broke: 'The game stopped because of an error.', lost: 'The graphics were reset.', kept: 'Your game is saved.',
        not_kept: 'This browser saves nothing here: games and settings are gone once the tab is closed.',
        handed_over: 'The link is open there.', mixed: 'A new version is being installed. Reload the page.',
        new_version: 'There is a new version.', reload: 'Reload',
        copy: 'Copy this text:', paste: 'Paste the text here:',
    },
    es: {
        about: 'Cien cubos, cinco tableros, un juego: damas sobre una pirámide escalonada. Se aprende en seis minutos.',
        play: 'Jugar', again: 'Recargar', loading: 'Cargando …',
        other_tab: 'El juego está abierto en otra pestaña.',
        failed: 'No se pudo iniciar el juego.',
        no_graphics: 'El juego necesita WebGL 2, que este navegador no ofrece. Activa la aceleración gráfica en su configuración o usa otro navegador.',
        broke: 'El juego se ha detenido por un error.', lost: 'Se han reiniciado los gráficos.', kept: 'La partida está guardada.',
        not_kept: 'Este navegador no guarda nada aquí: las partidas y los ajustes se pierden al cerrar la pestaña.',
        handed_over: 'El enlace se ha abierto allí.', mixed: 'Se está instalando una versión nueva. Recarga la página.',
        new_version: 'Hay una versión nueva.', reload: 'Recargar',
        copy: 'Copia este texto:', paste: 'Pega aquí el texto:',
    },
    fr: {
        about: 'Cent cubes, cinq damiers, un seul jeu : les dames sur une pyramide à degrés. Six minutes pour l’apprendre.',
        play: 'Jouer', again: 'Recharger', loading: 'Chargement …',
        other_tab: 'Le jeu est ouvert dans un autre onglet.',
        failed: 'Le jeu n’a pas pu démarrer.',
        no_graphics: 'Le jeu a besoin de WebGL 2, que ce navigateur ne propose pas. Activez l’accélération graphique dans ses réglages, ou prenez un autre navigateur.',
        broke: 'Le jeu s’est arrêté à cause d’une erreur.', lost: 'L’affichage a été réinitialisé.', kept: 'La partie est enregistrée.',
        not_kept: 'Ce navigateur n’enregistre rien ici : les parties et les réglages disparaissent dès que l’onglet est fermé.',
        handed_over: 'Le lien y est ouvert.', mixed: 'Une nouvelle version est en cours d’installation. Rechargez la page.',
        new_version: 'Une nouvelle version est disponible.', reload: 'Recharger',
        copy: 'Copiez ce texte :', paste: 'Collez le texte ici :',
    },
    it: {
        about: 'Cento cubi, cinque damiere, un gioco: la dama su una piramide a gradoni. Si impara in sei minuti.',
        play: 'Gioca', again: 'Ricarica', loading: 'Caricamento …',
        other_tab: 'Il gioco è aperto in un’altra scheda.',
        failed: 'Impossibile avviare il gioco.',
        no_graphics: 'Il gioco richiede WebGL 2, che questo browser non offre. Attiva l’accelerazione grafica nelle sue impostazioni o usa un altro browser.',
        broke: 'Il gioco si è fermato per un errore.', lost: 'La grafica è stata reimpostata.', kept: 'La partita è salvata.',
        not_kept: 'Questo browser qui non salva nulla: partite e impostazioni vanno perse quando si chiude la scheda.',
        handed_over: 'Il link è aperto lì.', mixed: 'È in corso l’installazione di una nuova versione. Ricarica la pagina.',
        new_version: 'È disponibile una nuova versione.', reload: 'Ricarica',
        copy: 'Copia questo testo:', paste: 'Incolla qui il testo:',
    },
    nl: {
        about: 'Honderd blokken, vijf borden, één spel: dammen op een trappiramide. In zes minuten geleerd.',
        play: 'Spelen', again: 'Herladen', loading: 'Laden …',
        other_tab: 'Het spel is geopend in een ander tabblad.',
        failed: 'Het spel kon niet starten.',
        no_graphics: 'Het spel heeft WebGL 2 nodig, dat deze browser niet biedt. Zet in de instellingen de grafische versnelling aan of gebruik een andere browser.',
        broke: 'Het spel is door een fout gestopt.', lost: 'De grafische weergave is opnieuw gestart.', kept: 'De partij is bewaard.',
        not_kept: 'Deze browser bewaart hier niets: partijen en instellingen zijn weg zodra het tabblad wordt gesloten.',
        handed_over: 'De link is daar geopend.', mixed: 'Er wordt een nieuwe versie geïnstalleerd. Herlaad de pagina.',
        new_version: 'Er is een nieuwe versie.', reload: 'Herladen',
        copy: 'Kopieer deze tekst:', paste: 'Plak de tekst hier:',
    },
    pl: {
        about: 'Sto sześcianów, pięć plansz, jedna gra: warcaby na schodkowej piramidzie. Nauka zajmuje sześć minut.',
        play: 'Graj', again: 'Odśwież', loading: 'Wczytywanie …',
        other_tab: 'Gra jest otwarta w innej karcie.',
        failed: 'Nie udało się uruchomić gry.',
        no_graphics: 'Gra wymaga WebGL 2, którego ta przeglądarka nie oferuje. Włącz akcelerację grafiki w jej ustawieniach albo użyj innej przeglądarki.',
        broke: 'Gra zatrzymała się z powodu błędu.', lost: 'Grafika została zresetowana.', kept: 'Partia jest zapisana.',
        not_kept: 'Ta przeglądarka niczego tu nie zapisuje: partie i ustawienia znikną po zamknięciu karty.',
        handed_over: 'Link jest tam otwarty.', mixed: 'Trwa instalowanie nowej wersji. Odśwież stronę.',
        new_version: 'Jest nowa wersja.', reload: 'Odśwież',
        copy: 'Skopiuj ten tekst:', paste: 'Wklej tutaj tekst:',
    },
    pt: {
        about: 'Cem cubos, cinco tabuleiros, um jogo: damas sobre uma pirâmide em degraus. Aprende-se em seis minutos.',
        play: 'Jogar', again: 'Recarregar', loading: 'Carregando …',
        other_tab: 'O jogo está aberto em outra aba.',
        failed: 'Não foi possível iniciar o jogo.',
        no_graphics: 'O jogo precisa de WebGL 2, que este navegador não oferece. Ative a aceleração gráfica nas configurações ou use outro navegador.',
        broke: 'O jogo parou por causa de um erro.', lost: 'Os gráficos foram reiniciados.', kept: 'A partida está guardada.',
        not_kept: 'Este navegador não guarda nada aqui: partidas e configurações perdem-se ao fechar a aba.',
        handed_over: 'O link está aberto lá.', mixed: 'Uma nova versão está sendo instalada. Recarregue a página.',
        new_version: 'Há uma nova versão.', reload: 'Recarregar',
        copy: 'Copie este texto:', paste: 'Cole aqui o texto:',
    },
    ru: {
        about: 'Сто кубов, пять досок, одна игра: шашки на ступенчатой пирамиде. Правила — за шесть минут.',
        play: 'Играть', again: 'Обновить', loading: 'Загрузка …',
        other_tab: 'Игра открыта в другой вкладке.',
        failed: 'Не удалось запустить игру.',
        no_graphics: 'Игре нужен WebGL 2, которого в этом браузере нет. Включите аппаратное ускорение в его настройках или возьмите другой браузер.',
        broke: 'Игра остановилась из-за ошибки.', lost: 'Графика была сброшена.', kept: 'Партия сохранена.',
        not_kept: 'Этот браузер здесь ничего не сохраняет: партии и настройки пропадут, когда вкладка закроется.',
        handed_over: 'Ссылка открыта там.', mixed: 'Устанавливается новая версия. Обновите страницу.',
        new_version: 'Доступна новая версия.', reload: 'Обновить',
        copy: 'Скопируйте этот текст:', paste: 'Вставьте текст сюда:',
    },
};

const wanted = navigator.languages.map((language) => language.slice(0, 2));

/** The first of the browser's languages that the game speaks. */
export const language = wanted.find((language) => language in TEXTS) ?? 'en';

/** The words in the language of the page, which the game sets to its own. */
export function words() {
    return TEXTS[document.documentElement.lang] ?? TEXTS.en;
}
