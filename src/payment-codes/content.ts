/** What a code is to be written from: any value, read member by member. Never throws. */
import { type Members, readMembers } from '../instruction/values.js';
import type { PaymentCodeElements } from './payment-code.js';
import type { PaymentCodePlace, Problems } from './problems.js';

export class Content {
  readonly #value: unknown;
  readonly #problems: Problems;

  constructor(value: unknown, problems: Problems) {
    this.#value = value;
    this.#problems = problems;
  }

  /** A member as it is. */
  at(...path: readonly string[]): unknown {
    return path.reduce((value: unknown, name) => (readMembers(value) as Members)[name], this.#value);
  }

  /** A text; empty where there is none. What is no text is a problem of the place where it would stand. */
  text(place: PaymentCodePlace | undefined, ...path: readonly string[]): string {
    const value = this.at(...path);
    if (typeof value === 'string') return this.#wellFormed(value, place);
    if (value !== undefined && value !== null) this.#problems.add('INVALID_FORMAT', place, `The member ${path.join('.')} is no text.`);
    return '';
  }

  /** Half a character cannot be written. */
  #wellFormed(value: string, place: PaymentCodePlace | undefined): string {
    const text = value.replace(/\p{Cs}/gu, '\ufffd');
    if (text !== value) this.#problems.add('CHARACTER_NOT_ALLOWED', place, 'The text holds half a character (a lone surrogate).');
    return text;
  }

  /** The items of a list; none where there is no list. */
  list(place: PaymentCodePlace | undefined, ...path: readonly string[]): readonly unknown[] {
    const value = this.at(...path);
    if (value === undefined || value === null) return [];
    const items = itemsOf(value);
    if (items === undefined) this.#problems.add('INVALID_FORMAT', place, `The member ${path.join('.')} is no list.`);
    return items ?? [];
  }

  /** The items of a list of texts. */
  texts(place: PaymentCodePlace | undefined, ...path: readonly string[]): readonly string[] {
    return this.list(place, ...path).map((item) => {
      if (typeof item === 'string') return this.#wellFormed(item, place);
      this.#problems.add('INVALID_FORMAT', place, `An item of ${path.join('.')} is no text.`);
      return '';
    });
  }
}

/** No code has more parts. */
const MAX_ITEMS = 1000;

/** The items of a list of readable length; undefined for anything else. */
function itemsOf(value: unknown): readonly unknown[] | undefined {
  try {
    return Array.isArray(value) && value.length <= MAX_ITEMS ? Array.from(value) : undefined;
  } catch {
    return undefined; // a proxy that is revoked, a getter that throws
  }
}

/** The parts that the details hold: pairs of texts. */
export function readElements(content: Content, problems: Problems): PaymentCodeElements {
  return content.list(undefined, 'details', 'elements').flatMap((item): PaymentCodeElements => {
    const [tag, value] = itemsOf(item) ?? [];
    if (typeof tag === 'string' && typeof value === 'string') return [[tag, value]];
    problems.add('INVALID_FORMAT', undefined, 'An element is no pair of two texts.');
    return [];
  });
}
