/**
 * Words of which names of towns are made, so that a name is not divided in its middle.
 *
 * Notation of the lists: `alternatives.ts`.
 */

/** Words that belong to the name behind them: New Mexico, Ciudad de Panamá. */
export const belongsToNext = `
  new nueva nuevo nova novo south southern north northern east eastern west western upper lower greater port fort n. s. e. w.
  of de di do da la el the von du des del upon under sur am an tinh county co.
`;

/** First words of a name that asks for more: `San`, `Port`, `Valle del`. */
export const beginsName = `
  san santa sant saint sainte st. ste. sao great little new old north south east west port puerto porto mount mt. fort bad ho ha da phnom kuala
  los las les le la el al de del des do du of co.
`;

/** Behind the name of a French town, before its number or at the end: `PARIS CEDEX 08`. */
export const behindTownName = 'cedex';
