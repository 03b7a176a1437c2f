/** What was pasted, as an instruction: JSON, the first line of NDJSON, the text of a payment code, or a lone IBAN or BIC. */
import { isValid as isBic } from 'payprep/bic';
import { isValid as isIban } from 'payprep/iban';
import { type PaymentCode, parsePaymentCode } from 'payprep/payment-codes';

export type Pasted = { readonly instruction: unknown; readonly paymentCode?: PaymentCode } | { readonly problem: string };

const looksLikeJson = (text: string): boolean => /^[[{"]/.test(text);

/** Reads any text; a text that is neither JSON nor a BIC is taken for an account. */
export function readPaste(text: string): Pasted {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'Paste a payment: JSON, a payment code, an IBAN or a BIC.' };
  const paymentCode = parsePaymentCode(text);
  if (paymentCode.kind !== undefined) return { instruction: paymentCode.instruction, paymentCode };
  if (!looksLikeJson(trimmed)) return { instruction: fromIdentifier(trimmed) };
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
