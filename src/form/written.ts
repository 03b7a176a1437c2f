/** The separators of `rules/words/written-forms.ts`, as what is written before each character. */
import { writtenForms } from '../../rules/words/written-forms.js';
import type { Gap } from './as-typed.js';

const PLACE = /#/g;

/** A form: how many characters it has, and what stands before each of them and behind the last. */
interface Template {
  readonly length: number;
  readonly gaps: readonly string[];
}

function templateOf(form: string): Template {
  const gaps = form.split(PLACE);
  return { length: gaps.length - 1, gaps };
}

/** The forms of a number; undefined where the country has none. */
function formsOf(country: string, type: string): readonly string[] | undefined {
  const own = Object.hasOwn(writtenForms, country) ? writtenForms[country] : undefined;
  return own !== undefined && Object.hasOwn(own, type) ? own[type] : undefined;
}

/**
 * What separates the `length` characters of a text with a number of this type in it; undefined where the country has no form for it, and the
 * number stays as it was typed.
 *
 * @param from how many characters of the text are a prefix
 * @param only the one length that the form must have, where another would be another number
 */
export function gapOf(country: string, type: string, length: number, from = 0, only?: number): Gap | undefined {
  const templates = formsOf(country, type)
    ?.map(templateOf)
    .filter((each) => only === undefined || each.length === only);
  const template = templates?.find((each) => each.length >= length - from) ?? templates?.at(-1);
  return template && ((index) => template.gaps[index - from] ?? '');
}
