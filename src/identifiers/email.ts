/**
 * E-mail addresses: the form that mail systems accept, no quoted local parts, no address literals. No top-level domain is a single letter.
 *
 * @see RFC 5321, section 4.5.3.1: 64 characters before the @, 254 in all
 */
import { disposableMailServices, mistypedMailServices, mistypedTopLevelDomains } from '../../rules/contacts.js';

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;

/**
 * True for an address in its form. Whether anybody reads it is not known.
 *
 * @example
 * isEmail('ada@example.org') // true
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (text.length > MAX_LENGTH || at < 1 || at > MAX_LOCAL) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    text
      .slice(0, at)
      .split('.')
      .every((atom) => LOCAL.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/\.(?:\d+|[a-z])$/i.test(text)
  );
}

/** Names that are kept for tests: nobody reads what is sent there. example.com and its like stand in every document. */
const RESERVED = new Set(['test', 'invalid', 'localhost', 'example']);

/**
 * What speaks against an address in its form: a slip of the hand, a service whose addresses are thrown away, a name that is kept for tests.
 *
 * @example
 * mailProblem('ada@gmial.com') // 'mistyped'
 */
export function mailProblem(email: string): 'mistyped' | 'disposable' | 'reserved' | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const top = domain.slice(domain.lastIndexOf('.') + 1);
  const service = domain.slice(0, domain.indexOf('.'));
  // gmial.co.uk: what stands further down is somebody's own
  const isService = domain.split('.').length <= 3 && mistypedMailServices.has(service);
  if (isService || mistypedTopLevelDomains.has(top)) return 'mistyped';
  if (disposableMailServices.has(domain)) return 'disposable';
  return RESERVED.has(top) ? 'reserved' : undefined;
}
