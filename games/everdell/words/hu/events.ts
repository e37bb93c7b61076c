/** Az események magyarul: mit kérnek, mi történik, és mennyit érnek. */
import type { EventName } from '../en/events.ts';
import type { Entry } from '../entry.ts';

export const events: Readonly<Record<EventName, Entry>> = {
  'grand-tour': { name: 'Nagy körutazás', effect: '3 piros lap a városodban: 3 pont.' },
  'harvest-festival': { name: 'Aratóünnep', effect: '4 zöld lap a városodban: 3 pont.' },
  'city-monument': { name: 'Városi emlékmű', effect: '3 kék lap a városodban: 3 pont.' },
  'cartographers-expedition': { name: 'Térképészek expedíciója', effect: '3 barna lap a városodban: 3 pont.' },
  'a-brilliant-marketing-plan': {
    name: 'Ragyogó üzleti terv',
    effect: 'Boltos és Posta: adj ellenfeleidnek legfeljebb 3 nyersanyagot, egyenként 2 pontért.',
  },
  'a-well-run-city': {
    name: 'Jól vezetett város',
    effect: 'Forgácssöprő és Óratorony: hívd haza egy munkásodat; 4 pont.',
  },
  'an-evening-of-fireworks': {
    name: 'Tűzijátékos este',
    effect: 'Kilátó és Bányászvakond: tégy ide legfeljebb 3 gallyat, egyenként 2 pont.',
  },
  'ancient-scrolls-discovered': {
    name: 'Ősi tekercsek felfedezése',
    effect: 'Történész és Romok: fedj fel 5 lapot, mindegyik kézbe vagy az esemény alá kerül; 1 pont minden ottaniért.',
  },
  'capture-of-the-acorn-thieves': {
    name: 'A makktolvajok elfogása',
    effect: 'Bíróság és Vadőr: tégy alá legfeljebb 2 lényt a városodból, egyenként 3 pont.',
  },
  'croak-wart-cure': {
    name: 'Szer a szemölcsök ellen',
    effect: 'Sírásó és Bárkás varangy: fizess 2 bogyót, és dobj el 2 lapot a városodból; 6 pont.',
  },
  'flying-doctor-service': {
    name: 'Légi orvosszolgálat',
    effect: 'Doktor és Postagalamb: a végén 3 pont minden házaspárért, az összes városban.',
  },
  'graduation-of-scholars': {
    name: 'Diplomaosztó',
    effect: 'Tanító és Egyetem: tégy alá legfeljebb 3 lényt a kezedből, egyenként 2 pont.',
  },
  'ministering-to-miscreants': {
    name: 'A gonosztevők lelki gondozása',
    effect: 'Szerzetes és Tömlöc: a végén 3 pont a Tömlöcöd minden rabjáért.',
  },
  'path-of-the-pilgrims': {
    name: 'Zarándokút',
    effect: 'Kolostor és Vándor: a végén 3 pont a Kolostorodban lévő minden munkásért.',
  },
  'performer-in-residence': {
    name: 'A fogadó művésze',
    effect: 'Fogadó és Bárd: tégy ide legfeljebb 3 bogyót, egyenként 2 pont.',
  },
  'pristine-chapel-ceiling': {
    name: 'A kápolna mennyezete',
    effect:
      'Fafaragó és Kápolna: egy lap és bármilyen nyersanyag a Kápolnádon lévő minden pontért; a végén 2 pont minden ottani pontért.',
  },
  'remembering-the-fallen': {
    name: 'Az elesettek emléke',
    effect: 'Temető és Pásztor: a végén 3 pont a Temetődben lévő minden munkásért.',
  },
  'tax-relief': { name: 'Adókedvezmény', effect: 'Bíró és Királynő: zöld lapjaid termelnek; 3 pont.' },
  'the-everdell-games': { name: 'Everdelli játékok', effect: '2 lap minden színből a városodban: 9 pont.' },
  'under-new-management': {
    name: 'Új vezetés',
    effect: 'Házaló és Vegyesbolt: tégy ide legfeljebb 3 nyersanyagot; gally vagy bogyó 1 pont, gyanta vagy kavics 2.',
  },
};
