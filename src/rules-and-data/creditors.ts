/**
 * What is known of the creditors of a country: its rule, and what follows from it, worked out when the country is first met.
 */

import { documentTypes } from '../../rules/creditors/documents.js';
import type { CreditorRule } from '../../rules/vocabulary/creditor.js';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { MAX_TEXT } from '../characters/text.js';
import { type CompiledIdentifier, cleaned, compileIdentifier } from '../identifiers/personal-identifier.js';

/** What the type of a document means in a country. */
export interface DocumentMeaning {
  /** The type under the name that all its names share. */
  readonly type: string;
  readonly identifiers: readonly Identifier[];
  /** The same, ready to read a text. */
  readonly readers: readonly CompiledIdentifier[];
  /** The country's own name for it, not that of a kind of document. */
  readonly own: boolean;
  /** Each of the identifiers is one that `creditor.taxId` may hold. */
  readonly isTaxId: boolean;
}

export interface KnownCreditors {
  readonly rule: CreditorRule;
  /** What `creditor.taxId` may hold. */
  readonly taxIdentifiers: readonly Identifier[];
  /** The same, ready to read a text. */
  readonly taxIdReaders: readonly CompiledIdentifier[];
}

/** The creditors of the countries that an engine knows. */
export class Creditors {
  readonly #rules: Readonly<Record<string, CreditorRule>>;
  readonly #known = new Map<string, KnownCreditors>();
  readonly #meanings = new Map<KnownCreditors | undefined, Meanings>();
  #namesAnywhere: ReadonlySet<string> | undefined;

  constructor(rules: Readonly<Record<string, CreditorRule>>) {
    this.#rules = rules;
  }

  /** The rule alone: a form needs no more of it. */
  ruleOf(country = ''): CreditorRule | undefined {
    return Object.hasOwn(this.#rules, country) ? this.#rules[country] : undefined;
  }

  /** What is known of the creditors of the country; undefined where nothing is. */
  of(country = ''): KnownCreditors | undefined {
    const rule = this.#known.has(country) ? undefined : this.ruleOf(country);
    if (rule) this.#known.set(country, knownOf(rule));
    return this.#known.get(country);
  }

  /** The currencies that some payout profile names. */
  get currencies(): readonly string[] {
    return Object.values(this.#rules).flatMap(({ payouts }) => payouts.flatMap(({ currencies }) => currencies));
  }

  /** What the type of a document says: an identifier of the country, a kind of document, an identifier of another country. */
  documentMeaning(country: KnownCreditors | undefined, type: string): DocumentMeaning | undefined {
    let here = this.#meanings.get(country);
    if (here === undefined) {
      here = meaningsIn(country);
      this.#meanings.set(country, here);
    }
    const plain = here.get(type);
    if (plain !== undefined) return plain;
    const name = documentName(type);
    const found = here.get(name);
    if (found !== undefined) return found;
    this.#namesAnywhere ??= new Set(Object.values(this.#rules).flatMap(({ identifiers }) => identifiers.flatMap(namesOf)));
    return this.#namesAnywhere.has(name) ? meaning(name) : undefined;
  }
}

function knownOf(rule: CreditorRule): KnownCreditors {
  const taxIdentifiers = rule.identifiers.filter(isTaxId);
  return { rule, taxIdentifiers, taxIdReaders: taxIdentifiers.map(compileIdentifier) };
}

const isTaxId = ({ kind, isTaxId: isOne = kind === 'TXID' }: Identifier): boolean => isOne;

type Meanings = ReadonlyMap<string, DocumentMeaning>;

/** The type of a document as it is looked up: neither case nor separators make another name, in whatever script. */
export const documentName = (type: string): string => (type.length > MAX_TEXT ? '' : cleaned(type).toUpperCase().replaceAll('_', ''));

/** The names under which a document of this identifier is looked up. */
export const namesOf = ({ type, aliases = [] }: Identifier): readonly string[] => [type, ...aliases].map(documentName);

const meaning = (type: string, identifiers: readonly Identifier[] = []): DocumentMeaning => ({
  type,
  identifiers,
  readers: identifiers.map(compileIdentifier),
  own: false,
  isTaxId: identifiers.every(isTaxId),
});

/** Every name that is known in the country; the country's own come first. */
function meaningsIn(country: KnownCreditors | undefined): Meanings {
  const made = new Map<string, DocumentMeaning>();
  const identifiers = country?.rule.identifiers ?? [];
  const add = (name: string, found: DocumentMeaning): void => void (made.has(name) || made.set(name, found));
  for (const first of identifiers) {
    for (const name of namesOf(first)) {
      const bearing = identifiers.filter((identifier) => namesOf(identifier).includes(name));
      add(name, { ...meaning(first.type, bearing), own: true });
    }
  }
  for (const [code, { names = [], local = [] }] of Object.entries(documentTypes)) {
    const kind = meaning(code, country ? ofKind(code, country) : []);
    for (const name of [code, ...names].map(documentName)) add(name, kind);
    for (const name of local.map(documentName)) add(name, meaning(name));
  }
  return made;
}

const ofKind = (code: string, { rule, taxIdentifiers }: KnownCreditors): readonly Identifier[] =>
  code === 'TXID' ? taxIdentifiers : rule.identifiers.filter(({ kind }) => kind === code);
