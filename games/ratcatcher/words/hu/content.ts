/** Names and texts of the pieces in Hungarian. */
import type { ContentWords } from '../content-words.ts';

export const content: ContentWords = {
  townships: [
    'Túró tér',
    'Kútudvar',
    'Tímár sor',
    'Régi csatorna',
    'Szent Oltó',
    'Sírásó-domb',
    'Alsó piac',
    'Szélmalomdomb',
    'Ikerhidak',
    'Pék köz',
    'A Kék Penészhez',
    'Nagy tejcsarnok',
    'Akasztófa-sarok',
    'Kovácsudvar',
    'Régi serfőzde',
    'Gyümölcsös kapu',
    'Hering rakpart',
    'Őrtorony',
    'Iskolaház',
    'Ispotály',
    'Kocsiszín',
    'Céhház',
    'Játékszín',
    'Patikus sor',
    'Gyertya köz',
    'Kötélverő',
    'Régi börtön',
    'Fazekasmező',
    'Fürdőház',
    'Könyvtár',
    'Kaszárnya',
    'Csatornatorok',
    'Szenesudvar',
    'Sajtpincék',
    'Városkapu',
  ],
  entries: {
    ratcatcher: {
      'madam-cage': {
        name: 'Madame Kalitka',
        text: 'Csapdákat állít, oda csengeti a patkányokat, ahová akarja, a maradékot hálóval fogja ki.',
      },
      'doctor-sallow': {
        name: 'Sápatag doktor',
        text: 'Mérgezi a csalit, beragasztja az utcákat, és a fazekaira bízza a harcot.',
      },
      'bram-cleaver': {
        name: 'Bárdos Bram',
        text: 'Sok kocka, vad csapások, vastag bőr. Lassan jár, és az ősellenséget keresi.',
      },
      'piper-quill': {
        name: 'Tollas, a sípos',
        text: 'Alig harcol: elvezeti a patkányokat a sajttól, a többit álomba ringatja.',
      },
      'sister-wick': {
        name: 'Kanóc nővér',
        text: 'Fényt visz a fészkekbe, hogy kevesebb patkány jöjjön, és imádkozik, ha mégis jönnek.',
      },
      'tib-and-nipper': {
        name: 'Tibi és Csípős',
        text: 'Egy gyors fiú meg a terrierje, aki messziről harap, és sajtot hoz.',
      },
    },
    trap: {
      'snap-trap': {
        name: 'Csapóvas',
        text: 'Fejlesztve: a mezőjén induló patkányok nem mozdulnak onnan.',
      },
      'fume-pot': {
        name: 'Füstös fazék',
        text: 'Fejlesztve: utána {dice} kockával dob minden szomszédos mezőre, ahol patkány van.',
      },
      'bear-trap': {
        name: 'Medvecsapda',
        text: 'Fejlesztve: a mezőjén álló ősellenségnek {wounds} sebet okoz, a védelmétől függetlenül.',
      },
      'music-box': {
        name: 'Zenélődoboz',
        text: 'A fehér és a fekete patkányok sajtnak nézik. Fejlesztve: a barnák is odafutnak.',
      },
      'oil-lamp': {
        name: 'Olajlámpás',
        text: 'A mezőjén lévő fészekből nem jön patkány. Fejlesztve: a szomszédos mezők fészkeiből sem.',
      },
      'sack-snare': {
        name: 'Hurkos zsák',
        text: 'Fejlesztve: ha fog patkányt, még {rats} patkányt fog, amelyiket te választod.',
      },
    },
    ability: {
      'bait-bell': {
        name: 'Csalicsengő',
        text: 'Tedd a saját vagy egy szomszédos mezőre: a rendrakásig minden közönséges patkány célnak tekinti.',
      },
      'long-net': {
        name: 'Hosszú háló',
        text: 'Fogj el legfeljebb {rats} közönséges patkányt egy szomszédos mezőn, vagy bárhol, ahol a csengőd szól.',
      },
      'toxic-ruse': {
        name: 'Mérgezett csel',
        text: 'Tedd a saját meződre: a fehér és a fekete patkányok sajtnak nézik. Amikor a patkányok esznek, elfogja a mezőjén az összes fehér és fekete patkányt, ha legalább {rats} van ott.',
      },
      'dragnet-potion': {
        name: 'Béklyófőzet',
        text: 'Tedd a saját vagy egy szomszédos mezőre: a közönséges és a különös patkányok nem mozdulnak onnan.',
      },
      'whirling-blow': {
        name: 'Forgó csapás',
        text: 'Támadj a meződön patkányonként egy kockával, meg még {more} kockával. Az ősellenség {nemesis} patkányt ér.',
      },
      'stand-firm': {
        name: 'Egy tapodtat se!',
        text: 'Tedd a saját meződre: amíg ott állsz, a védelmed {defence} ponttal nagyobb.',
      },
      'marching-tune': {
        name: 'Induló',
        text: 'Válaszd a saját vagy egy szomszédos mezőt: a körülötte lévő mezőkről minden közönséges patkány bevonul.',
      },
      lullaby: {
        name: 'Altatódal',
        text: 'Tedd a saját vagy egy szomszédos mezőre: ott a közönséges és a különös patkányok nem mozognak, nem harapnak és nem esznek.',
      },
      'great-flare': {
        name: 'Nagy lobbanás',
        text: 'Tedd a saját meződre: ebben és a szomszédos negyedekben a fészkekből nem jön patkány, és ebben a negyedben minden patkány védelme {defence} ponttal kisebb.',
      },
      prayer: { name: 'Imádság', text: 'Kapsz {health} életet, vagy {movement} mozgáspontot erre a körre.' },
      'go-fetch': {
        name: 'Hozd ide!',
        text: 'Csípős elhozza a sajtot egy patkánymentes mezőről, legfeljebb {steps} lépésről.',
      },
      'sic-em': { name: 'Kapd el!', text: 'Támadj meg {dice} kockával egy legfeljebb {steps} lépésre lévő mezőt.' },
    },
    nemesis: {
      'rat-king': {
        name: 'Patkánykirály',
        text: 'Rád vadászik. Minden mutációnál kocka dönti el, mi nő: 1 mozgás, 2 harapás, 3 pontosság, 4 védelem, 5 szaporulat, 6 élet. A mezőjén a közönséges patkányok védelme {defence} ponttal nagyobb.',
      },
      maw: {
        name: 'A Torok',
        text: 'Sajttól sajtig fut. Mozgás után legfeljebb {rats} fehér vagy fekete patkányt és a mezője összes élet- és képességjelzőjét elnyeli: minden {forBite} patkány után a harapása, minden {forDefence} jelző után a védelme nő 1 ponttal, mindkettő legfeljebb {most} alkalommal. Minden megevett sajt {heals} ponttal gyógyítja.',
      },
      'mother-burrow': {
        name: 'Üregi anyó',
        text: 'Fészektől fészekig jár. Amíg a Városban van, minden fészekből még {rats} patkány jön, és a fészkes mezőkön a közönséges patkányok védelme {defence} ponttal nagyobb. Ahol fészek nélkül áll, ott ás egyet.',
      },
      lockpick: {
        name: 'Az Álkulcs',
        text: 'A csapdáidra vadászik, aztán rád. A mezőjén álló csapda tönkremegy, mielőtt elsülne. Ha megsebez, {bite} patkány szökik ki a ketrecedből, minden szökésnél {breakout}.',
      },
    },
    peculiar: {
      corsair: { name: 'Kalózpatkány', text: 'Jelzőkhöz fut, elveszi és a lapján tartja őket.' },
      kleptorat: { name: 'Kleptopatkány', text: 'Ha megsebez, ellop egy sajtot a tábládról.' },
      'mad-ratter': {
        name: 'Bolond Patkányos',
        text: 'Amíg a negyededben van, a támadásaid találatait újra kell dobnod.',
      },
      cheesemancer: {
        name: 'Sajtidéző',
        text: 'Amíg a negyededben van, nem használhatsz és nem rakhatsz le képességjelzőt.',
      },
      'patient-zero': {
        name: 'Nulladik páciens',
        text: 'Amíg a negyededben van, csak ennyivel találsz: {accuracy} és 6, és a hatos közönséges találat.',
      },
      'nine-tails': {
        name: 'Kilencfarkú patkány',
        text: 'Megharap, amikor elhagyod a mezőjét. A mezőjéről kilépni még {points} mozgáspontba kerül.',
      },
      nightwing: { name: 'Éjszárny', text: 'A sajthoz repül, messzebb, mint ameddig más patkány elfut.' },
      'bell-ringer': {
        name: 'Harangozó',
        text: 'A negyedében a közönséges patkányok {zones} mezővel messzebb mennek.',
      },
      'brood-nurse': { name: 'Dajkapatkány', text: 'Miután új patkányok jöttek, az ő mezőjére még {rats} jön.' },
      shieldback: { name: 'Pajzshátú', text: 'A mezőjén a közönséges patkányok védelme {defence} ponttal nagyobb.' },
      glutton: { name: 'Falánk', text: 'A mezőjén minden különös patkány értéke {weight}, amikor sajtot esznek.' },
      'trap-tinker': {
        name: 'Csapdarontó',
        text: 'Csapdákhoz fut, és a mezőjén lévőt tönkreteszi, mielőtt elsülne.',
      },
      'fog-rat': {
        name: 'Ködpatkány',
        text: 'Amíg a negyededben van, a támadásaidban {dice} kockával kevesebbel dobsz, de legalább {least} kockával.',
      },
    },
    rat: {
      white: {
        name: 'fehér patkány',
        text: 'Mozgás {movement}, védelem {defence}, nem harap. A sajthoz fut, értéke evéskor {weight}.',
      },
      brown: {
        name: 'barna patkány',
        text: 'Mozgás {movement}, védelem {defence}, harapás {bite}. Rád vadászik, megharap, ha elhagyod a mezőjét, sajtot nem eszik.',
      },
      black: {
        name: 'fekete patkány',
        text: 'Mozgás {movement}, védelem {defence}, nem harap. A sajthoz fut, értéke {weight}, és újabb patkányt hoz, amikor jön, meg a patkányok minden körében.',
      },
      peculiar: {
        name: 'különös patkány',
        text: 'Mindnek saját lapja van. Értéke evéskor {weight}. Ha elfogod, a lapja jutalmat ad.',
      },
      nemesis: { name: 'ősellenség', text: 'Értéke evéskor {weight}. Győzd le, és nyertél.' },
    },
    piece: {
      cheese: { name: 'varázssajt', text: 'Gyűjts tízet, és nyertél; ha a patkányok tízet megesznek, vesztettél.' },
      health: { name: 'élet', text: 'Lépj ide, és visszakapsz egy életet.' },
      yellow: { name: 'sárga jelző', text: 'A sárga képességed egy használata, ha már megnyitottad.' },
      purple: { name: 'lila jelző', text: 'A lila képességed egy használata, ha már megnyitottad.' },
      nest: {
        name: 'patkányfészek',
        text: 'A patkányok minden körében egy patkányt hoz, amíg a negyede aktív; az első kiadásban bármely negyedben.',
      },
      spawn: { name: 'patkánykeltető', text: 'Egyszer hoz patkányt, amikor a negyede a Városba kerül.' },
      question: { name: '? jelző', text: 'Sajtot, életet, képességjelzőt, fészket vagy különös patkányt rejt.' },
      start: { name: 'kezdőmező', text: 'Innen indulsz.' },
      trap: { name: 'csapda', text: 'Elsül, ha a patkányok mozgása után patkány van a mezőjén.' },
      dice: { name: 'támadókocka', text: 'Dobj vele támadáskor; frissítéskor visszakapod.' },
      cage: {
        name: 'a Számvevő ketrece',
        text: 'Itt vannak az elfogott közönséges patkányok, amíg nem fizetsz velük.',
      },
    },
    attribute: {
      attack: { name: 'Támadás', text: 'Kockák minden körödben.' },
      movement: { name: 'Mozgás', text: 'Pontok minden körödben, lépésre és csapdára.' },
      health: { name: 'Élet', text: '0-nál vesztettél.' },
      accuracy: { name: 'Pontosság', text: 'A legkisebb dobás, amely talál.' },
      defence: { name: 'Védelem', text: 'Csak az ennél nagyobb harapás sebez meg.' },
      trap: { name: 'Csapda', text: 'A jobbik oldalukra fordítja a csapdáidat.' },
      yellow: { name: 'Sárga képesség', text: 'Az első sajt megnyitja, a második feltölti.' },
      purple: { name: 'Lila képesség', text: 'Az első sajt megnyitja, a második feltölti.' },
      bite: { name: 'Harapás', text: 'Az ősellenségnél a kockái száma.' },
      spawn: { name: 'Szaporulat', text: 'Ennyi patkány jön az ősellenség mezőjére a patkányok minden körében.' },
    },
    step: {
      nemesis: { name: 'megjelenik az ősellenség', text: 'A negyeded egyik fészkes mezőjén.' },
      peculiar: { name: 'különös patkány jön', text: 'Arra a mezőre, ahol a sajtot megették.' },
      mutation: { name: 'mutáció', text: 'Az ősellenség egyik értéke nő, ahogy a táblája mondja.' },
      breakout: { name: 'szökés', text: 'Patkányok szöknek ki a ketrecedből, ahogy az ősellenség táblája mondja.' },
      loss: { name: 'vesztettél', text: 'Megették a tizedik sajtot.' },
      health: { name: 'az ősellenség élete +1', text: 'Szívósabb lesz.' },
      bite: { name: 'az ősellenség harapása +1', text: 'Eggyel több kocka.' },
      accuracy: { name: 'az ősellenség 1-gyel kisebb dobásra is talál', text: 'Gyakrabban talál.' },
      defence: { name: 'az ősellenség védelme +1', text: 'Eggyel több találat kell.' },
      spawn: { name: 'az ősellenség szaporulata +1', text: 'Körönként eggyel több patkány.' },
      movement: { name: 'az ősellenség mozgása +1', text: 'Egy mezővel messzebb fut.' },
    },
    counter: {
      'gut-rats': {
        name: 'elnyelt patkányok',
        text: 'Minden {forBite} után a harapása nő 1 ponttal, legfeljebb {most} alkalommal.',
      },
      'gut-tokens': {
        name: 'elnyelt jelzők',
        text: 'Minden {forDefence} után a védelme nő 1 ponttal, legfeljebb {most} alkalommal.',
      },
      'gut-cheese': { name: 'elnyelt sajtok', text: 'Mindegyik {heals} ponttal gyógyította.' },
      'nests-dug': { name: 'ásott fészkek', text: 'Megmaradnak, és patkányt hoznak.' },
      'rats-freed': { name: 'kiszabadult patkányok', text: 'A ketrecedből.' },
    },
  },
};
