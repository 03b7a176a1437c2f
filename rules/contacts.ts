/**
 * Mail domains that say something about an address.
 *
 * The gotcha: most domains that look mistyped belong to somebody. Only those that nobody uses for mail of their own stand here: ymail.com,
 * mail.com and email.com are services.
 */

/** Slips of the great mail services’ names, without the top-level domain. */
export const mistypedMailServices: ReadonlySet<string> = new Set(
  (
    'gmial gmai gmal gmil gamil gnail gmaill gmali gmaul gmqil ggmail gmailcom hotmial hotmal hotmil hotmai hotmaill hotmali homtail hotnail ' +
    'hormail yaho yahooo yhoo yaoo yahho yhaoo outlok outloo outlokk otlook oulook outllok outlookk iclod icoud iclould'
  ).split(' '),
);

/** Slips of a top-level domain: none of these exists. */
export const mistypedTopLevelDomains: ReadonlySet<string> = new Set('con cmo ocm comm vom cpm coom ner nte rog ogr'.split(' '));

/** Services whose addresses are made to be thrown away. */
export const disposableMailServices: ReadonlySet<string> = new Set(
  (
    'mailinator.com guerrillamail.com guerrillamail.net guerrillamail.org sharklasers.com 10minutemail.com 10minutemail.net yopmail.com yopmail.fr ' +
    'tempmail.com temp-mail.org tempmail.net throwawaymail.com trashmail.com trash-mail.com getnada.com maildrop.cc dispostable.com ' +
    'fakeinbox.com mailnesia.com mintemail.com mohmal.com moakt.com emailondeck.com spamgourmet.com discard.email mytemp.email tempail.com'
  ).split(' '),
);
