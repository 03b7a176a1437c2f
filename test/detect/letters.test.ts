/** The letters, orders and invoices of `letters.ts`, as they are and as copies have them: the account of the payer is never the one to pay, and no name is wrong. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';
import { COPIES, LETTERS, type Letter } from './letters.js';

const folded = (text = ''): string => text.toLowerCase();

/** What came out other than it was written down. */
function faultsOf([language, , payee, payer, name]: Letter, text: string): readonly string[] {
  const { instruction } = extract(text);
  const account = instruction?.creditorAccount?.id?.value;
  const found = instruction?.creditor?.name;
  const shown = `${language}: ${text.slice(0, 80)} → ${account}, ${found}`;
  if (account === payer) return [`the payer: ${shown}`];
  if (account !== undefined && account !== payee) return [`another account: ${shown}`];
  return name !== undefined && found !== undefined && folded(found) !== folded(name) ? [`a wrong name: ${shown}`] : [];
}

describe('letters, orders and invoices in twenty languages', () => {
  test('give the account to pay, and its payee', () => {
    expect(LETTERS).toHaveLength(60);
    const missing = LETTERS.flatMap((letter) => {
      const [, text, payee, , name] = letter;
      const { instruction } = extract(text);
      const isWhole = instruction?.creditorAccount?.id?.value === payee && (name === undefined || instruction.creditor?.name === name);
      return isWhole ? [] : [text];
    });
    expect(missing).toEqual([]);
  });

  test.each(Object.entries(COPIES))('%s: give no account of a payer and no wrong name', (_, copy) => {
    const faults = LETTERS.flatMap((letter) => {
      const text = copy(letter[1]);
      return text === undefined ? [] : faultsOf(letter, text);
    });
    expect(faults).toEqual([]);
  });

  test('a letter speaks to its customer, and that is no label', () => {
    const text = 'Estimado cliente: ingrese 350 € en la cuenta ES91 2100 0418 4502 0005 1332 a nombre de Ejemplo SL.';
    expect(extract(text).instruction?.creditor?.name).toBe('Ejemplo SL');
  });

  test('paragraphs between blank lines stay apart', () => {
    const text = `Payer: Sample Homes plc\n\nPlease pay to\n\nIBAN GB29 NWBK 6016 1331 9268 19\n\nThank you`;
    expect(extract(text).instruction?.creditorAccount?.id?.value).toBe('GB29NWBK60161331926819');
  });
});
