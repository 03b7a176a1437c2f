/**
 * The parser, `saxes`: well-formed XML 1.0 with namespaces, chunk by chunk. What it refuses becomes an {@link UnreadableInput} with its line.
 *
 * Messages quote nothing from the file, because a broken file may have an account number anywhere.
 *
 * The gotcha: after an `&`, saxes reads on to the next `;`, across tags and lines, and does not report the place of the `&`.
 *
 * @see https://www.w3.org/TR/xml/
 */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { UnreadableInput } from '../files/unreadable-input.js';

export interface XmlEvents {
  open(tag: SaxesTagNS): void;
  text(text: string): void;
  close(): void;
}

export class XmlParser {
  readonly #parser = new SaxesParser({ xmlns: true });
  #isEnding = false;
  #lineOfTag = 1;
  /** The line on which the text behind the last tag begins. */
  #lineOfText = 1;

  constructor({ open, text, close }: XmlEvents) {
    const parser = this.#parser;
    parser.on('error', ({ message }) => {
      const problem = withoutQuotes(message);
      if (STRAY_MESSAGES.includes(problem)) throw this.#strayAmpersand();
      throw this.fault(this.#isEnding ? 'the file ends before it is complete' : `this is not well-formed XML: ${problem}`);
    });
    parser.on('doctype', () => {
      throw this.fault(DOCTYPE);
    });
    parser.on('opentagstart', () => {
      // the character behind the name is already read
      this.#lineOfTag = parser.columnIndex === 0 ? parser.line - 1 : parser.line;
    });
    parser.on('opentag', (tag) => {
      this.#lineOfText = parser.line;
      open(tag);
    });
    parser.on('text', text);
    parser.on('cdata', text);
    parser.on('closetag', () => {
      this.#lineOfText = parser.line;
      close();
    });
  }

  /** The number of characters that were read. */
  get position(): number {
    return this.#parser.position;
  }

  get line(): number {
    return this.#parser.line;
  }

  /** The line on which the start tag of the event begins. */
  get lineOfTag(): number {
    return this.#lineOfTag;
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): void {
    this.#isEnding = true;
    this.#parser.close();
  }

  /** The error for a problem and its line. An `&` without a reference is reported first. */
  fault(problem: string, line: number = this.line): UnreadableInput {
    const { entity } = this.#parser as unknown as { readonly entity: string };
    if (!/[^\w.:#-]/.test(entity)) return new UnreadableInput(`line ${line}: ${problem}`);
    return this.#strayAmpersand();
  }

  #strayAmpersand(): UnreadableInput {
    return new UnreadableInput(`line ${this.#lineOfText}: ${STRAY_AMPERSAND}`);
  }
}

export const DOCTYPE = 'it has a DOCTYPE, which no payment file needs and which is not read';

const STRAY_AMPERSAND = 'an & stands alone; XML writes it &amp;';

/** The messages of saxes for an `&` without a reference, if a `;` follows somewhere. */
const STRAY_MESSAGES: readonly string[] = ['disallowed character in entity name', 'empty entity name'];

/** `12:5: unmatched closing tag: Nm.` → `unmatched closing tag`. */
const withoutQuotes = (message: string): string => message.replace(/^(?:[^:]{0,40}:)?\d+:\d+: /, '').replace(/:.*$|\.$/s, '');
