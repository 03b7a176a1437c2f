/**
 * The text of what is not text alone: an e-mail or page in HTML, and lines in quoted-printable, as mail programs store them.
 *
 * Only elements that HTML knows are taken away, so `<pay@example.org>` stays. The gotcha: ranges are those of the text as it was written, so each
 * character remembers where it comes from.
 *
 * @see WHATWG, HTML living standard; RFC 2045, section 6.7 (quoted-printable)
 */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { blockElements, cellElements, entities, hiddenElements, inlineElements, signOfHtml } from '../../rules/words/markup.js';

/** A text, and where each of its characters stands in what was written. */
export interface ReadableText {
  readonly text: string;
  /** The range in what was written. */
  readonly rangeOf: (range: readonly [number, number]) => readonly [number, number];
}

const TAG = /* @__PURE__ */ lazy(
  () => new RegExp(`<\\/?(?:(${blockElements})|(${cellElements})|(${hiddenElements})|${inlineElements})(?:[\\s/][^<>]{0,2000})?>`, 'iy'),
);
const ENTITY = /* @__PURE__ */ lazy(() => new RegExp(`&(?:#(\\d{1,7})|#x([0-9a-f]{1,6})|(${Object.keys(entities).join('|')}));`, 'iy'));
const SIGN_OF_HTML = /* @__PURE__ */ lazy(() => new RegExp(signOfHtml, 'i'));
const QUOTED = /(?:=[0-9A-F]{2})+/y;
const SOFT_BREAK = /=[ \t]{0,8}\r?\n/y;

/** A long line that goes on behind an equals sign, or a space, an equals sign or letters written as bytes; and no equals sign that is one. */
const isQuotedPrintable = (text: string): boolean =>
  /=(?:(?<=[^\r\n]{59}[^\r\n=]=)\r?\n|20(?==?\r?\n)|C[23]=[89AB][0-9A-F]|3D)/.test(text) &&
  !/=(?![0-9A-F]{2}|[ \t]{0,8}\r?\n|$)/.test(text);

type Replaced = readonly [length: number, by: string];

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** What a tag stands for; an element that nobody sees goes with all that is in it. */
function tagAt(text: string, at: number): Replaced | undefined {
  const tag = matchAt(TAG(), text, at);
  if (tag === null) return undefined;
  const [written, block, cell, hidden] = tag;
  if (hidden !== undefined && written[1] !== '/') {
    const end = text.indexOf('</', at + written.length);
    return [(end < 0 ? text.length : end) - at, ''];
  }
  return [written.length, block === undefined ? (cell === undefined ? '' : '\t') : '\n'];
}

function entityAt(text: string, at: number): Replaced | undefined {
  const [written, decimal, hexadecimal, name] = matchAt(ENTITY(), text, at) ?? [];
  if (written === undefined) return undefined;
  if (name !== undefined) return [written.length, entities[name.toLowerCase()] ?? ''];
  const code = decimal === undefined ? Number.parseInt(hexadecimal as string, 16) : Number(decimal);
  return [written.length, code <= 0x10ffff ? String.fromCodePoint(code) : ' '];
}

/** Bytes as text: of UTF-8, else of Latin-1. */
function textOfBytes(quoted: string): string {
  const bytes = quoted.replaceAll('=', '%');
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes.replace(/%(..)/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
  }
}

function quotedAt(text: string, at: number): Replaced | undefined {
  const soft = matchAt(SOFT_BREAK, text, at);
  if (soft !== null) return [soft[0].length, ''];
  const quoted = matchAt(QUOTED, text, at);
  return quoted === null ? undefined : [quoted[0].length, textOfBytes(quoted[0])];
}

/** Reads a text that may hold HTML or quoted-printable. One that holds neither is returned as it is. */
export function readableText(written: string): ReadableText {
  const [html, quoted] = [SIGN_OF_HTML().test(written), isQuotedPrintable(written)];
  if (!html && !quoted) return { text: written, rangeOf: (range) => range };
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < written.length; ) {
    const character = written[at] as string;
    const [length, by] =
      (html && character === '<' && tagAt(written, at)) ||
      (html && character === '&' && entityAt(written, at)) ||
      (quoted && character === '=' && quotedAt(written, at)) ||
      ([1, character] satisfies Replaced);
    parts.push(by);
    at += length;
    for (let each = 0; each < by.length; each++) {
      starts.push(at - length);
      ends.push(at);
    }
  }
  return { text: parts.join(''), rangeOf: ([start, end]) => [starts[start] ?? written.length, ends[end - 1] ?? 0] };
}
