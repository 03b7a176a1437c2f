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
    'readonly',
    'required',
    'settlement-system',
    'value',
  ];

  /** ISO 3166-1 alpha-2: where the account is. */
  get country(): string {
    return this.getAttribute('country') ?? '';
  }
  set country(code: string) {
    this.setAttribute('country', code);
  }

  /** ISO 4217. Default: that of the country. */
  get currency(): string {
    return this.getAttribute('currency') ?? '';
  }
  set currency(code: string) {
    this.setAttribute('currency', code);
  }

  /** Such as `SCT`: it decides what is asked for. */
  get settlementSystem(): string {
    return this.getAttribute('settlement-system') ?? '';
  }
  set settlementSystem(code: string) {
    this.setAttribute('settlement-system', code);
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }

  /** The name of the element: what `input` elements call their type. */
  get type(): string {
    return this.localName;
  }

  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(isRequired: boolean) {
    this.toggleAttribute('required', isRequired);
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled);
  }

  /** What stands there can be read and copied; the browser checks nothing of it, as of any field that is read only. */
  get readOnly(): boolean {
    return this.hasAttribute('readonly');
  }
  set readOnly(isReadOnly: boolean) {
    this.toggleAttribute('readonly', isReadOnly);
  }

  /** Bank directories are loaded, so that the bank is shown. */
  get banks(): boolean {
    return this.hasAttribute('banks');
  }
  set banks(isOn: boolean) {
    this.toggleAttribute('banks', isOn);
  }

  /** Where a country has IBANs and a domestic form of account, the domestic one comes first. */
  get local(): boolean {
    return this.hasAttribute('local');
  }
  set local(isOn: boolean) {
    this.toggleAttribute('local', isOn);
  }
}

/** A property that was set before the browser knew the element hides the one of the class: it is set again. */
export function adoptProperty(element: HTMLElement, name: string): void {
  const set = Object.getOwnPropertyDescriptor(element, name);
  if (set === undefined) return;
  Reflect.deleteProperty(element, name);
  Object.assign(element, { [name]: set.value });
}

/** The language of the nearest element that names one, or of the page. */
export const languageOf = (element: Element): string =>
  languageFor(element.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang);

/** Tells when the page is in another language. */
export function onLanguage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
