/**
 * Reads a list line by line, in the first layout of its format that fits.
 *
 * The gotcha: published lists are often in a Western European encoding. A line that is not UTF-8 is read as Windows-1252, or as the list declares.
 */
import { isUtf8 } from 'node:buffer';
import type { Block } from '../files/blocks.js';
import { type Line as FileLine, isBlank, LineReader } from '../files/lines.js';
import { UnreadableInput } from '../files/unreadable-input.js';
import { decodeWindows1252, findProblem } from '../files/windows-1252.js';
import type { ImportFormat, Layout } from './format.js';
import type { LineParser, ListEntry } from './line-parser.js';
import { type ListHead, NamedParser } from './named-parser.js';
import { FixedParser, JsonParser, NumberedParser } from './plain-parsers.js';

type DecodeLine = ImportFormat['decodeLine'];

/** @throws UnreadableInput for a line that is neither */
function decode(line: FileLine, decodeLine: DecodeLine): FileLine {
  if (isUtf8(line.bytes)) return line;
  if (decodeLine !== undefined) return { ...line, bytes: Buffer.from(decodeLine(line.bytes)) };
  const problem = findProblem(line.bytes, line.number);
  if (problem !== undefined) throw problem;
  return { ...line, bytes: Buffer.from(decodeWindows1252(line.bytes)) };
}

/** The layout of a file, by its first line. */
function chooseLayout(layouts: readonly Layout[], text: string): Layout | undefined {
  const begins = (layout: Layout): boolean => {
    if (layout.kind === 'named') return false;
    return layout.kind === 'json' ? /^\s*[{[]/.test(text) : layout.begins.test(text);
  };
  return layouts.find(begins) ?? layouts.find(({ kind }) => kind === 'named');
}

function createParser(layout: Layout): LineParser {
  if (layout.kind === 'named') return new NamedParser(layout);
  if (layout.kind === 'numbered') return new NumberedParser(layout);
  return layout.kind === 'fixed' ? new FixedParser(layout) : new JsonParser(layout);
}

export class ListReader {
  readonly #layouts: readonly Layout[];
  readonly #decodeLine: DecodeLine;
  readonly #lines = new LineReader();
  #parser: LineParser | undefined;

  constructor({ layouts, decodeLine }: Pick<ImportFormat, 'layouts' | 'decodeLine'>) {
    this.#layouts = layouts;
    this.#decodeLine = decodeLine;
  }

  /** The lines above the list, and its column names; empty if its layout has none. */
  get head(): ListHead {
    return this.#parser instanceof NamedParser ? this.#parser.head : { above: [], names: [] };
  }

  *read(block: Block): Generator<ListEntry, void, undefined> {
    for (const raw of this.#lines.read(block)) {
      const line = decode(raw, this.#decodeLine);
      if (this.#parser === undefined) {
        if (isBlank(line)) continue;
        const layout = chooseLayout(this.#layouts, line.bytes.toString('utf8'));
        if (layout === undefined) throw new UnreadableInput('its first line fits no layout of this list');
        this.#parser = createParser(layout);
      }
      yield* this.#parser.push(line);
    }
  }

  *end(): Generator<ListEntry, void, undefined> {
    if (this.#parser === undefined) throw new UnreadableInput('it is empty');
    if (this.#parser instanceof NamedParser) this.#parser.assertHead();
    yield* this.#parser.end();
  }
}
