/** What to know in the first game against her: each kind of step is explained when it first happens, each note once. */
import type { EverdellView } from '@smallfolk/everdell/state/view.ts';
import type { Decision, GameEvent, Language } from '@smallfolk/kernel';
import type { Told } from '../../../../table/board.ts';
import { turnOf } from './turn.ts';
import { isOut, lairOf } from './view.ts';

interface Moment {
  readonly decision: Decision;
  readonly view: EverdellView;
  /** What happened in her last turn. */
  readonly hers: readonly GameEvent[];
}

interface Lesson {
  readonly id: string;
  readonly when: (moment: Moment) => boolean;
  readonly text: Readonly<Record<Language, string>>;
}

const happened =
  (type: string, suits: (event: GameEvent) => boolean = () => true) =>
  ({ hers }: Moment): boolean =>
    hers.some((event) => event.type === type && suits(event));

const offers = (decision: Decision, verb: string) => decision.options.some((option) => option.do === verb);

/** The first that suits and has not been read is shown, so what is asked now comes first and what is rare comes early. */
const LESSONS: readonly Lesson[] = [
  {
    id: 'nightweave-foil',
    when: ({ decision }) => decision.ask === 'foil',
    text: {
      en: 'This can be foiled: pay what the card asks, and it does not happen, or not wholly. You need not. The lit card on her half says what comes otherwise.',
      pl: 'To można udaremnić: zapłać, czego żąda karta, a nie zdarzy się to wcale albo nie w całości. Nie musisz. Podświetlona karta po jej stronie mówi, co będzie w przeciwnym razie.',
      hu: 'Ez meghiúsítható: fizesd meg, amit a lap kér, és nem, vagy csak részben történik meg. Nem kötelező. Az ő felén a fénylő lap mondja meg, mi lesz különben.',
    },
  },
  {
    id: 'nightweave-choose',
    when: ({ decision }) => decision.ask.startsWith('nightweave-'),
    text: {
      en: 'Here you choose for her. She takes nothing but the spot and its points, so pick what harms you least.',
      pl: 'Tu wybierasz za nią. Zajmuje tylko pole i bierze jego punkty, więc wskaż to, co ci najmniej szkodzi.',
      hu: 'Most te választasz helyette. Csak a helyet és a pontjait veszi el, ezért azt jelöld ki, ami neked a legkevésbé fáj.',
    },
  },
  {
    id: 'nightweave-first',
    when: ({ decision }) => decision.ask === 'turn',
    text: {
      en: 'Nightweave plays first, and by cards. Beside the board stands the card of her turn, the line of her season lit, and what she did with it, and why. All your own rules stay as they are. You win with more points; a tie is hers.',
      pl: 'Pajęczyca zaczyna i gra według kart. Obok planszy leży karta jej tury z podświetlonym wierszem jej pory roku oraz opis, co zrobiła i dlaczego. Twoje zasady się nie zmieniają. Wygrywasz, mając więcej punktów; remis należy do niej.',
      hu: 'Éjszövő kezd, és lapok szerint játszik. A tábla mellett áll a körének lapja, évszakának sora kiemelve, és hogy mit tett, és miért. A te szabályaid nem változnak. Több ponttal nyersz; a döntetlen az övé.',
    },
  },
  {
    id: 'nightweave-enters',
    when: happened('nightweave-enters'),
    text: {
      en: 'She has come into the Meadow herself: the die showed the place, she took the card for her city and sits there now. The place stays hers until she prepares for a season.',
      pl: 'Weszła na łąkę osobiście: kość wskazała miejsce, zabrała stamtąd kartę do swojego miasta i tam siedzi. Miejsce jest jej, dopóki nie przygotuje się do nowej pory roku.',
      hu: 'Maga lépett a rétre: a kocka megmutatta a helyet, az ottani lapot a városába vitte, és most ott ül. A hely az övé, amíg évszakra nem készül.',
    },
  },
  {
    id: 'nightweave-beside',
    when: ({ decision, view }) => decision.ask === 'turn' && isOut(view) && lairOf(view).dues.length > 0,
    text: {
      en: 'Her personality acts on the cards that touch her, corners included: the web lies over them, and a lilac tag says what each costs you more. Away from her everything is as usual.',
      pl: 'Jej osobowość działa na karty, które się z nią stykają, także rogiem: leży na nich sieć, a liliowa metka mówi, ile drożej cię kosztują. Dalej od niej wszystko jest po staremu.',
      hu: 'Természete a vele érintkező lapokra hat, a sarkosan érintkezőkre is: háló fekszik rajtuk, és lila címke mondja, mennyivel drágábbak. Tőle távolabb minden a régi.',
    },
  },
  {
    id: 'nightweave-blocked',
    when: happened('nightweave-blocked'),
    text: {
      en: 'The spot on her card was taken, so the arrows in the foot of the card sent her on to the next free one. Your workers can keep her away from where you want to go.',
      pl: 'Pole z jej karty było zajęte, więc strzałki u dołu karty poprowadziły ją do następnego wolnego. Twoi robotnicy mogą ją odciągnąć od miejsc, na które liczysz.',
      hu: 'A lapján mutatott hely foglalt volt, ezért a lap alján lévő nyilak a következő szabadhoz vitték. Munkásaiddal távol tarthatod onnan, ahová menni akarsz.',
    },
  },
  {
    id: 'nightweave-cannot',
    when: happened('nightweave-cannot'),
    text: {
      en: 'Her first action was impossible, so she tried the second. If that fails too, she does what stands behind “else”, and takes points for her level.',
      pl: 'Pierwsza akcja była niemożliwa, więc spróbowała drugiej. Gdy i ta zawiedzie, robi to, co stoi po słowie „inaczej”, i bierze punkty za poziom.',
      hu: 'Az első akciója lehetetlen volt, ezért a másodikkal próbálkozott. Ha az sem megy, azt teszi, ami a „különben” után áll, és pontokat kap a szintjéért.',
    },
  },
  {
    id: 'nightweave-plays',
    when: happened('nightweave-plays'),
    text: {
      en: 'She plays a card without paying, and its text does nothing for her: it only fills one of her fifteen spaces and counts its points.',
      pl: 'Zagrywa kartę, nie płacąc, a opis karty nic jej nie daje: karta tylko zajmuje jedno z jej piętnastu miejsc i liczą się jej punkty.',
      hu: 'Fizetés nélkül játszik ki lapot, és a lap szövege neki semmit sem ad: csak elfoglal egyet a tizenöt helyéből, és a pontjai számítanak.',
    },
  },
  {
    id: 'nightweave-event',
    when: happened('nightweave-ranks'),
    text: {
      en: 'She claims an event: the one whose requirement she meets best, and among equals the first that the arrows meet. It is gone for you.',
      pl: 'Zdobywa wydarzenie: to, którego wymagania spełnia najlepiej, a z równych pierwsze na drodze strzałek. Dla ciebie już przepadło.',
      hu: 'Eseményt szerez: azt, amelynek feltételét a legjobban teljesíti, egyenlők közül az elsőt a nyilak útján. Neked már nem elérhető.',
    },
  },
  {
    id: 'nightweave-prepares',
    when: happened('nightweave-prepares'),
    text: {
      en: 'She had nobody left to send, so she prepared: her spiderlings came home and more joined, and cards for her new season were mixed into her deck. Her seasons are her own; you prepare when you like.',
      pl: 'Nie miała już kogo wysłać, więc się przygotowała: pajączki wróciły, doszły nowe, a do talii wtasowano karty nowej pory roku. Jej pory roku są tylko jej; ty przygotowujesz się, kiedy chcesz.',
      hu: 'Nem volt már kit kiküldenie, ezért felkészült: pókfiókái hazatértek, újak jöttek, és új évszakának lapjai a paklijába keveredtek. Az évszakai csak az övéi; te akkor készülsz, amikor akarsz.',
    },
  },
  {
    id: 'nightweave-scheme',
    when: happened('nightweave-schemes'),
    text: {
      en: 'A scheme lies face up on her half. An instant one strikes now and can be foiled; a seasonal one holds until she prepares again.',
      pl: 'Po jej stronie leży odkryta intryga. Natychmiastowa uderza od razu i można ją udaremnić; sezonowa trwa, aż znów się przygotuje.',
      hu: 'Cselszövés fekszik felfedve az ő felén. Az azonnali most csap le, és meghiúsítható; az évszakos addig tart, míg újra fel nem készül.',
    },
  },
  {
    id: 'nightweave-haven',
    when: happened('nightweave-falls-back'),
    text: {
      en: 'Neither action was possible: she fell back on the last line of her card, which always works.',
      pl: 'Żadna akcja nie była możliwa: sięgnęła po ostatni wiersz karty, który działa zawsze.',
      hu: 'Egyik akció sem volt lehetséges: lapja utolsó sorához nyúlt, amely mindig működik.',
    },
  },
  {
    id: 'nightweave-end',
    when: ({ decision, view }) => offers(decision, 'pass') && view.players[view.humans]?.passed === true,
    text: {
      en: 'She is finished: her spoils have moved into her city. You may play on as long as you can; then the points are compared.',
      pl: 'Skończyła: jej zdobycze trafiły do miasta. Możesz grać dalej, póki się da; potem porównacie punkty.',
      hu: 'Végzett: zsákmánya a városába került. Játszhatsz tovább, ameddig tudsz; azután a pontok döntenek.',
    },
  },
];

/** What she has just shown for the first time. `read`: which notes have been read already. */
export function herLesson(
  decision: Decision,
  view: EverdellView,
  language: Language,
  { told, read }: { readonly told: readonly Told[]; readonly read: readonly string[] },
) {
  const turn = turnOf(told, view.humans);
  const hers = turn?.last ? turn.lines.map(({ event }) => event) : [];
  const found = LESSONS.find(({ id, when }) => !read.includes(id) && when({ decision, view, hers }));
  return found && { id: found.id, text: found.text[language] };
}
