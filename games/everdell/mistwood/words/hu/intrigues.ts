/** Éjszövő személyiségei és tervei magyarul. */
import type { Entry } from '../../../words/entry.ts';
import type { ThingName } from '../en/intrigues.ts';

export const things: Readonly<Record<ThingName, Entry>> = {
  nasty: {
    name: 'Undok',
    effect: 'A mellőle elvett lap az értékéért ad neki pontot, legalább 1-et; mindegyik megváltható.',
  },
  pessimist: { name: 'Borúlátó', effect: 'A mellőle elvett lap helyét azonos színű kézben tartott lappal töltöd ki.' },
  infernal: { name: 'Pokoli', effect: 'Amikor felkészül, elviszi az éllel mellette fekvő lapokat.' },
  mean: {
    name: 'Aljas',
    effect: 'A mellette fekvő lapok nem vehetők el; ha ő játszik ki ilyet, pontokat kap a szintjéért.',
  },
  gambler: {
    name: 'Szerencsejátékos',
    effect: 'Ha mellőle veszel el lapot, a kocka egy másikra lépteti, és azt megtartja.',
  },
  idler: {
    name: 'Naplopó',
    effect: 'A mellette fekvő lapok kicserélődnek, amikor megjön, és amikor elveszel egyet közülük.',
  },
  privileged: { name: 'Kiváltságos', effect: 'A mellette fekvő lap kijátszása egy bogyóval drágább.' },
  needy: { name: 'Szűkölködő', effect: 'Ha mellőle veszel el lapot, egy pontjelzőt adsz neki.' },
  'masked-ball': {
    name: 'Álarcosbál',
    effect: 'Valahányszor belép, hálók kerülnek az eseményekre: mindegyik egy lappal vagy nyersanyaggal drágítja.',
  },
  'web-barricade': {
    name: 'Hálóbarikád',
    effect: 'A kijátszott zöld lap egyszer hat, aztán soha többé, hacsak nem fizetsz egy lapot vagy nyersanyagot.',
  },
  'hypnotic-gaze': {
    name: 'Bűvölő tekintet',
    effect: 'Amikor belép, két véletlen lapod elvész a kezedből: egyet eldobsz, egyet ő kap.',
  },
  'weavers-whim': {
    name: 'A szövő szeszélye',
    effect: 'Amikor belép, a rét kicserélődik, ő pedig személyiséget vált.',
  },
  'bounty-hunter': {
    name: 'Fejvadász',
    effect:
      'Amikor belép, elviszi városod egy legalább 1 pontos lapját, hacsak nem adsz le két lapot vagy nyersanyagot.',
  },
  'overwhelming-swarm': {
    name: 'Elsöprő raj',
    effect: 'Valahányszor belép, egy helyszínre háló kerül: ott a munkásaid pontokat hoznak neki.',
  },
  'trial-of-strength': {
    name: 'Erőpróba',
    effect: 'Amikor belép, kijátssza egy véletlen lapodat a kezedből; két pontért vagy nyersanyagért te választod meg.',
  },
  unraveller: {
    name: 'Szálbontó',
    effect:
      'A nyitott lapok nem foglalnak nála helyet, belépéskor kijátszik egyet a rétről; látogatásuk a szintjéért hoz pontot.',
  },
  'growing-web': { name: 'Növekvő háló', effect: 'Minden kijátszott lila lapod a pontjait adja neki is.' },
  'sly-one': {
    name: 'Ravaszdi',
    effect: 'Amikor belép, a 3 fölötti nyersanyagaidért egyenként egy lapot kap a pakliból zsákmányul.',
  },
  extortion: {
    name: 'Zsarolás',
    effect: 'Valahányszor foglalt a helye, pontokat kap a szintjéért, hacsak nem fizetsz egy lapot vagy nyersanyagot.',
  },
  connections: {
    name: 'Kapcsolatok',
    effect: 'Amikor belép, minden kézben tartott lapodért egy lapot kap a pakliból zsákmányul.',
  },
};
