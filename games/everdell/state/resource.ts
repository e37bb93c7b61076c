/** The four resources (E3) and amounts of them. Amounts are arrays indexed by resource, so that rules can loop. */
export const TWIG = 0;
export const RESIN = 1;
export const PEBBLE = 2;
export const BERRY = 3;

/** Index of a resource in every amount. Kinds that expansions add (pearls) get the indices from 4 on. */
export type Resource = number;

/** "Any resource" (E3) is one of the first four; what an expansion adds is never meant by it. */
export const ANY_KINDS = 4;

export const RESOURCES = ['twig', 'resin', 'pebble', 'berry'] as const;
export type ResourceName = (typeof RESOURCES)[number];

/** How many of each resource, by index. */
export type Amount = number[];

/** How content writes an amount down: only what is there. */
export type Goods = { readonly [name in ResourceName]?: number };

export function amountOf(goods: Goods): Amount {
  return RESOURCES.map((name) => goods[name] ?? 0);
}

export function total(amount: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < amount.length; i++) sum += amount[i] ?? 0;
  return sum;
}

/** What is there, by name, for events and views. */
export function goodsOf(amount: readonly number[]): Goods {
  const goods: Record<string, number> = {};
  RESOURCES.forEach((name, i) => {
    const count = amount[i];
    if (count) goods[name] = count;
  });
  return goods;
}
