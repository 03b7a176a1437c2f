/**
 * Reads the payments of a message, one after the other: text in, transactions out. Of the elements around a payment only those that apply to it are
 * kept, such as its type and its date, so that memory does not grow with the file.
 *
 * The gotcha: a message may be in an envelope, beside a header, and an envelope may hold several messages.
 */
import type { SaxesTagNS } from 'saxes';
import { isDate } from '../../src/identifiers/date.js';
import { childOf, type Element, elementText, textOf } from './elements.js';
import { findMessageType, type MessageType, messageNameOf, SUPPORTED, SUPPORTED_NAMES, TRANSACTION } from './message-types.js';
import { findDoctype, MAX_PROLOG } from './prolog.js';
import { TreeBuilder } from './tree-builder.js';
import { DOCTYPE, XmlParser } from './xml-parser.js';

/** One payment, with the facts that elements around it state for it. */
export interface Transaction {
  readonly element: Element;
  readonly xpath: string;
  readonly message: MessageType;
  /** `PmtTpInf` of the payment, else of an element around it. */
  readonly paymentType: Element | undefined;
  /** The day on which it is to be executed, `YYYY-MM-DD`. */
  readonly day: string | undefined;
  /** Elements around it that apply to it, by name; those of the nearest come first. */
  readonly around: ReadonlyMap<string, Element>;
  /** The rules that the header of the message names: `swift.cbprplus.02`. */
  readonly service: string | undefined;
}

/** The longest payment, and the longest text without an element. */
const MAX_LENGTH = 1024 * 1024;
const MAX_DEPTH = 100;

/** The elements around a payment that are kept. */
const FACTS: readonly string[] = [
  ...['PmtTpInf', 'ReqdExctnDt', 'IntrBkSttlmDt', 'PmtMtd', 'DbtrAcct', 'DbtrAgt'],
  ...['SttlmInf', 'InstgAgt', 'InstdAgt'],
];
const HEADER = 'GrpHdr';

/** In the header of a message, head.001 beside it. */
const SERVICE = 'BizSvc';

/** An open element around payments, or around a message. */
interface Container {
  readonly xpath: string;
  /** Name → how many so far. */
  readonly counts: Map<string, number>;
  readonly facts: Map<string, Element>;
}

export class MessageReader {
  readonly #parser: XmlParser;
  readonly #tree = new TreeBuilder();
  /** From the root inwards. */
  readonly #containers: Container[] = [{ xpath: '', counts: new Map(), facts: new Map() }];
  #message: MessageType | undefined;
  /** The number of containers around the message. */
  #wrappers = 0;
  #service: string | undefined;
  /** The depth inside an element of which nothing is kept. */
  #skipped = 0;
  #depth = 0;
  /** Behind the last tag. */
  #lastEvent = 0;
  /** Behind the tag before the element that is kept. */
  #beforeTree = 0;
  #prolog: string | undefined = '';
  #hasMessage = false;
  #found: Transaction[] = [];

