/** Mistwood in the text table: Nightweave's lair, legends beside the cities, and what each people is good at. */
import type { Where } from '../../state/events.ts';
import type { EverdellView } from '../../state/view.ts';
import { nameOf, type Telling } from '../../words/table/telling.ts';
import type { Beside } from '../../words/words.ts';
import type { LairView } from '../nightweave/nightweave.ts';
import type { SchemesView } from '../nightweave/schemes/schemes.ts';
import type { IntrigueView } from '../nightweave/twisted.ts';
import type { labels } from './en/table.ts';

type Widened<T> = T extends (...args: infer A) => string ? (...args: A) => string : string;
export type BesideLabels = { readonly [name in keyof typeof labels]: Widened<(typeof labels)[name]> };

/** What the modules of this box show, as far as they are in play. */
interface Slices {
  readonly nightweave?: LairView;
  readonly intrigue?: IntrigueView;
  readonly schemes?: SchemesView;
  readonly legends?: { readonly of: readonly (readonly string[])[] };
  readonly abilities?: { readonly of: readonly string[] };
}

export const besideIn =
  (labels: BesideLabels, levels: Readonly<Record<number, string>>): Beside =>
  (view, telling) => {
    const { nightweave, ...slices } = view.modules as Slices;
    const sections = [
      nightweave ? lairLines(view, telling, labels, { nightweave, ...slices }, levels[nightweave.level] ?? '') : [],
      legendLines(view, telling, labels, slices.legends?.of ?? []),
      abilityLines(view, telling, slices.abilities?.of ?? []),
    ];
    return sections.filter(({ length }) => length > 0);
  };

function lairLines(
  view: EverdellView,
  { names }: Telling,
  labels: BesideLabels,
  { nightweave, intrigue, schemes }: Slices & { readonly nightweave: LairView },
  level: string,
): string[] {
  const { figure, activity, deck, spoils, hidden, legends } = nightweave;
  const her = view.players[view.humans];
  const list = (ids: readonly string[]) => ids.map((id) => names.name(id)).join(', ');
  const webs = [...(intrigue?.webs ?? []), ...(schemes?.webs ?? [])];
  const card = (kind: string, id: string | undefined) =>
    id ? [`${kind}: ${names.name(id)}. ${names.effect(id)}`] : [];
  return [
    `${labels.lair(level)}:`,
    figure < 0 ? labels.atHome : labels.inMeadow(figure + 1),
    labels.activity(list(activity) || labels.none, deck),
    labels.holds((her?.handSize ?? 0) + legends, list(spoils) || labels.none, hidden),
    ...card(labels.personality, intrigue?.personality),
    ...card(labels.plan, intrigue?.plan),
    ...(schemes?.inPlay ?? []).flatMap(({ id }) => card(labels.scheme, id)),
    ...(webs.length > 0 ? [labels.webs(webs.map((at) => whereIs(at, names)).join(', '))] : []),
    labels.score(her?.score.total ?? 0),
  ];
}

const whereIs = ({ at, event, card }: Where, names: Telling['names']): string => names.name(at ?? event ?? card ?? '');

function legendLines(
  view: EverdellView,
  telling: Telling,
  labels: BesideLabels,
  of: readonly (readonly string[])[],
): string[] {
  return of.flatMap((cards, seat) =>
    cards.length > 0
      ? [labels.legends(nameOf(view, seat, telling), cards.map((id) => telling.names.name(id)).join(', '))]
      : [],
  );
}

function abilityLines(view: EverdellView, telling: Telling, of: readonly string[]): string[] {
  const { names } = telling;
  return of.flatMap((people, seat) =>
    people ? [`${names.name(people)} (${nameOf(view, seat, telling)}). ${names.effect(people)}`] : [],
  );
}
