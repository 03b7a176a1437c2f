/**
 * Which characters of a name or an address do not fit, as a text shows them: what nobody sees by its code, U+200B.
 *
 * Digits are left out: no text repeats a number.
 */
import { lazy } from '../../../rules/vocabulary/lazy.js';
import { isCarried } from '../../characters/transliteration.js';
import type { Finding } from '../../findings/findings.js';
import { unfitRange } from '../../identifiers/address-text.js';
import { foreignCharacters } from '../../identifiers/name.js';
import { given } from '../../instruction/values.js';
import type { ResolvedPayment } from '../../payment/resolve.js';

/** Who is shown these finds the others. */
const MOST = 5;

const UNSEEN = /* @__PURE__ */ lazy(() => /[\p{C}\p{Z}\p{M}]/u);

const shown = (character: string): string =>
  UNSEEN().test(character) ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : character;

/** The first characters that no name or no address has. */
function firstOf(text: string, field: string | undefined): string {
  if (field === undefined)
    return (
      foreignCharacters()
        .map((pattern) => pattern.exec(text)?.[0])
        .find(Boolean) ?? ''
    );
  const [start = 0, end = 0] = unfitRange(text) ?? [];
  return text.slice(start, end);
}

/** The characters that a finding speaks of; undefined where it speaks of none. */
export function unfitCharacters({ code, rule, pointer }: Finding, { reading, system }: ResolvedPayment): string | undefined {
  if (!code.endsWith('_INVALID_CHARACTERS')) return undefined;
  const field = /^\/creditor\/address\/(\w+)$/.exec(pointer)?.[1];
  const text = given(field === undefined ? reading.name : reading.addressFields[field as keyof typeof reading.addressFields]) ?? '';
  const charset = rule.endsWith('/charset') ? system?.charset : undefined;
  const found = charset === undefined ? firstOf(text, field) : [...text].filter((character) => !isCarried(character, charset)).join('');
  const characters = [...new Set(found)].filter((character) => !/\p{N}/u.test(character)).slice(0, MOST);
  return characters.map(shown).join(' ') || undefined;
}
