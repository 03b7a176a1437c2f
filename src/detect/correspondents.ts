/**
 * Finds the correspondent of the payee’s bank in a text: its BIC, and the account that the bank has there. Neither is the payee’s.
 *
 * A mention begins at the word “correspondent” and ends at a blank line, a payee, a bank of the payee or an IBAN.
 *
 * The gotcha: the number in a mention may be the payee’s after all, so it is left out only if the text has another account.
 */
import type { AccountPiece } from './found.js';
import type { LabelPlace } from './places.js';

/** The longest mention, in characters. */
const REACH = 300;

const isOf = ({ meanings }: LabelPlace, meaning: string): boolean => meanings.some((each) => each.meaning === meaning);

const isAccount = ({ slot }: AccountPiece): boolean => slot === 'account' || slot === 'iban' || slot === 'proxy';

/** A part of the text about a correspondent. */
interface Mention {
  readonly start: number;
  readonly end: number;
  /** Up to here, accounts are certainly the correspondent’s: on its line, or anywhere if a payee follows. */
  readonly sure: number;
}

function mentionsIn(text: string, places: readonly LabelPlace[]): readonly Mention[] {
  return places.flatMap((place, index) => {
    if (!place.isCertain || !isOf(place, 'correspondent')) return [];
    const next = places
      .slice(index + 1)
      .find((each) => each.meanings.some(({ isOfPayee, meaning }) => isOfPayee || meaning === 'name' || meaning === 'iban'));
    const end = Math.min(next?.label ?? text.length, place.label + REACH);
    const blank = /\n[ \t]*\r?\n/.exec(text.slice(place.label, end));
    const start = place.label;
    const line = text.indexOf('\n', start);
    const sure = blank === null && end === next?.label ? end : Math.min(line < 0 ? end : line, end);
    return [{ start, end: blank === null ? end : start + blank.index, sure }];
  });
}

/** Removes the accounts of correspondents, and marks their BICs. */
export function withCorrespondents(text: string, places: readonly LabelPlace[], pieces: readonly AccountPiece[]): readonly AccountPiece[] {
  const mentions = mentionsIn(text, places);
  const mentionOf = ({ range: [at] }: AccountPiece): Mention | undefined => mentions.find(({ start, end }) => at >= start && at < end);
  const others = pieces.filter((piece) => isAccount(piece) && mentionOf(piece) === undefined).map(({ range }) => range[0]);
  if (others.length === 0) return pieces;
  return pieces.flatMap((piece): readonly AccountPiece[] => {
    const mention = mentionOf(piece);
    if (mention === undefined || piece.slot === 'iban') return [piece];
    if (piece.slot === 'bic') return [{ ...piece, slot: 'correspondent' }];
    const isItsOwn = piece.range[0] < mention.sure || others.some((at) => at < mention.start);
    return isItsOwn && ['account', 'bank', 'branch'].includes(piece.slot) ? [] : [piece];
  });
}
