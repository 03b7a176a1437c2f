/**
 * Mail domains that make an address suspicious: mistyped, disposable and reserved ones. And how an extension is written behind a telephone number.
 *
 * The gotcha: most domains that look mistyped have an owner. Only those without mail of their own are listed: ymail.com, mail.com and email.com
 * are services.
 */

/** Mistyped names of the large mail services, without the top-level domain. */
export const mistypedMailServices: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'gmial gmai gmal gmil gamil gnail gmaill gmali gmaul gmqil ggmail gmailcom hotmial hotmal hotmil hotmai hotmaill hotmali homtail hotnail ' +
    'hormail yaho yahooo yhoo yaoo yahho yhaoo outlok outloo outlokk otlook oulook outllok outlookk iclod icoud iclould'
  ).split(' '),
);

/** Mistyped top-level domains. None of them exists. */
export const mistypedTopLevelDomains: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'con cmo ocm comm vom cpm coom ner nte rog ogr'.split(' '),
);

/** Services of disposable addresses. */
export const disposableMailServices: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'mailinator.com guerrillamail.com guerrillamail.net guerrillamail.org sharklasers.com 10minutemail.com 10minutemail.net yopmail.com yopmail.fr ' +
    'tempmail.com temp-mail.org tempmail.net throwawaymail.com trashmail.com trash-mail.com getnada.com maildrop.cc dispostable.com ' +
    'fakeinbox.com mailnesia.com mintemail.com mohmal.com moakt.com emailondeck.com spamgourmet.com discard.email mytemp.email tempail.com'
  ).split(' '),
);

/** Top-level domains reserved for tests, RFC 2606. example.com is no problem: every document uses it. */
export const reservedTopLevelDomains: ReadonlySet<string> = /* @__PURE__ */ new Set(['test', 'invalid', 'localhost', 'example']);

/** A telephone number: digits with separators, and an extension. */
export const phoneWithExtension = /^\+?[\d\s().\u2010-\u2013/-]{4,40}(?:(?:ext\.?|x|#)\s?\d{1,7})?$/i;
/** From the sign of the extension to the end. */
export const extension = /(?:ext|x|#).{0,40}$/i;
/** The same in capitals, as far as it is typed. */
export const typedExtension = /(?:E(?:XT?)?|X|#)\d{0,7}$/;
