/**
 * Addresses in Chinese, Japanese and Korean letters, which run on without spaces: `〒100-0005東京都千代田区丸の内1-9-1`.
 *
 * The syllable behind a name says what it is, and is part of some names, so what is found is likely and never certain.
 */

import { type AddressWriting, writings } from '../../rules/addresses/east-asian.js';
import { runOnScripts } from '../../rules/addresses/scripts.js';
import type { AddressDraft } from './draft.js';
import { pattern } from './patterns.js';
import type { AddressPiece } from './text.js';

const LETTERS = /* @__PURE__ */ pattern(() => `[${runOnScripts}]`);

/** True for a text that has letters and then a number: a street with its house, and no town. */
export const isRunOn = (text: string): boolean => LETTERS_AND_NUMBER().test(text);
const LETTERS_AND_NUMBER = /* @__PURE__ */ pattern(() => `[${runOnScripts}].*\\d`);

const pieceFrom = ({ pieces }: AddressDraft, { line, end }: AddressPiece, start: number): AddressPiece | undefined =>
  pieces.find((piece) => piece.line === line && piece.start >= start && piece.end <= end);

/** Takes the name of the country and the post code at the beginning of a piece. Returns the piece that is left. */
function takeCountryAndCode(draft: AddressDraft, piece: AddressPiece, form: AddressWriting): AddressPiece | undefined {
  let rest: AddressPiece | undefined = piece;
  const own = form.country.exec(rest.text)?.[0].length;
  if (own !== undefined) {
    draft.mark('country', rest, rest.start, rest.start + own);
    rest = pieceFrom(draft, piece, piece.start + own);
  }
  const [, mark = '', code = ''] = (rest && form.postCode.exec(rest.text)) ?? [];
  if (rest === undefined || code === '') return rest;
  const start = rest.start + mark.length;
  draft.take('postCode', rest, start, start + code.length);
  const sign = pieceFrom(draft, piece, rest.start);
  if (mark !== '' && sign !== undefined && sign.end <= start) draft.mark('postCode', sign);
  return pieceFrom(draft, piece, start + code.length);
}

/** Takes post code, subdivision, town and district of an address that runs on. True where a town was found. */
export function takeEastAsian(draft: AddressDraft, country: string): boolean {
  const form = writings()[country];
  if (form === undefined) return false;
  for (const piece of draft.pieces.filter(({ text }) => LETTERS().test(text))) {
    const rest = takeCountryAndCode(draft, piece, form);
    const groups = rest === undefined ? undefined : form.place.exec(rest.text)?.groups;
    if (rest === undefined || groups === undefined) continue;
    let [left, at]: [AddressPiece | undefined, number] = [rest, rest.start];
    for (const [group, field] of [
      ['S', 'countrySubdivision'],
      ['C', 'townName'],
      ['D', 'districtName'],
    ] as const) {
      const text = groups[group];
      if (text === undefined || left === undefined) continue;
      draft.take(field, left, at, at + text.length);
      at += text.length;
      left = pieceFrom(draft, rest, at);
    }
    if (left !== undefined && draft.address.postCode === undefined) takeCountryAndCode(draft, left, form);
    return true;
  }
  return false;
}
