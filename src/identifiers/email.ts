/**
 * E-mail addresses: the form that mail systems accept, no quoted local parts, no address literals.
 *
 * @see RFC 5321, section 4.5.3.1: 64 characters before the @, 254 in all
 */
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
    !/\.\d+$/.test(text)
  );
}
