/** Names and texts of the pieces in Polish. */
import type { ContentWords } from '../content-words.ts';

export const content: ContentWords = {
  townships: [
    'Plac Twarogowy',
    'Podwórze Studzienne',
    'Garbary',
    'Stary Kanał',
    'Święta Podpuszczka',
    'Wzgórze Grabarza',
    'Dolny Targ',
    'Wiatrakowa Górka',
    'Dwa Mosty',
    'Zaułek Piekarzy',
    'Pod Błękitną Pleśnią',
    'Wielka Mleczarnia',
    'Szubieniczny Róg',
    'Dziedziniec Kowali',
    'Stary Browar',
    'Sadowa Brama',
    'Śledziowe Nabrzeże',
    'Strażnica',
    'Szkółka',
    'Lazaret',
    'Wozownia',
    'Dom Cechowy',
    'Teatrzyk',
    'Aptekarska',
    'Zaułek Świec',
    'Powroźnicza',
    'Stare Więzienie',
    'Pole Garncarzy',
    'Łaźnia',
    'Biblioteka',
    'Koszary',
    'Ujście Ścieków',
    'Skład Węgla',
    'Piwnice Serowe',
    'Brama Miejska',
  ],
  entries: {
    ratcatcher: {
      'madam-cage': {
        name: 'Pani Klatka',
        text: 'Zastawia pułapki, zwabia szczury tam, gdzie chce, a resztę wyławia siecią.',
      },
      'doctor-sallow': {
        name: 'Doktor Ziemisty',
        text: 'Zatruwa przynęty, zalepia ulice i każe walczyć swoim garnkom.',
      },
      'bram-cleaver': {
        name: 'Bram Tasak',
        text: 'Dużo kości, dzikie ciosy, gruba skóra. Chodzi powoli i szuka arcyszczura.',
      },
      'piper-quill': {
        name: 'Grajek Piórko',
        text: 'Prawie nie walczy: odprowadza szczury od sera, a resztę usypia.',
      },
      'sister-wick': {
        name: 'Siostra Knot',
        text: 'Wnosi światło do gniazd, więc szczurów przybywa mniej, a gdy i tak przyjdą, modli się.',
      },
      'tib-and-nipper': {
        name: 'Tybek i Kąsek',
        text: 'Szybki chłopak i jego terier, który gryzie z daleka i przynosi ser.',
      },
    },
    trap: {
      'snap-trap': {
        name: 'Potrzask',
        text: 'Ulepszenie: szczury, które zaczynają ruch w jego obszarze, zostają w nim.',
      },
      'fume-pot': {
        name: 'Dymiący garnek',
        text: 'Ulepszenie: potem atakuje każdy sąsiedni obszar ze szczurami (kości: {dice}).',
      },
      'bear-trap': {
        name: 'Pułapka na niedźwiedzie',
        text: 'Ulepszenie: zadaje arcyszczurowi w swoim obszarze {wounds} ranę, niezależnie od jego obrony.',
      },
      'music-box': {
        name: 'Pozytywka',
        text: 'Białe i czarne szczury biorą ją za ser. Ulepszenie: brązowe też do niej biegną.',
      },
      'oil-lamp': {
        name: 'Lampa oliwna',
        text: 'W gniazdach w jej obszarze nie pojawiają się szczury. Ulepszenie: w sąsiednich obszarach też nie.',
      },
      'sack-snare': {
        name: 'Worek z pętlą',
        text: 'Ulepszenie: jeśli złapie szczura, łapie jeszcze {rats}, wybranego przez ciebie.',
      },
    },
    ability: {
      'bait-bell': {
        name: 'Dzwonek-wabik',
        text: 'Umieść go w swoim lub sąsiednim obszarze: do porządkowania wszystkie pospolite szczury obierają go za cel.',
      },
      'long-net': {
        name: 'Długa sieć',
        text: 'Złap do {rats} pospolitych szczurów w sąsiednim obszarze albo w dowolnym, w którym brzmi twój dzwonek.',
      },
      'toxic-ruse': {
        name: 'Zatruty podstęp',
        text: 'Umieść go w swoim obszarze: białe i czarne szczury biorą go za ser. Gdy szczury jedzą, łapie wszystkie białe i czarne szczury w swoim obszarze, jeśli jest ich co najmniej {rats}.',
      },
      'dragnet-potion': {
        name: 'Lepka mikstura',
        text: 'Umieść ją w swoim lub sąsiednim obszarze: pospolite i osobliwe szczury nie ruszają się stamtąd.',
      },
      'whirling-blow': {
        name: 'Młynek',
        text: 'Zaatakuj swój obszar jedną kością za każdego szczura i jeszcze {more}. Arcyszczur liczy się za {nemesis}.',
      },
      'stand-firm': {
        name: 'Ani kroku w tył',
        text: 'Umieść znacznik w swoim obszarze: dopóki tam jesteś, twoja obrona jest o {defence} wyższa.',
      },
      'marching-tune': {
        name: 'Marsz',
        text: 'Wybierz swój lub sąsiedni obszar: wchodzą do niego wszystkie pospolite szczury z obszarów wokół.',
      },
      lullaby: {
        name: 'Kołysanka',
        text: 'Umieść ją w swoim lub sąsiednim obszarze: pospolite i osobliwe szczury ani się tam nie ruszają, ani nie gryzą, ani nie jedzą.',
      },
      'great-flare': {
        name: 'Wielki rozbłysk',
        text: 'Umieść go w swoim obszarze: w gniazdach tej i sąsiednich dzielnic nie pojawiają się szczury, a wszystkie szczury w tej dzielnicy mają obronę o {defence} niższą.',
      },
      prayer: { name: 'Modlitwa', text: 'Weź {health} zdrowie albo {movement} punkty ruchu na tę turę.' },
      'go-fetch': {
        name: 'Aport!',
        text: 'Kąsek przynosi ci ser z obszaru bez szczurów, oddalonego najwyżej o {steps} kroki.',
      },
      'sic-em': { name: 'Bierz go!', text: 'Zaatakuj {dice} kośćmi obszar oddalony najwyżej o {steps} kroki.' },
    },
    nemesis: {
      'rat-king': {
        name: 'Król Szczurów',
        text: 'Poluje na ciebie. Przy każdej mutacji kość decyduje, co wzrośnie: 1 ruch, 2 gryzienie, 3 celność, 4 obrona, 5 rozstawianie, 6 zdrowie. Pospolite szczury w jego obszarze mają obronę o {defence} wyższą.',
      },
      maw: {
        name: 'Paszczur',
        text: 'Biega od sera do sera. Po ruchu połyka do {rats} białych lub czarnych szczurów oraz wszystkie znaczniki zdrowia i zdolności ze swojego obszaru: co {forBite} szczury rośnie o 1 gryzienie, co {forDefence} znaczniki obrona, każda z tych cech najwyżej {most} razy. Każdy pożarty ser leczy go o {heals}.',
      },
      'mother-burrow': {
        name: 'Matka Nora',
        text: 'Chodzi od gniazda do gniazda. Dopóki jest w mieście, w każdym gnieździe pojawia się o {rats} szczura więcej, a pospolite szczury w obszarach z gniazdem mają obronę o {defence} wyższą. Gdzie stoi bez gniazda, tam je kopie.',
      },
      lockpick: {
        name: 'Wytrych',
        text: 'Poluje na twoje pułapki, potem na ciebie. Pułapka w jego obszarze psuje się, zanim zadziała. Gdy cię zrani, z twojej klatki uciekają {bite} szczury, przy każdej ucieczce {breakout}.',
      },
    },
    peculiar: {
      corsair: { name: 'Szczursarz', text: 'Biegnie do znaczników, zabiera je i trzyma na swojej karcie.' },
      kleptorat: { name: 'Kleptoszczur', text: 'Gdy cię zrani, kradnie ser z twojej planszy.' },
      'mad-ratter': {
        name: 'Szalony Szczurnik',
        text: 'Dopóki jest w twojej dzielnicy, musisz przerzucać trafienia swoich ataków.',
      },
      cheesemancer: {
        name: 'Seromanta',
        text: 'Dopóki jest w twojej dzielnicy, nie możesz używać ani umieszczać znaczników zdolności.',
      },
      'patient-zero': {
        name: 'Pacjent zero',
        text: 'Dopóki jest w twojej dzielnicy, trafiasz tylko na {accuracy} i 6, a szóstka jest zwykłym trafieniem.',
      },
      'nine-tails': {
        name: 'Chłoszczur',
        text: 'Gryzie, gdy opuszczasz jego obszar. Krok z jego obszaru kosztuje cię o {points} punkt ruchu więcej.',
      },
      nightwing: { name: 'Nocoskrzydły', text: 'Leci do sera, dalej niż biegnie jakikolwiek inny szczur.' },
      'bell-ringer': {
        name: 'Dzwonnik',
        text: 'Pospolite szczury w jego dzielnicy poruszają się o {zones} obszar dalej.',
      },
      'brood-nurse': {
        name: 'Mamka',
        text: 'Gdy pojawią się nowe szczury, w jej obszarze pojawia się jeszcze {rats}.',
      },
      shieldback: { name: 'Tarczogrzbiet', text: 'Pospolite szczury w jego obszarze mają obronę o {defence} wyższą.' },
      glutton: { name: 'Żarłok', text: 'Osobliwe szczury w jego obszarze liczą się za {weight} przy pożeraniu sera.' },
      'trap-tinker': {
        name: 'Psuj',
        text: 'Biegnie do pułapek i psuje tę w swoim obszarze, zanim zadziała.',
      },
      'fog-rat': {
        name: 'Mgielnik',
        text: 'Dopóki jest w twojej dzielnicy, rzucasz w atakach o {dice} kość mniej, ale co najmniej {least}.',
      },
    },
    rat: {
      white: {
        name: 'biały szczur',
        text: 'Ruch {movement}, obrona {defence}, nie gryzie. Biegnie do sera i liczy się za {weight} przy pożeraniu.',
      },
      brown: {
        name: 'brązowy szczur',
        text: 'Ruch {movement}, obrona {defence}, gryzienie {bite}. Poluje na ciebie, gryzie, gdy opuszczasz jego obszar, i nie je sera.',
      },
      black: {
        name: 'czarny szczur',
        text: 'Ruch {movement}, obrona {defence}, nie gryzie. Biegnie do sera, liczy się za {weight} i sprowadza kolejnego szczura, gdy się pojawia i w każdej turze szczurów.',
      },
      peculiar: {
        name: 'osobliwy szczur',
        text: 'Każdy ma własną kartę. Liczy się za {weight} przy pożeraniu sera. Złapany daje nagrodę ze swojej karty.',
      },
      nemesis: { name: 'arcyszczur', text: 'Liczy się za {weight} przy pożeraniu sera. Zgładź go, a wygrasz.' },
    },
    piece: {
      cheese: { name: 'magiczny ser', text: 'Zbierz dziesięć, a wygrasz; gdy szczury pożrą dziesięć, przegrasz.' },
      health: { name: 'zdrowie', text: 'Wejdź, aby odzyskać jedno zdrowie.' },
      yellow: { name: 'żółty znacznik', text: 'Jedno użycie żółtej zdolności, gdy jest odblokowana.' },
      purple: { name: 'fioletowy znacznik', text: 'Jedno użycie fioletowej zdolności, gdy jest odblokowana.' },
      nest: {
        name: 'szczurze gniazdo',
        text: 'W każdej turze szczurów pojawia się tu szczur, jeśli dzielnica jest aktywna; w pierwszej edycji w każdej dzielnicy.',
      },
      spawn: { name: 'wylęgarnia', text: 'Szczur pojawia się tu raz, gdy dzielnica trafia do miasta.' },
      question: { name: 'żeton „?”', text: 'Kryje ser, zdrowie, znacznik zdolności, gniazdo albo osobliwego szczura.' },
      start: { name: 'obszar początkowy', text: 'Tu zaczynasz.' },
      trap: { name: 'pułapka', text: 'Działa, gdy po ruchu szczurów są one w jej obszarze.' },
      dice: { name: 'kość ataku', text: 'Rzuć nią w ataku; wraca przy odświeżeniu.' },
      cage: { name: 'klatka rachmistrza', text: 'Trzyma złapane pospolite szczury, dopóki nimi nie zapłacisz.' },
    },
    attribute: {
      attack: { name: 'Atak', text: 'Kości w każdej twojej turze.' },
      movement: { name: 'Ruch', text: 'Punkty w każdej twojej turze, na kroki i pułapki.' },
      health: { name: 'Zdrowie', text: 'Przy 0 przegrywasz.' },
      accuracy: { name: 'Celność', text: 'Najniższy wynik, który trafia.' },
      defence: { name: 'Obrona', text: 'Tylko gryzienie powyżej niej cię rani.' },
      trap: { name: 'Pułapka', text: 'Odwraca twoje pułapki na lepszą stronę.' },
      yellow: { name: 'Żółta zdolność', text: 'Pierwszy ser ją odblokowuje, drugi uzupełnia.' },
      purple: { name: 'Fioletowa zdolność', text: 'Pierwszy ser ją odblokowuje, drugi uzupełnia.' },
      bite: { name: 'Gryzienie', text: 'U arcyszczura liczba jego kości.' },
      spawn: { name: 'Rozstawianie', text: 'Szczury, które co turę pojawiają się w obszarze arcyszczura.' },
    },
    step: {
      nemesis: { name: 'pojawia się arcyszczur', text: 'W obszarze z gniazdem w twojej dzielnicy.' },
      peculiar: { name: 'przychodzi osobliwy szczur', text: 'W obszarze, w którym pożarto ser.' },
      mutation: { name: 'mutacja', text: 'Rośnie jedna z cech arcyszczura, jak mówi jego plansza.' },
      breakout: { name: 'ucieczka z klatki', text: 'Szczury uciekają z twojej klatki, jak mówi plansza arcyszczura.' },
      loss: { name: 'przegrywasz', text: 'Dziesiąty ser pożarty.' },
      health: { name: 'zdrowie arcyszczura +1', text: 'Robi się twardszy.' },
      bite: { name: 'gryzienie arcyszczura +1', text: 'Jedna kość więcej.' },
      accuracy: { name: 'celność arcyszczura lepsza o 1', text: 'Trafia częściej.' },
      defence: { name: 'obrona arcyszczura +1', text: 'Potrzebujesz o jedno trafienie więcej.' },
      spawn: { name: 'rozstawianie arcyszczura +1', text: 'O jednego szczura więcej co turę.' },
      movement: { name: 'ruch arcyszczura +1', text: 'Biegnie o jeden obszar dalej.' },
    },
    counter: {
      'gut-rats': { name: 'połknięte szczury', text: 'Co {forBite} gryzienie rośnie o 1, najwyżej {most} razy.' },
      'gut-tokens': { name: 'połknięte znaczniki', text: 'Co {forDefence} obrona rośnie o 1, najwyżej {most} razy.' },
      'gut-cheese': { name: 'połknięty ser', text: 'Każdy uleczył go o {heals}.' },
      'nests-dug': { name: 'wykopane gniazda', text: 'Zostają i pojawiają się w nich szczury.' },
      'rats-freed': { name: 'uwolnione szczury', text: 'Z twojej klatki.' },
    },
  },
};
