/**
 * Words beside the house number in a line of an address: those that mean street, those that count something else, and those that need the number.
 *
 * The gotcha is numbers that are no house numbers: `Rua 25 de Abril`, `9 Mile Road` and `3 Maja` are streets, `Piso 2` is a floor.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */

/** A house number, as a pattern: `7`, `1-7`, `23a`, `12 bis`, `2641/14`. */
export const houseNumber = '\\d{1,5}(?:[A-Za-z]| (?:bis|ter|quater))?(?:(?: ?- ?|/)\\d{1,5}[A-Za-z]?)?';

/** `Level 17,` or `3rd Floor,`, before a house number. */
export const floorBefore = /^((?:ground|\d{1,2}(?:st|nd|rd|th)) (?:floor|level)|(?:floor|level) \d{1,2})(?:, ?| )(?=\d)/i;

/** A word that means street, before the name or behind it. */
export const meansStreet =
  /^(?:rue|avenue|boulevard|chemin|place|quai|route|via|viale|piazza|corso) | (?:street|st|avenue|ave|road|rd|boulevard|blvd|quay|square|terrace)\.?$/i;

/** Behind a number: with it, a date or a distance that is the name of a street. */
export const isNameWithNumber =
  /^(?:mile|janvier|f[eé]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** Before a number: the last word counts something else than houses. */
export const countsElse =
  /(?:^|[ .])(?:apartment|apt|bloc|block|boks|box|building|edif|edificio|etage|[eé]tage|flat|floor|haus|industrial|ker[uü]let|km|level|lot|lote|nacional|national|nationale|nave|nazionale|no|nr|num|numero|office|parcela|piano|piso|planta|plot|provinciale|room|scala|sector|shop|statale|stock|suite|top|torre|tower|unit|zona|zone)\.?$/i;

/** Before a number: a word that is no name without it. */
export const isNoName =
  /^(?:avenida|avenue|calle|carretera|highway|plac|place|platz|plaza|praça|route|rua|rue|ruta|strada|strasse|straße|street|ul|ulica|utca|via|weg)\.?$/i;

/** A number that belongs to the name of a street behind it, as a pattern: the digits of `42nd Street`. */
export const ordinal = '(?:\\d{1,3}(?:st|nd|rd|th) )?';
