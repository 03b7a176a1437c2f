/**
 * Characters that nobody sees, and that turn or hide what is read: controls, marks of direction, fillers, tags.
 *
 * The gotcha: some that are not seen belong to letters, and stay: the joiners U+200C and U+200D in Persian and in languages of India, selectors of a form of a
 * Chinese character (U+E0100 and on), and the separators of Mongolian.
 */
import type { RecipientDetails } from '../contract/recipient.js';
import type { Fault } from './fault.js';

const INVISIBLE =
  /\u034f|[\p{Cc}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/u;

export const hasInvisible = (value: unknown): boolean => typeof value === 'string' && INVISIBLE.test(value);

/** Where the engine passes over them: the code that it has for a value of that place. Numbers and codes it reads without them, and they are stored so. */
const CODES: readonly (readonly [place: RegExp, code: string])[] = [
  [/^\/creditor\/name$/, 'CREDITOR_NAME_INVALID_CHARACTERS'],
  [/^\/creditor\/address\//, 'CREDITOR_ADDRESS_INVALID_CHARACTERS'],
  [/^\/creditor\/taxId$/, 'CREDITOR_TAX_ID_INVALID_FORMAT'],
  [/^\/creditor\/contactDetails\/email$/, 'CREDITOR_EMAIL_INVALID_FORMAT'],
  [/^\/creditor\/contactDetails\/phone$/, 'CREDITOR_PHONE_INVALID_FORMAT'],
  [/^\/creditor\/documents\/\d+\/value$/, 'CREDITOR_DOCUMENT_INVALID_FORMAT'],
  [/^\/creditor\/documents\/\d+\/type$/, 'CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED'],
  [/^\/creditorAccount\/id\/type$/, 'CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED'],
  [/^\/creditorAgent\/branchId$/, 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT'],
];

/** The pointers of all texts with such a character. */
function pointersIn(value: unknown, pointer = ''): readonly string[] {
  if (hasInvisible(value)) return [pointer];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => pointersIn(member, `${pointer}/${name}`));
}

export const faultsOfCharacters = (details: RecipientDetails): readonly Fault[] =>
  pointersIn(details).flatMap((pointer) => {
    const [, code] = CODES.find(([place]) => place.test(pointer)) ?? [];
    return code === undefined ? [] : [{ pointer, code, detail: 'It has a character that cannot be seen. Type it again.' }];
  });
