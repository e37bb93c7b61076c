/** What the cards of Mistwood do, in signs. A Farm with two doors has a slash between them. */
export const signs = {
  'winter-farm-1': '1{berry}/2{card}',
  'winter-farm-2': '1{berry}/1{pebble}',
  'spring-farm-1': '+1{berry}',
  'spring-farm-2': '1{berry}/−1{berry}{arrow}{p1}{card}',
  'summer-farm-1': '1{berry}/2{twig}',
  'summer-farm-2': '+1{berry}',
  'autumn-farm-1': '1{card}1{berry}/{resin}',
  'autumn-farm-2': '1{berry}/1{berry}',
  'corrin-evertails-path': '{worker}{arrow}{place-any}',
  'corrin-evertail-the-king': '{p1}/{c-purple}',
  'corrin-evertails-field': '+1{berry} +1{berry}/{house}',
  'corrin-evertail-the-leader': '{card}{arrow}{p1}',
  'corrin-evertail-the-warrior': '0–8{card}/{any}{arrow}{p1}',
  'strey-softpaw': '{worker}{arrow}2{place-any}',
  'everflame-tomb': '{worker}{arrow}{card}0',
  'click-clacks': '+3{berry} {any}/{house}',
  'chipter-swipple': '{swap}2{c-green}',
  'mayberry-matriarch': '{p5}',
  'king-norths-treasury': '−{p1}{arrow}−2{any}',
  'jor-goldwing': '{p1}/{card} 0–8',
  'darkdeep-prison': '0–2{paw}{arrow}{p3}3{any}',
  'tarry-hare': '{paw}{arrow}{any} {house}{arrow}2{card}',
  'strongroot-castle': '{p2}/{house}{comm}',
};

/** The two doors of a Farm. */
export const DOORS: Readonly<Record<string, readonly [string, string]>> = {
  'winter-farm-1': ['+1{berry}', '+2{card}'],
  'winter-farm-2': ['+1{berry}', '+1{pebble}'],
  'spring-farm-2': ['+1{berry}', '−1{berry}{arrow}{p1}{card}'],
  'summer-farm-1': ['+1{berry}', '+2{twig}'],
  'autumn-farm-1': ['+1{berry}+1{card}', '+1{resin}+1{card}'],
  'autumn-farm-2': ['+1{berry}', '+1{berry}/2{house}'],
};
