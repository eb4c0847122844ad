// The words of the cover and of the loader, in the languages of the game.

const TEXTS = {
    de: {
        about: 'Hundert Würfel, fünf Bretter, ein Spiel: Dame auf einer Stufenpyramide. In sechs Minuten gelernt.',
        play: 'Spielen', again: 'Neu laden', loading: 'Wird geladen …',
        other_tab: 'Das Spiel ist in einem anderen Tab geöffnet.', failed: 'Das Spiel konnte nicht starten.',
        lost: 'Die Grafik wurde zurückgesetzt. Die Partie ist gespeichert.',
        new_version: 'Es gibt eine neue Version.', reload: 'Neu laden',
    },
    en: {
        about: 'A hundred cubes, five boards, one game: draughts on a stepped pyramid. Learned in six minutes.',
        play: 'Play', again: 'Reload', loading: 'Loading …',
        other_tab: 'The game is open in another tab.', failed: 'The game could not start.',
        lost: 'The graphics were reset. Your game is kept.',
        new_version: 'There is a new version.', reload: 'Reload',
    },
    es: {
        about: 'Cien cubos, cinco tableros, un juego: damas sobre una pirámide escalonada. Se aprende en seis minutos.',
        play: 'Jugar', again: 'Recargar', loading: 'Cargando …',
        other_tab: 'El juego está abierto en otra pestaña.', failed: 'No se pudo iniciar el juego.',
        lost: 'Se han reiniciado los gráficos. La partida está guardada.',
        new_version: 'Hay una versión nueva.', reload: 'Recargar',
    },
    fr: {
        about: 'Cent cubes, cinq damiers, un seul jeu : les dames sur une pyramide à degrés. Six minutes pour l’apprendre.',
        play: 'Jouer', again: 'Recharger', loading: 'Chargement …',
        other_tab: 'Le jeu est ouvert dans un autre onglet.', failed: 'Le jeu n’a pas pu démarrer.',
        lost: 'L’affichage a été réinitialisé. La partie est enregistrée.',
        new_version: 'Une nouvelle version est disponible.', reload: 'Recharger',
    },
    it: {
        about: 'Cento cubi, cinque damiere, un gioco: la dama su una piramide a gradoni. Si impara in sei minuti.',
        play: 'Gioca', again: 'Ricarica', loading: 'Caricamento …',
        other_tab: 'Il gioco è aperto in un’altra scheda.', failed: 'Impossibile avviare il gioco.',
        lost: 'La grafica è stata reimpostata. La partita è salvata.',
        new_version: 'È disponibile una nuova versione.', reload: 'Ricarica',
    },
    nl: {
        about: 'Honderd blokken, vijf borden, één spel: dammen op een trappiramide. In zes minuten geleerd.',
        play: 'Spelen', again: 'Herladen', loading: 'Laden …',
        other_tab: 'Het spel is geopend in een ander tabblad.', failed: 'Het spel kon niet starten.',
        lost: 'De grafische weergave is opnieuw gestart. De partij is bewaard.',
        new_version: 'Er is een nieuwe versie.', reload: 'Herladen',
    },
    pl: {
        about: 'Sto sześcianów, pięć plansz, jedna gra: warcaby na schodkowej piramidzie. Nauka zajmuje sześć minut.',
        play: 'Graj', again: 'Odśwież', loading: 'Wczytywanie …',
        other_tab: 'Gra jest otwarta w innej karcie.', failed: 'Nie udało się uruchomić gry.',
        lost: 'Grafika została zresetowana. Partia jest zapisana.',
        new_version: 'Jest nowa wersja.', reload: 'Odśwież',
    },
    pt: {
        about: 'Cem cubos, cinco tabuleiros, um jogo: damas sobre uma pirâmide em degraus. Aprende-se em seis minutos.',
        play: 'Jogar', again: 'Recarregar', loading: 'Carregando …',
        other_tab: 'O jogo está aberto em outra aba.', failed: 'Não foi possível iniciar o jogo.',
        lost: 'Os gráficos foram reiniciados. A partida está guardada.',
        new_version: 'Há uma nova versão.', reload: 'Recarregar',
    },
    ru: {
        about: 'Сто кубов, пять досок, одна игра: шашки на ступенчатой пирамиде. Правила — за шесть минут.',
        play: 'Играть', again: 'Обновить', loading: 'Загрузка …',
        other_tab: 'Игра открыта в другой вкладке.', failed: 'Не удалось запустить игру.',
        lost: 'Графика была сброшена. Партия сохранена.',
        new_version: 'Доступна новая версия.', reload: 'Обновить',
    },
};

const wanted = navigator.languages.map((language) => language.slice(0, 2));
const language = wanted.find((language) => language in TEXTS) ?? 'en';

/** The words in the first of the browser's languages that the game speaks. */
export const words = { language, ...TEXTS[language] };
