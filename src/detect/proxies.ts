/** Reads proxies of accounts behind their labels: “Chave Pix: …”. */

import type { AccountIdType } from '../../rules/vocabulary/scheme.js';
import { type ProxyForm, proxyForms } from '../../rules/words/proxy-forms.js';

/** A proxy in a text, as an instruction has it. */
export interface FoundProxy {
  readonly type: AccountIdType;
  readonly value: string;
  readonly settlementSystem: string;
  readonly start: number;
  readonly end: number;
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function electronicForm({ type, without, callingCode }: ProxyForm, written: string): string {
  const value = without === undefined ? written : written.replace(without, '');
  if (type === 'EMAIL' || type === 'ALIAS') return value.toLowerCase();
  return callingCode === undefined || value.startsWith('+') ? value : callingCode + value;
}

/** The proxy of a country that begins at a place. */
export function readProxyAt(text: string, at: number, country: string): FoundProxy | undefined {
  for (const { words, forms, settlementSystem } of proxyForms.filter((each) => each.country === country)) {
    const start = at + matchAt(words, text, at).length;
    for (const form of forms) {
      const written = matchAt(form.form, text, start);
      if (written !== '')
        return { type: form.type, value: electronicForm(form, written), settlementSystem, start, end: start + written.length };
    }
  }
  return undefined;
}
