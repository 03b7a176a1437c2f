/** E-mail addresses and aliases while they are typed: what stands for an account in systems such as Pix, Interac and UPI. */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { isEmail } from '../identifiers/email.js';
import { isBlankCharacter, type TypedForm, type TypedReading } from './as-typed.js';
import { complete } from './candidate.js';

const MAX_LENGTH = 254;
const MAX_LOCAL = 64;
const MAX_LABEL = 63;

/** What cannot be typed next, before the @ and behind it: another character, a dot or a hyphen where none can be, a part that is too long. */
const LOCAL_FAULT = /* @__PURE__ */ lazy(
  () => new RegExp(`[^\\p{L}\\p{N}.!#$%&'*+/=?^_\`{|}~-]|^\\.|\\.(?=\\.|@)|(?<=^.{${MAX_LOCAL}}).`, 'u'),
);
const DOMAIN_FAULT = /* @__PURE__ */ lazy(
  () => new RegExp(`[^\\p{L}\\p{N}.-]|^[.-]|[.-](?=\\.)|(?<=\\.)-|(?<=(?:^|\\.)[^.]{${MAX_LABEL}})[^.]`, 'u'),
);

/** Half of a character at the end: the other half is on its way. */
const HALF = /[\ud800-\udbff]$/;

/** Where the text cannot go on to be an address; -1 where it can. */
function faultIn(text: string): number {
  const at = text.indexOf('@');
  const local = (at < 0 ? text : text.slice(0, at + 1)).search(LOCAL_FAULT());
  if (local >= 0 && local !== at) return local;
  if (at === 0) return 0;
  if (at > 0) {
    const domain = text.slice(at + 1).search(DOMAIN_FAULT());
    if (domain >= 0) return at + 1 + domain;
  }
  return text.length > MAX_LENGTH ? MAX_LENGTH : -1;
}

function readEmail(text: string): TypedReading {
  if (isEmail(text)) return complete;
  const at = faultIn(text.replace(HALF, ''));
  return at < 0 ? { state: 'incomplete' } : { state: 'wrong', at: [at, at + 1] };
}

/** In small letters and capitals, as typed; no address has spaces. */
export const emailForm: TypedForm = {
  isSeparator: isBlankCharacter,
  read: (text) => ({ ...readEmail(text), gap: () => '' }),
  keepsCase: true,
  example: () => 'ada@example.org',
};

const NO_ALIAS = /* @__PURE__ */ lazy(() => /[^\p{L}\p{M}\p{N}.@_\-+$#*&/:]/u);

function readAlias(text: string): TypedReading {
  const foreign = text.replace(HALF, '').search(NO_ALIAS());
  if (foreign >= 0) return { state: 'wrong', at: [foreign, foreign + 1] };
  return text === '' ? { state: 'incomplete' } : complete;
}

/** As typed: each system has aliases of its own, and a country may have several systems. */
export const aliasForm: TypedForm = { isSeparator: isBlankCharacter, read: readAlias, keepsCase: true };
