/**
 * E-mail addresses: the form that mail systems accept, no quoted local parts, no address literals. No top-level domain is a single letter.
 *
 * @see RFC 5321, section 4.5.3.1: 64 characters before the @, 254 in all
 */
import {
  disposableMailServices,
  mistypedMailServices,
  mistypedTopLevelDomains,
  reservedTopLevelDomains,
} from '../../rules/creditors/contacts.js';
import { lazy } from '../../rules/vocabulary/lazy.js';
import { type BloomFilter, bloomFilter, extendHash, UNCLEAR } from '../characters/bloom-filter.js';
import { type CharacterTable, characterTable, isBasicLetter } from '../characters/characters.js';

const LETTER_OR_DIGIT = /* @__PURE__ */ lazy(() => /^[\p{L}\p{N}]$/u);
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;
const MAX_LABEL = 63;
const HYPHEN = 0x2d;
const DOT = 0x2e;

const NOWHERE = 1;
/** Allowed before the @; the hyphen also inside of a label. */
const LOCAL = 2;
const ANYWHERE = 3;
let places: CharacterTable | undefined;

const placeOf = (character: string): number =>
  LETTER_OR_DIGIT().test(character) ? ANYWHERE : /^[!#$%&'*+/=?^_`{|}~-]$/.test(character) ? LOCAL : NOWHERE;

/** Two code units that are one character, or the first without its second. */
const isPair = (code: number): boolean => (code & 0xfc00) === 0xd800;

/** Where the character at this index may stand, if the table does not have it. */
const placeAt = (text: string, at: number, { ask }: CharacterTable): number =>
  isPair(text.charCodeAt(at)) ? placeOf(text.slice(at, at + 2)) : ask(text.charCodeAt(at));

/** True for parts between dots, none of them empty. */
function isLocalPart(text: string, to: number, table: CharacterTable): boolean {
  const { known } = table;
  let length = 0;
  for (let at = 0; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === DOT) {
      if (length === 0) return false;
      length = 0;
      continue;
    }
    if ((known[code] || placeAt(text, at, table)) === NOWHERE) return false;
    if (isPair(code)) at++;
    length++;
  }
  return length > 0;
}

/** True for two labels or more, none of them empty, too long, or with a hyphen at its beginning or end. */
function isDomain(text: string, from: number, table: CharacterTable): boolean {
  const { known } = table;
  let length = 0;
  let start = from;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === DOT) {
      if (length === 0 || text.charCodeAt(at - 1) === HYPHEN) return false;
      length = 0;
      start = at + 1;
      continue;
    }
    if (code === HYPHEN ? length === 0 : (known[code] || placeAt(text, at, table)) !== ANYWHERE) return false;
    if (isPair(code)) at++;
    if (++length > MAX_LABEL) return false;
  }
  return start > from && text.charCodeAt(text.length - 1) !== HYPHEN && isTopLevel(text, start);
}

/** False for a number, for a single letter, and for nothing. */
function isTopLevel(text: string, from: number): boolean {
  if (text.length === from + 1) return !isBasicLetter(text.charCodeAt(from)) && !isDigit(text.charCodeAt(from));
  for (let at = from; at < text.length; at++) if (!isDigit(text.charCodeAt(at))) return true;
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * True for a well-formed address. Whether the mailbox exists is not known.
 *
 * @example
 * isEmail('ada@example.org') // true
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  if (at > MAX_LOCAL) return false;
  places ??= characterTable(placeOf);
  return isLocalPart(text, at, places) && isDomain(text, at + 1, places);
}

let filters: { readonly services: BloomFilter; readonly tops: BloomFilter } | undefined;

const compileFilters = () => {
  const small = (character: string): string => character.toLowerCase();
  const throwaway = [...disposableMailServices].map((domain) => domain.slice(0, domain.indexOf('.')));
  return {
    services: bloomFilter([...mistypedMailServices, ...throwaway], small),
    tops: bloomFilter([...mistypedTopLevelDomains, ...reservedTopLevelDomains], small),
  };
};

/** False where no label of the domain belongs to a list of problems. */
function mayHaveProblem(email: string): boolean {
  filters ??= compileFilters();
  const { services, tops } = filters;
  const { known, ask } = services.table;
  let hash = 0;
  for (let at = email.lastIndexOf('@') + 1; at < email.length; at++) {
    const code = email.charCodeAt(at);
    const letter = known[code] || ask(code);
    if (letter === UNCLEAR || (code === DOT && services.has(hash))) return true;
    hash = code === DOT ? 0 : extendHash(hash, letter);
  }
  return tops.has(hash);
}

/**
 * The problem of a well-formed address: a mistyped domain, a service for disposable addresses, a domain reserved for tests.
 *
 * @example
 * mailProblem('ada@gmial.com') // 'mistyped'
 */
export function mailProblem(email: string): 'mistyped' | 'disposable' | 'reserved' | undefined {
  if (!mayHaveProblem(email)) return undefined;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const top = domain.slice(domain.lastIndexOf('.') + 1);
  const service = domain.slice(0, domain.indexOf('.'));
  // gmial.co.uk is mistyped; in a longer domain, the first label is a name that its owner chose
  const isService = domain.split('.').length <= 3 && mistypedMailServices.has(service);
  if (isService || mistypedTopLevelDomains.has(top)) return 'mistyped';
  if (disposableMailServices.has(domain)) return 'disposable';
  return reservedTopLevelDomains.has(top) ? 'reserved' : undefined;
}
