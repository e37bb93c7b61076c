/** Counts as each language speaks of them: 1 szczur, 2 szczury, 5 szczurów; 1 rat, 2 rats; 5 patkány. */
import type { Language } from './words.ts';

/** The forms of a word that a language has; what it does not tell apart is `other`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>;

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The form that goes with a count; a debt is spoken of like what is owed. */
export function plural(language: Language, count: number, forms: Forms): string {
  rules[language] ??= new Intl.PluralRules(language);
  return forms[rules[language].select(Math.abs(count))] ?? forms.other;
}

/** English has one form for one and another for all others. */
export function inEnglish(count: number, one: string, other: string): string {
  return plural('en', count, { one, other });
}

/** Polish has one for one, one for a few (2 to 4, 22 to 24) and one for many. */
export function inPolish(count: number, one: string, few: string, many: string): string {
  return plural('pl', count, { one, few, many, other: many });
}
