/** The shapes of sessions and recipients. */

import { methods } from 'payprep';
import { creditorTypes } from 'payprep/fields';
import * as v from 'valibot';
import { isSecure } from '../secure-url.js';
import { alpha2 } from './country.js';
import { object } from './object.js';
import { account, agent, creditor } from './parts.js';

export const recipientMethod = v.picklist(methods().map(({ code }) => code));

/** A URL that every parser reads the same way (RFC 3986): ASCII, no spaces, no backslashes, no user before the host. */
const URL_FORM = /^https?:\/\/[^/?#\\@]{1,2048}(?:[/?#][^\\]{0,2048})?$/i;
const PRINTABLE = /^[\x21-\x7e]{1,2048}$/;

function isReturnUrl(text: string): boolean {
  return PRINTABLE.test(text) && URL_FORM.test(text) && URL.canParse(text) && isSecure(new URL(text));
}

export const USER_ID = 'Expected 1 to 255 characters, without control characters.';

// no control characters: the name of a user goes into logs and headers of other systems. Without \p{…}: the document has the pattern, and many read it
// without the flag u
export const externalUserId = v.pipe(
  v.string(),
  v.minLength(1, USER_ID),
  v.maxLength(255, USER_ID),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
  v.regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/, USER_ID),
  v.check((text) => !/\p{Cs}/u.test(text), USER_ID),
);

const RETURN_URL =
  'Expected a URL of at most 2048 ASCII characters that begins with https://, or with http:// on localhost, and names no user.';

export const sessionRequest = object({
  externalUserId,
  returnUrl: v.pipe(v.string(), v.maxLength(2048), v.check(isReturnUrl, RETURN_URL)),
  options: v.optional(
    object({
      allowedRecipientTypes: v.optional(v.pipe(v.array(v.picklist(creditorTypes)), v.minLength(1), v.maxLength(2))),
      allowedCountries: v.optional(v.pipe(v.array(alpha2), v.minLength(1), v.maxLength(300))),
    }),
  ),
});

export const managementSession = v.strictObject({ id: v.pipe(v.string(), v.uuid()), url: v.string() });

/** U+0000 or an unpaired surrogate, as `JSON.stringify` escapes them. Behind an escaped backslash, the same letters are text. */
const UNWRITABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** False if a text holds what no database stores. */
const isWritable = (details: unknown): boolean => !UNWRITABLE.test(JSON.stringify(details));

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,3}$/, 'Expected a currency code of ISO 4217: three capital letters.'));

const optionalDetails = {
  isDefault: v.nullish(v.boolean()),
  creditor: v.nullish(creditor),
  creditorAccount: v.nullish(account),
  creditorAgent: v.nullish(agent),
};

const UNWRITABLE_TEXT = 'A text holds U+0000 or half of a surrogate pair.';

/** The details that the end-user enters. */
export const recipientDetails = v.pipe(
  object({ country: alpha2, currency, method: recipientMethod, ...optionalDetails }),
  v.check((details) => isWritable(details), UNWRITABLE_TEXT),
);

const choice = v.optional(v.string(), '');

/** The parameters of the request for a form: its choice, and the pointers of the fields that are filled in, between commas. */
export const formChoice = object({
  country: alpha2,
  method: choice,
  currency: choice,
  type: choice,
  accountIdType: choice,
  filled: choice,
});

/** A change of them: absent members stay as they are, `null` deletes one. */
export const recipientChange = v.pipe(
  object({ country: v.optional(alpha2), currency: v.optional(currency), method: v.optional(recipientMethod), ...optionalDetails }),
  v.check((details) => isWritable(details), UNWRITABLE_TEXT),
);

export const recipient = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2,2}$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,3}$/)),
  method: recipientMethod,
  isDefault: v.boolean(),
  creditor: v.optional(creditor),
  creditorAccount: v.optional(account),
  creditorAgent: v.optional(agent),
});

export const recipients = v.strictObject({ items: v.array(recipient) });