  constructor() {
    this.#parser = new XmlParser({
      open: (tag) => this.#open(tag),
      text: (text) => this.#tree.addText(text),
      close: () => this.#close(),
    });
  }

  /** The line that was read last. */
  get line(): number {
    return this.#parser.line;
  }

  /** The text before this position is read, and no later payment begins in it. */
  get settled(): number {
    return this.#tree.isOpen ? this.#beforeTree : this.#lastEvent;
  }

  /** @throws UnreadableInput */
  push(text: string): readonly Transaction[] {
    const checked = this.#checkProlog(text);
    if (checked === undefined) return [];
    this.#parser.write(checked);
    const { position } = this.#parser;
    if (position - this.#lastEvent > MAX_LENGTH) throw this.#parser.fault('a text or tag is longer than 1 MiB');
    if (this.#tree.isOpen && position - this.#beforeTree > MAX_LENGTH) throw this.#parser.fault('a payment is longer than 1 MiB');
    return this.#take();
  }

  /** @throws UnreadableInput */
  end(): readonly Transaction[] {
    if (this.#prolog !== undefined && this.#prolog.trim() !== '') this.#parser.write(this.#prolog);
    this.#prolog = undefined;
    if (this.#parser.position === 0) throw this.#parser.fault('the file is empty');
    this.#parser.end();
    if (!this.#hasMessage) throw this.#parser.fault(`it holds no payment message; supported are ${SUPPORTED}`);
    return this.#take();
  }

  #take(): readonly Transaction[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** Holds the text back until the first element, so that a DOCTYPE is refused before anything of it is read. */
  #checkProlog(text: string): string | undefined {
    if (this.#prolog === undefined) return text;
    this.#prolog += text;
    const { line, isOver } = findDoctype(this.#prolog);
    if (line !== undefined) throw this.#parser.fault(DOCTYPE, line);
    if (!isOver && this.#prolog.length < MAX_PROLOG) return undefined;
    if (!isOver) throw this.#parser.fault('no element begins within 64 kB');
    const held = this.#prolog;
    this.#prolog = undefined;
    return held;
  }

  #open(tag: SaxesTagNS): void {
    if (!this.#tree.isOpen) this.#beforeTree = this.#lastEvent;
    this.#lastEvent = this.#parser.position;
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.#parser.fault(`elements are nested more than ${MAX_DEPTH} deep`);
    if (this.#tree.isOpen) return this.#build(tag);
    if (this.#skipped > 0) {
      this.#skipped += 1;
      return;
    }
    const xpath = this.#countedPath(tag.local);
    if (this.#message === undefined) return this.#openWrapper(tag, xpath);
    const { containers } = this.#message;
    const level = this.#containers.length - 1 - this.#wrappers;
    const isOurs = tag.uri === this.#message.namespace;
    const isTransaction = level === containers.length && tag.local === TRANSACTION;
    if (!isOurs && (isTransaction || containers[level] === tag.local))
      throw this.#parser.fault(`${tag.local} is not in the namespace of its message`, this.#parser.lineOfTag);
    if (isOurs && containers[level] === tag.local) return this.#enter(xpath);
    if (isOurs && (isTransaction || tag.local === HEADER || FACTS.includes(tag.local))) return this.#build(tag);
    this.#skipped = 1;
  }

  /** Outside the message: its root, an element around it, or one beside it. */
  #openWrapper(tag: SaxesTagNS, xpath: string): void {
    if (tag.local === 'Document') {
      this.#message = findMessageType(tag.uri);
      if (this.#message === undefined) throw this.#parser.fault(describeUnsupported(tag.uri), this.#parser.lineOfTag);
      this.#hasMessage = true;
      this.#wrappers = this.#containers.length - 1;
    }
    if (tag.local === SERVICE) this.#build(tag);
    else this.#enter(xpath);
  }

  #enter(xpath: string): void {
    this.#containers.push({ xpath, counts: new Map(), facts: new Map() });
  }

  /** Numbers the element among those of its name. */
  #countedPath(name: string): string {
    const { xpath, counts } = this.#innermost();
    const count = (counts.get(name) ?? 0) + 1;
    if (counts.size < MAX_DEPTH || counts.has(name)) counts.set(name, count);
    const isNumbered = count > 1 || name === TRANSACTION || name === 'PmtInf';
    return `${xpath}/${name}${isNumbered ? `[${count}]` : ''}`;
  }

  #innermost(): Container {
    return this.#containers[this.#containers.length - 1] as Container;
  }

  #build({ local, uri, name, attributes, isSelfClosing }: SaxesTagNS): void {
    this.#tree.open({
      name: uri === this.#message?.namespace ? local : '',
      qualifiedName: name,
      attributes: valuesOf(attributes),
      isSelfClosing,
      line: this.#parser.lineOfTag,
      end: this.#parser.position,
    });
  }

  #close(): void {
    this.#lastEvent = this.#parser.position;
    this.#depth -= 1;
    if (this.#tree.isOpen) {
      const element = this.#tree.close(this.#parser.position);
      if (element !== undefined) this.#keep(element);
      return;
    }
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    this.#containers.pop();
    if (this.#containers.length - 1 !== this.#wrappers || this.#message === undefined) return;
    this.#message = undefined;
    this.#service = undefined;
  }

  /** Takes a complete element: a payment, or a fact about the payments that follow. */
  #keep(element: Element): void {
    if (this.#message === undefined) this.#service = textOf(element);
    const { counts, facts, xpath } = this.#innermost();
    if (element.name === HEADER) for (const child of element.children) if (FACTS.includes(child.name)) facts.set(child.name, child);
    if (FACTS.includes(element.name)) facts.set(element.name, element);
    if (element.name !== TRANSACTION || this.#message === undefined) return;
    const around = this.#factsAround();
    const dated = childOf(element, 'IntrBkSttlmDt') ?? around.get('ReqdExctnDt') ?? around.get('IntrBkSttlmDt');
    this.#found.push({
      element,
      xpath: `${xpath}/${TRANSACTION}[${counts.get(TRANSACTION) ?? 1}]`,
      message: this.#message,
      paymentType: childOf(element, 'PmtTpInf') ?? around.get('PmtTpInf'),
      day: dayOf(dated),
      around,
      service: this.#service,
    });
  }

  /** The facts of all elements around the payment. */
  #factsAround(): ReadonlyMap<string, Element> {
    return new Map(this.#containers.flatMap(({ facts }) => [...facts]));
  }
}

const NONE: Readonly<Record<string, string>> = {};

/** Most elements have no attribute. */
function valuesOf(attributes: SaxesTagNS['attributes']): Readonly<Record<string, string>> {
  const all = Object.values(attributes);
  return all.length === 0 ? NONE : Object.fromEntries(all.map(({ local, value }) => [local, value]));
}

/** A date, or the date of a time, without its time zone. */
function dayOf(element: Element | undefined): string | undefined {
  const day = (elementText(element, 'Dt') ?? elementText(element, 'DtTm') ?? textOf(element))?.slice(0, 10);
  return day !== undefined && isDate(day) ? day : undefined;
}

function describeUnsupported(namespace: string): string {
  if (namespace === '')
    return `Document is in no namespace, which would name the message, such as xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"; supported are ${SUPPORTED}`;
  const name = messageNameOf(namespace);
  const what =
    name === undefined
      ? 'this is no message of ISO 20022 that is supported'
      : `${name} is not supported${SUPPORTED_NAMES.includes(name) ? ' in this namespace' : ''}`;
  return `${what}; supported are ${SUPPORTED}`;
}
