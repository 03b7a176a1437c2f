/** What was pasted: JSON, the first line of NDJSON, the text of a payment code, a text with an account in it, or a lone IBAN or BIC, as an instruction; or a payment reference. */
import { isValid as isBic } from 'payprep/bic';
import { extract } from 'payprep/detect';
import { isValid as isIban } from 'payprep/iban';
import { parsePayBySquare } from 'payprep/pay-by-square';
import { type PaymentCode, parsePaymentCode } from 'payprep/payment-codes';
import { parse, type Reference } from 'payprep/references';

export type Pasted =
  | { readonly instruction: unknown; readonly paymentCode?: PaymentCode }
  | { readonly reference: Reference }
  | { readonly problem: string };

const looksLikeJson = (text: string): boolean => /^[[{"]/.test(text);

/** Reads any text; a text that is neither JSON nor a BIC nor a valid reference is taken for an account. */
export function readPaste(text: string): Pasted {
  const trimmed = text.trim();
  if (trimmed === '')
    return { problem: 'Paste a payment: JSON, a payment code, an IBAN, a BIC, a payment reference, or a text with an account in it.' };
  const known = parsePaymentCode(text);
  const paymentCode = known.kind === 'PAY_BY_SQUARE' ? parsePayBySquare(text) : known;
  if (paymentCode.kind !== undefined) return { instruction: paymentCode.instruction, paymentCode };
  if (!looksLikeJson(trimmed)) return fromText(trimmed);
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

/** Words in small letters can have the form of a BIC, too: “Good morning” has it. */
const looksLikeBic = (text: string): boolean => isBic(text) && !/^(?=.*[a-z]).*\s/.test(text);

function fromIdentifier(text: string): Pasted {
  if (!isIban(text) && looksLikeBic(text)) return { instruction: { creditorAgent: { bic: text } } };
  const reference = parse(text);
  if (!isIban(text) && reference.ok) return reference;
  return { instruction: { creditorAccount: { id: { value: text, type: 'IBAN' } } } };
}

/** True for a text as short as an identifier: whatever it is, it is shown as one. */
const isAlone = (text: string): boolean => /^[A-Za-z]{2}\d{2}[A-Za-z\d \u00a0-]{0,60}$/.test(text);

/** The first account of a text; else an IBAN that is wrong, else the text itself is taken for one, and the answer says what is wrong with it. */
function fromText(text: string): Pasted {
  if (isAlone(text)) return fromIdentifier(text);
  const { instruction, found } = extract(text);
  if (instruction !== undefined) return { instruction };
  const wrong = found.find(({ kind, because }) => kind === 'IBAN' && because.startsWith('WRONG'));
  return fromIdentifier(wrong?.value ?? text);
}
