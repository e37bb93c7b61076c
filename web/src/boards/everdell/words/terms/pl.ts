/** What the parts of the table mean, in Polish. */
import type { Told } from '../terms.ts';

export const pl: Told = {
  worker: {
    title: 'Robotnicy',
    text: 'Wysyłasz ich na pola, wydarzenia i czerwone karty. Zostają tam, aż przygotujesz się do nowej pory roku.',
  },
  hand: { text: 'Nikt nie ma więcej niż 8 kart: ponad to niczego nie dobierasz.' },
  deck: {
    title: 'Talia',
    text: 'Stąd dobiera się karty, o ile nie mowa o łące. Gdy się skończy, nową talią staje się stos kart odrzuconych.',
  },
  discards: { title: 'Stos kart odrzuconych', text: 'Leży zakryty i nikt go nie przegląda.' },
  meadow: { text: 'Osiem kart dla wszystkich: zagrywa się je jak z ręki, a każda zaraz jest uzupełniana.' },
  places: {
    text: 'Robotnik bierze stąd to, co na znaku. Kłoda to pole grupowe, dla dowolnie wielu robotników, pień to pole pojedyncze, dla jednego.',
  },
  forest: {
    text: 'W każdej grze inne. Każda mieści jednego robotnika, a przy czterech graczach dwóch, od różnych osób.',
  },
  haven: { text: 'Odrzuć dowolną liczbę kart: każde dwie dają jeden dowolny surowiec.' },
  journey: { text: 'Jesienią: odrzuć tyle kart, ile pokazuje kamień, a na koniec dostaniesz tyle punktów.' },
  'basic events': {
    text: 'Gdy masz w mieście dość kart jednego koloru, zdobywa je twój robotnik: 3 punkty dla pierwszej osoby.',
  },
  'special events': {
    text: 'Gdy obie pokazane karty stoją w twoim mieście, zdobywa je twój robotnik. Każde przypada jednej osobie.',
  },
  city: { text: 'Miasto ma 15 miejsc. Wędrowiec nie zajmuje żadnego, a Mąż i Żona dzielą jedno.' },
  points: { title: 'Punkty karty', text: 'Każda karta w twoim mieście liczy je na koniec, ujemne też.' },
  critter: { text: 'Kosztuje jagody albo nic, jeśli w mieście stoi wolny jego dom.' },
  construction: {
    text: 'Kosztuje gałązki, żywicę i kamyki. Raz w grze wskazane na niej stworzenie może wprowadzić się za darmo.',
  },
  unique: { text: 'W mieście może stać tylko jedna taka karta.' },
  common: { text: 'W mieście może stać dowolnie wiele takich kart.' },
  home: {
    title: 'Dom',
    text: 'Karta powiązana. Gdy ta budowla stoi w mieście bez żetonu użycia, stworzenie jest za darmo: wprowadza się, a dom dostaje żeton.',
  },
  occupied: {
    title: 'Użyta',
    text: 'Żeton użycia: ktoś już wprowadził się tu za darmo. Nikt inny nie może, nawet jeśli to stworzenie odejdzie.',
  },
  'season winter': { text: 'Tu wszyscy zaczynają, z dwoma robotnikami. Ci na drzewie czekają na kolejne pory roku.' },
  'season spring': {
    text: 'Przygotowanie sprowadza robotników do domu, daje jednego nowego, a każda zielona karta w mieście produkuje.',
  },
  'season summer': {
    text: 'Przygotowanie sprowadza robotników do domu, daje jednego nowego i do dwóch kart z łąki. Bez produkcji.',
  },
  'season autumn': {
    text: 'Ostatnia pora roku: dwóch nowych robotników, każda zielona karta produkuje, a podróż stoi otworem.',
  },
  'good twig': { title: 'Gałązki', text: 'Najczęstszy surowiec: potrzebuje go większość budowli.' },
  'good resin': { title: 'Żywica', text: 'Surowiec na budowle, rzadszy niż gałązki.' },
  'good pebble': { title: 'Kamyki', text: 'Najrzadszy surowiec: daje go tylko jedno pole podstawowe.' },
  'good berry': { title: 'Jagody', text: 'Jagodami płaci się za stworzenia, chyba że w mieście stoi ich pusty dom.' },
  'good token': { title: 'Żetony punktów', text: 'Każdy jest wart punkt na koniec gry.' },
  'kind tan': { title: 'Brązowa: podróżnik', text: 'Działa raz, po zagraniu.' },
  'kind green': {
    title: 'Zielona: produkcja',
    text: 'Działa po zagraniu i ponownie, gdy przygotowujesz się do wiosny i do jesieni.',
  },
  'kind red': {
    title: 'Czerwona: pole akcji',
    text: 'Pole dla robotnika. Z uchylonymi drzwiami przyjmuje też gości, a właściciel dostaje za każdego punkt.',
  },
  'kind blue': { title: 'Niebieska: zarządzanie', text: 'Działa cały czas: zniżka albo premia za zagrywane karty.' },
  'kind purple': {
    title: 'Fioletowa: pomyślność',
    text: 'Na koniec liczy dodatkowe punkty za to, co stoi w twoim mieście.',
  },
};
