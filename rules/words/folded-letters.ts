/**
 * How names are folded that people type in a search: one small letter for a letter in all its forms.
 *
 * The gotcha: lists of banks in kana write small kana large (ミツビシユ－エフジエイ), and the sign of a long vowel as a hyphen, or not at all.
 *
 * @see EPC217-08, for Greek and Cyrillic; beside it, 2026-11, the letters that it does not have: those of Ukrainian and Russian by ICAO Doc 9303-3, section 6
 * @see Unicode 16.0, Hiragana, Katakana
 */
import { lazy } from '../vocabulary/lazy.js';
import { conversions } from './charsets.js';

const FURTHER = 'æae œoe đd ðd іi їi єe ґg ыy эe ёe ђdj јj љlj њnj ћc џdz ѓg ќk';

/** A small letter that is no basic letter with a mark → what is written for it. */
export const foldedLetters: () => ReadonlyMap<string, string> = /* @__PURE__ */ lazy(
  () => new Map(`${conversions} ${FURTHER}`.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)] as const)),
);

/** Marks beside letters, but not those of kana, which make another letter. */
export const MARKS: () => RegExp = /* @__PURE__ */ lazy(() => /(?![\u3099\u309A])\p{M}/gu);

/** Scripts that put no space between words. */
export const isUnspaced: (text: string) => boolean = (text) => UNSPACED().test(text);
const UNSPACED = /* @__PURE__ */ lazy(
  () =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u,
);

/** Small katakana, and the large ones right behind each of them; those that have a mark between. */
const SMALL = 'ァィゥェォッャュョヮ';
const LARGE = 'アイウエオツヤユヨワ';

/** Between katakana, the sign of a long vowel, or a hyphen in its place. */
const LONG = /(?<=[\u30A1-\u30FA])[ー-]/g;

/** In katakana, large, without signs of long vowels. */
export const foldKana = (text: string): string =>
  text
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[ァィゥェォッャュョヮ]/g, (kana) => LARGE.charAt(SMALL.indexOf(kana)))
    .replace(LONG, '');
