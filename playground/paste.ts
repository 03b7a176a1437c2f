/** What was pasted, as an instruction: JSON, the first line of NDJSON, a text with an account in it, or a lone IBAN or BIC. */
import { isValid as isBic } from 'payprep/bic';
import { extract } from 'payprep/detect';
import { isValid as isIban } from 'payprep/iban';

export type Pasted = { readonly instruction: unknown } | { readonly problem: string };

const looksLikeJson = (text: string): boolean => /^[[{"]/.test(text);

/** Reads any text; a text that is neither JSON nor a BIC is taken for an account. */
export function readPaste(text: string): Pasted {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'Paste a payment: JSON, an IBAN, a BIC, or a text with an account in it.' };
  if (!looksLikeJson(trimmed)) return { instruction: isAlone(trimmed) ? fromIdentifier(trimmed) : fromText(trimmed) };
  return (
    parsed(trimmed) ?? parsed(trimmed.split('\n')[0] ?? '') ?? { problem: 'This is not JSON: a bracket, a quote or a comma is missing.' }
  );
}

function parsed(text: string): Pasted | undefined {
  try {
    return { instruction: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function fromIdentifier(text: string): unknown {
  return isIban(text) || !isBic(text) ? { creditorAccount: { id: { value: text, type: 'IBAN' } } } : { creditorAgent: { bic: text } };
}

/** True for a text as short as an identifier: whatever it is, it is shown as one. */
const isAlone = (text: string): boolean => isBic(text) || (text.length <= 60 && /^[A-Za-z]{2}\d{2}[A-Za-z\d \u00a0-]*$/.test(text));

/** The first account of a text; without one, the text is taken for an account, and the answer says what is wrong with it. */
const fromText = (text: string): unknown => extract(text).instruction ?? fromIdentifier(text);
