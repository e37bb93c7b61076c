/** What the picture of an ability shows: a mouse that knows it, and the sign of what it does. */

interface Scene {
  readonly hero: string;
  readonly sign: string;
}

const of = (hero: string, ...abilities: readonly (readonly [ability: string, sign: string])[]) =>
  abilities.map(([ability, sign]) => [ability, { hero, sign }] as const);

const SCENES: Readonly<Record<string, Scene>> = Object.fromEntries([
  ...of('tilda', ['first-aid', 's-life'], ['cure', 's-poison'], ['fortify', 's-defense'], ['major-heal', 's-recover']),
  ...of(
    'maginos',
    ['chain-lightning', 's-bolt'],
    ['mystic-blast', 'c-mystic'],
    ['mystic-bolt', 's-star'],
    ['invisibility', 'item-shadow'],
    ['meeps', 'item-squeak'],
  ),
  ...of(
    'lily',
    ['accurate-shot', 's-bow'],
    ['aimed-shot', 'c-archer'],
    ['power-shot', 'item-bow'],
    ['preemptive-shot', 't-hourglass'],
    ['keen-eye', 's-eye'],
  ),
  ...of('filch', ['knife-strike', 'r-dagger'], ['find', 's-search'], ['dodge', 's-scurry'], ['energy-rush', 's-move']),
  ...of(
    'collin',
    ['feint', 's-swordshield'],
    ['battle-squeak', 'item-squeak'],
    ['backslash', 's-sword'],
    ['resolve', 's-recover'],
    ['protect', 'item-button'],
    ['inspire', 'r-candle'],
    ['battle-leader', 'r-banner'],
    ['give-order', 's-battle'],
  ),
  ...of('nez', ['thundersqueak', 'item-bell'], ['set-trap', 'r-trap']),
]);

export const sceneOf = (ability: string): Scene => SCENES[ability] ?? { hero: 'collin', sign: 's-star' };

export const signOf = (ability: string): string => sceneOf(ability).sign;
