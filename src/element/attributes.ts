/**
 * The attributes of `<payprep-account>`, each with its property, and what every custom element with properties needs.
 *
 * The gotcha: the value is no attribute with a property of its own: as with `<input>`, the attribute is where it begins.
 */
import { languageFor } from './texts.js';

/** A server has no elements: there the class exists, and nobody makes one of it. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** An element whose attributes say which account is asked for. */
export class AccountAttributes extends Base {
  static readonly observedAttributes: readonly string[] = [
    'banks',
    'country',
    'currency',
    'lang',
    'local',
    'payee-name',
    'payeename',
    'readonly',
    'required',
    'settlement-system',
    // what a page that was rendered on a server makes of the property
    'settlementsystem',
    'value',
  ];

  /** A framework gives `undefined` or `null` where there is nothing to say. */
  #write(name: string, text: string | null | undefined): void {
    if (text == null) this.removeAttribute(name);
    else this.setAttribute(name, text);
  }

  /** ISO 3166-1 alpha-2: where the account is. */
  get country(): string {
    return this.getAttribute('country') ?? '';
  }
  set country(code: string | null | undefined) {
    this.#write('country', code);
  }

  /** ISO 4217. Default: that of the country. */
  get currency(): string {
    return this.getAttribute('currency') ?? '';
  }
  set currency(code: string | null | undefined) {
    this.#write('currency', code);
  }

  /** Such as `SCT`: it decides what is asked for. */
  get settlementSystem(): string {
    return this.getAttribute('settlement-system') ?? this.getAttribute('settlementsystem') ?? '';
  }
  set settlementSystem(code: string | null | undefined) {
    this.removeAttribute('settlementsystem');
    this.#write('settlement-system', code);
  }
  /** Solid writes the name of a property in small letters. */
  set settlementsystem(code: string | null | undefined) {
    this.settlementSystem = code;
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string | null | undefined) {
    this.#write('name', name);
  }

  /** The name of the element: what `input` elements call their type. */
  get type(): string {
    return this.localName;
  }

  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(isRequired: boolean | null | undefined) {
    this.toggleAttribute('required', Boolean(isRequired));
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled: boolean | null | undefined) {
    this.toggleAttribute('disabled', Boolean(isDisabled));
  }

  /** What stands there can be read and copied; the browser checks nothing of it, as of any field that is read only. */
  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }
  set readOnly(isReadOnly: boolean | null | undefined) {
    this.toggleAttribute('readonly', Boolean(isReadOnly));
  }

  /** Bank directories are loaded, so that the bank is shown. */
  get banks(): boolean {
    return this.hasAttribute('banks');
  }
  set banks(isOn: boolean | null | undefined) {
    this.toggleAttribute('banks', Boolean(isOn));
  }

  /** The name of the payee is asked for as well, and is part of the value: `creditor.name`. */
  get payeeName(): boolean {
    return this.hasAttribute('payee-name') || this.hasAttribute('payeename');
  }
  set payeeName(isOn: boolean | null | undefined) {
    this.removeAttribute('payeename');
    this.toggleAttribute('payee-name', Boolean(isOn));
  }
  set payeename(isOn: boolean | null | undefined) {
    this.payeeName = isOn;
  }

  /** Where a country has IBANs and a domestic form of account, the domestic one comes first. */
  get local(): boolean {
    return this.hasAttribute('local');
  }
  set local(isOn: boolean | null | undefined) {
    this.toggleAttribute('local', Boolean(isOn));
  }
}

/**
 * What a page set before the browser knew the element hides the properties of the class: it is set again, the value last, since the rest says what it means.
 */
export function adoptProperties(element: HTMLElement): void {
  const settable = Object.entries(element).filter(([name]) => name in Object.getPrototypeOf(element));
  const set = Object.fromEntries(settable.sort(([one], [other]) => Number(one === 'value') - Number(other === 'value')));
  for (const name of Object.keys(set)) Reflect.deleteProperty(element, name);
  Object.assign(element, set);
}

/** The roots that an element stands in: shadow roots, then the page. */
function rootsOf(element: Element): readonly Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

/** The language of the nearest element that names one, also outside of a shadow root, or of the page. */
export function languageOf(element: Element): string {
  const named = element.closest<HTMLElement>('[lang]')?.lang;
  const root = element.getRootNode();
  if (!named && root instanceof ShadowRoot) return languageOf(root.host);
  return languageFor(named || document.documentElement.lang);
}

/** Tells when the page around an element is in another language. */
export function onLanguage(element: Element, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  for (const root of rootsOf(element)) observer.observe(root, { attributeFilter: ['lang'], subtree: true });
  return () => observer.disconnect();
}
