/** The castle's fires were drunk before the tale begins, and are lit again one by one: whether the hearth of a room burns. */
import type { MiceView } from '@smallfolk/mice/state/view.ts';

/** What tells of it: a fact of this chapter, or a seal of an earlier one. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  kitchen: ['burns:kitchen', 'hearth-kitchen'],
  'dining-hall': ['burns:dining-hall', 'hearth-hall'],
  'guard-room': ['burns:guard-room', 'hearth-guard'],
  'kings-chamber': ['hearth-burns', 'hearth-king'],
};

export function burnsIn(room: string, { flags, achievements }: Pick<MiceView, 'flags' | 'achievements'>): boolean {
  const known = [...flags, ...achievements];
  return TOLD[room]?.some((told) => known.includes(told)) ?? false;
}
