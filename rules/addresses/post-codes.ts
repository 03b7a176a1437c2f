/**
 * What a post code tells of its country: letters in front of it, and forms that one country has.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */
import { lazy } from '../vocabulary/lazy.js';

/** The letters of vehicles, which foreign mail has before the post code: `D-10115`. Others are those of ISO 3166-1: `CH-8001`. */
export const countryLetters: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  B: 'BE',
  I: 'IT',
  E: 'ES',
  H: 'HU',
  L: 'LU',
  S: 'SE',
  N: 'NO',
  FIN: 'FI',
  FL: 'LI',
  SLO: 'SI',
  P: 'PT',
};

/** Forms of post codes that one country has. */
export const postCodeForms = /* @__PURE__ */ lazy((): readonly (readonly [RegExp, string])[] => [
  [/(?:^|[ ,])JE\d{1,2} \d[A-Z]{2}$/, 'JE'],
  [/(?:^|[ ,])GY\d{1,2} \d[A-Z]{2}$/, 'GG'],
  [/(?:^|[ ,])IM\d{1,2} \d[A-Z]{2}$/, 'IM'],
  [/(?:^|[ ,])GX11 1AA$/, 'GI'],
  [/(?:^|[ ,])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'GB'],
  [/(?:^|[ ,])[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/, 'CA'],
  [/(?:^|[ ,])[A-Z]\d[\dW] [A-Z\d]{4}$|^Dublin (?:\d{1,2}|6W)$/i, 'IE'],
  [/(?:^| )〒/, 'JP'],
  [/(?:^|[ ,])S ?\(\d{6}\)?$|[ ,]Singapore \d{6}$/i, 'SG'],
  [/^\d{5}-\d{3}$|(?:^|[ ,])cep:? ?\d{5}-?\d{3}$/i, 'BR'],
  [/(?:^|[ ,])(?:NSW|VIC|QLD|TAS|ACT),? \d{4}$/, 'AU'],
  [/(?:^|[ ,])pin(?: ?code)?[ .:-]{0,3}\d{3} ?\d{3}$/i, 'IN'],
]);

/** Forms whose first group tells the country if it is the code of one of its subdivisions. `isShared` where it may be the code of a country or of a state, too. */
export const postCodesWithSubdivision = /* @__PURE__ */ lazy(
  (): readonly (readonly [form: RegExp, country: string, isShared: boolean])[] => [
    [/(?:^|[ ,])([A-Z]{2}|[A-Z]\.[A-Z]\.) \d{5}(?:-\d{4})?$/, 'US', false],
    [/^\d{5} \p{L}\D{1,40} \(([A-Z]{2})\)?$/u, 'IT', false],
    [/^\d{5} \p{L}\D{1,40} ([A-Z]{2})\)?$/u, 'IT', true],
  ],
);

/** Forms of post codes before a town. */
export const postCodesBeforeTown = /* @__PURE__ */ lazy((): readonly (readonly [RegExp, string])[] => [
  [/^\d{4} ?[A-Z]{2} \p{Lu}/u, 'NL'],
  [/^(?:PL[ -]?)?\d{2}-\d{3} \p{Lu}/u, 'PL'],
  [/^\d{4}-\d{3} \p{Lu}/u, 'PT'],
  [/^\d{5}-\d{3} \p{Lu}/u, 'BR'],
]);

/** Behind the name of a country, a post code in the forms that the countries have which write it there, as a pattern: `Jersey JE4 8PX`, `Falkland Islands FIQQ 1ZZ`. */
export const postCodeBehindCountry = '[A-Z]{0,3}-?\\d[\\d -]{2,9}|[A-Z]{2}\\d{1,2}[A-Z]? ?\\d[A-Z]{2}|[A-Z]{4} 1ZZ';

/** A post code in one of the usual forms, as a pattern: of Great Britain, of Canada and Ireland, of the Netherlands, in digits. */
export const usualPostCode =
  '[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[A-Z\\d] [A-Z\\d]{3,4}|[A-Z] ?\\d{4} ?[A-Z]{3}|(?:[A-Z]{2}-)?\\d{3,7}(?:-\\d{3,4})?|\\d{3} \\d{3}';

/** The Japanese sign for a post code. */
export const postCodeSign = '〒';

/** A post code in short, which is a post box elsewhere, as a pattern: `C.P. 44100`. */
export const postCodeInShort = 'c\\.?p\\.?';

/** Words and signs that announce a post code, as a pattern. */
export const wordsBeforePostCode =
  's ?\\(|s ?(?=\\d{6}(?!\\d))|우\\)?\\s?(?=\\d{5})|(?:cep|cap|plz|npa|ps[čc]|irsz|邮编|邮政编码|우편번호|zip(?: code)?|post ?code|postal code|p\\.? ?c\\.?|pin(?: ?code)?|c[óo]d(?:igo|\\.)?(?: po[sșş]tal)?|code postal|codice postale|kod(?: pocztowy)?|posta kodu|kode pos|postleitzahl|postn(?:umme)?r|индекс|[τt]\\.? ?[κk]\\.?|کد ?پستی|الرمز البريدي)(?:[.:]? |[.:])';
