/** Az előkészület kérdései magyarul. */
import type { FieldName } from '../en/fields.ts';
import type { FieldWords } from '../fields.ts';
import { levels } from './levels.ts';

export const fields: Readonly<Record<FieldName, FieldWords>> = {
  seats: { name: 'Játékosok', values: { 1: '1, egyedül', 2: '2', 3: '3', 4: '4' } },
  start: {
    name: 'Kezdőjátékos',
    values: { lot: 'sorsolással', 1: '1. játékos', 2: '2. játékos', 3: '3. játékos', 4: '4. játékos' },
  },
  opponent: {
    name: 'Önműködő ellenfél',
    values: {
      rugwort: ({ seats }) =>
        seats === 1 ? 'Rugwort' : seats === undefined ? 'Rugwort, ha egyedül vagy' : 'senki: egymás ellen játszotok',
      nightweave: 'Éjszövő',
    },
    about: { rugwort: 'Csak magányos játékossal mérkőzik; ketten vagy többen egymás ellen játszotok.' },
  },
  rugwort: {
    name: 'Rugwort éve',
    values: { 1: '1: a Csirkefogó', 2: '2: a Romlott', 3: '3: a Gazember' },
    about: {
      1: 'Minden különleges eseményért, amelyet neki hagysz, 3 pontot kap.',
      2: 'Minden különleges eseményért, amelyet neki hagysz, 6 pontot kap, és messzebbre jut az Utazáson.',
      3: 'Mint a második évben, és ősszel elrabolja egyik munkásodat.',
    },
  },
  farms: {
    name: 'Évszakok tanyái',
    values: { plain: 'mint mindig', seasonal: 'a négy évszaké' },
    about: { seasonal: 'Nyolc különböző Tanya, a legtöbb két képességgel: minden alkalommal egyet választasz.' },
  },
  corrin: {
    name: 'Corrin Evertail',
    values: { no: 'nélküle', yes: 'öt lapja' },
    about: { yes: 'Öt erős lap a pakliban, nevek helyett színekhez kötve.' },
  },
  legends: {
    name: 'További legendák',
    values: { no: 'nélkülük', yes: 'kettő minden játékosnak' },
    about: {
      yes: 'Egy legendás lény és egy legendás építmény a városod mellett: kifizetve, vagy a szalagján álló lap helyett.',
    },
  },
  abilities: {
    name: 'A munkások képességei',
    values: { no: 'nélkülük', yes: 'egy minden játékosnak' },
    about: { yes: 'Hermelinek, Pillangók, Pókok vagy Disznók, sorsolással. Cserébe tavasszal nem jön munkás.' },
  },
  spring: {
    name: 'A tavaszi munkás',
    values: { no: 'nem jön', yes: 'mégis megjön' },
    about: { yes: 'Kicsit könnyebb: képességgel tavasszal nem jön munkás, ellene viszont jöhet.' },
  },
  level: {
    name: 'Éjszövő szintje',
    values: levels,
    about: {
      0: 'Nem kap külön pontokat.',
      1: '1 pont mindenütt, ahol lapja a szintjét említi, 1 minden 0 értékű lapjáért, 4 egy különleges eseményért.',
      2: '2 pont mindenütt, ahol lapja a szintjét említi, 1 minden lila vagy 0 értékű lapjáért, 5 egy különleges eseményért.',
      3: '3 pont mindenütt, ahol lapja a szintjét említi, 2 minden lila, 1 minden 0 értékű lapjáért, 6 egy különleges eseményért.',
      4: '4 pont mindenütt, ahol lapja a szintjét említi, 3 minden lila, 2 minden 0 értékű lapjáért, 6 egy különleges eseményért.',
    },
  },
  victory: {
    name: 'Ketten Éjszövő ellen',
    values: { together: 'együtt győztök', each: 'mindenki magáért' },
    about: { together: 'Csak akkor győztök, ha mindketten megelőzitek.', each: 'Az győz, aki mindenkit megelőz.' },
  },
  personality: {
    name: 'Éjszövő személyisége',
    values: {
      none: 'nincs',
      nasty: 'Undok',
      pessimist: 'Borúlátó',
      infernal: 'Pokoli',
      mean: 'Aljas',
      gambler: 'Szerencsejátékos',
      idler: 'Naplopó',
      privileged: 'Kiváltságos',
      needy: 'Szűkölködő',
    },
    about: {
      nasty: 'A mellőle elvett lap az értékéért ad neki pontot, legalább 1-et; mindegyik megváltható.',
      pessimist: 'A mellőle elvett lap helyét azonos színű kézben tartott lappal töltöd ki.',
      infernal:
        'A legnehezebb, egy szintnél is többet számít: amikor felkészül, elviszi az éllel mellette fekvő lapokat.',
      mean: 'A mellette fekvő lapok nem vehetők el; ha ő játszik ki ilyet, pontokat kap a szintjéért.',
      gambler: 'Ha mellőle veszel el lapot, a kocka egy másikra lépteti, és azt megtartja.',
      idler: 'A mellette fekvő lapok kicserélődnek, amikor megjön, és amikor elveszel egyet közülük.',
      privileged: 'A mellette fekvő lap kijátszása egy bogyóval drágább.',
      needy: 'Ha mellőle veszel el lapot, egy pontjelzőt adsz neki.',
    },
  },
  plan: {
    name: 'Éjszövő terve',
    values: {
      none: 'nincs',
      'masked-ball': 'Álarcosbál',
      'web-barricade': 'Hálóbarikád',
      'hypnotic-gaze': 'Bűvölő tekintet',
      'the-scheme-thickens': 'Sűrűsödik a cselszövés',
      'weavers-whim': 'A szövő szeszélye',
      'bounty-hunter': 'Fejvadász',
      'overwhelming-swarm': 'Elsöprő raj',
      'trial-of-strength': 'Erőpróba',
      unraveller: 'Szálbontó',
      'growing-web': 'Növekvő háló',
      'sly-one': 'Ravaszdi',
      extortion: 'Zsarolás',
      connections: 'Kapcsolatok',
    },
    about: {
      'masked-ball':
        'Valahányszor belép, hálók kerülnek az eseményekre: mindegyik egy lappal vagy nyersanyaggal drágítja.',
      'web-barricade':
        'A kijátszott zöld lap egyszer hat, aztán soha többé, hacsak nem fizetsz egy lapot vagy nyersanyagot.',
      'hypnotic-gaze': 'Amikor belép, két véletlen lapod elvész a kezedből: egyet eldobsz, egyet ő kap.',
      'the-scheme-thickens': 'Minden felkészülésekor egy azonnali, majd egy évszakos cselszövés.',
      'weavers-whim': 'Amikor belép, a rét kicserélődik, ő pedig személyiséget vált.',
      'bounty-hunter':
        'Amikor belép, elviszi városod egy legalább 1 pontos lapját, hacsak nem adsz le két lapot vagy nyersanyagot.',
      'overwhelming-swarm': 'Valahányszor belép, egy helyszínre háló kerül: ott a munkásaid pontokat hoznak neki.',
      'trial-of-strength':
        'Amikor belép, kijátssza egy véletlen lapodat a kezedből; két pontért vagy nyersanyagért te választod meg.',
      unraveller:
        'A nyitott lapok nem foglalnak nála helyet, belépéskor kijátszik egyet a rétről; látogatásuk a szintjéért hoz pontot.',
      'growing-web': 'Minden kijátszott lila lapod a pontjait adja neki is.',
      'sly-one': 'Amikor belép, a 3 fölötti nyersanyagaidért egyenként egy lapot kap a pakliból zsákmányul.',
      extortion:
        'Valahányszor foglalt a helye, pontokat kap a szintjéért, hacsak nem fizetsz egy lapot vagy nyersanyagot.',
      connections:
        'Amikor belép, minden kézben tartott lapodért egy lapot kap a pakliból zsákmányul: kevés lapot tarts.',
    },
  },
  schemes: {
    name: 'Éjszövő cselszövései',
    values: { no: 'nélkül', yes: 'évszakonként egy' },
    about: {
      yes: 'Valahányszor felkészül, húz egyet 33 cselszövéséből: van, ami egyszer hat és meghiúsítható, van, ami egy évszakig tart.',
    },
  },
};
