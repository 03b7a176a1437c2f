/** What `explain` would have corrected in a BIC, a bank identifier, a branch or an account number: a label in front of it, characters that look alike. */
import { describe, expect, test } from 'vitest';
import { apply, type Correction } from '../../src/characters/correction.js';
import { createEngine, explain, type PaymentInstruction, validate } from '../../src/full.js';
import { account, bic, iban, member } from './instructions.js';

const engine = createEngine({ on: '2026-11-24' });

const corrections = (instruction: PaymentInstruction): Readonly<Record<string, Correction | undefined>> =>
  Object.fromEntries(explain(instruction, engine).alerts.map(({ pointer, correction }) => [pointer, correction]));

const ACCOUNT = '/creditorAccount/id/value';
const BIC = '/creditorAgent/bic';
const BANK = '/creditorAgent/clearingSystemMemberId/memberId';
const BRANCH = '/creditorAgent/branchId';

/** The value after its correction; undefined where there is none. */
function corrected(instruction: PaymentInstruction, pointer: string, value: string): string | undefined {
  const correction = corrections(instruction)[pointer];
  return correction && apply(value, correction);
}

const DE89 = iban('DE89370400440532013000');

describe('without the label', () => {
  test.each([
    ['DE', 'BLZ 37040044', '532013000', '37040044'],
    ['DE', 'BLZ: 370 400 44', '532013000', '370 400 44'],
    ['DE', 'BLZ37040044', '532013000', '37040044'],
    ['DE', 'Bankleitzahl 37040044', '532013000', '37040044'],
    ['GB', 'Sort code 60-16-13', '31926819', '60-16-13'],
    ['GB', 'Sort code: 60-16-13', '31926819', '60-16-13'],
    ['US', 'ABA Routing No. 021000021', '123456789', '021000021'],
    ['IN', 'IFSC: HDFC0000001', '1234567890', 'HDFC0000001'],
    ['FR', 'Code banque 20041', '1010050500013M02606', '20041'],
    ['ZA', 'Branch code: 250655', '62001234567', '250655'],
  ])('%s: bank identifier %j', (country, memberId, number, meant) => {
    expect(corrected({ country, ...account(number), ...member(memberId) }, BANK, memberId)).toBe(meant);
  });

  test.each([
    ['DE', '37040044', 'Kto. 532013000', '532013000'],
    ['DE', '37040044', 'Konto-Nr.: 532013000', '532013000'],
    ['GB', '601613', 'Acc no 31926819', '31926819'],
    ['GB', '601613', 'A/C No. 31926819', '31926819'],
    ['IT', undefined, 'Conto corrente X 05428 11101 000000123456', 'X 05428 11101 000000123456'],
  ])('%s: account number %j %j', (country, memberId, number, meant) => {
    const agent = memberId === undefined ? {} : member(memberId);
    expect(corrected({ country, ...account(number), ...agent }, ACCOUNT, number)).toBe(meant);
  });

  test.each([
    ['SWIFT: COBADEFFXXX', 'COBADEFFXXX'],
    ['BIC COBADEFF', 'COBADEFF'],
    ['BIC/SWIFT: cobadeff', 'cobadeff'],
    ['Code BIC : COBADEFF', 'COBADEFF'],
  ])('BIC %j', (value, meant) => {
    expect(corrected({ ...DE89, ...bic(value) }, BIC, value)).toBe(meant);
    const intermediary = { ...DE89, intermediaryAgent1: { bic: value } };
    expect(corrected(intermediary, '/intermediaryAgent1/bic', value)).toBe(meant);
  });

  test('of each of several fields that have one', () => {
    const found = corrections({ country: 'DE', ...account('Kto. 532013000'), ...member('BLZ 37040044') });
    expect(found[BANK]).toEqual({ at: 0, remove: 4, insert: '' });
    const brazilian = { country: 'BR', ...account('12345-5'), ...member('Banco: 001', 'Ag. 1234') };
    expect(corrected(brazilian, BANK, 'Banco: 001')).toBe('001');
  });

  test.each<[string, PaymentInstruction, string]>([
    ['a label of another field', { country: 'GB', ...account('Sort code 601613'), ...member('601613') }, ACCOUNT],
    ['a label of another country', { country: 'PL', ...member('BLZ 10901014') }, BANK],
    ['a word that is no label', { country: 'DE', ...member('Postbank 10010010') }, BANK],
    ['what is no bank without it', { country: 'DE', ...member('BLZ 99999999') }, BANK],
    ['what does not fit the IBAN', { ...DE89, ...bic('BIC PBNKDEFF') }, BIC],
    ['what is no BIC without it', { ...DE89, ...bic('BIC COBADE') }, BIC],
    ['nothing behind it', { country: 'DE', ...member('BLZ') }, BANK],
    ['two numbers', { country: 'DE', ...member('BLZ 37040044 Kto 532013000') }, BANK],
    ['a text too long for a label', { country: 'DE', ...member(`BLZ${' '.repeat(100)}37040044`) }, BANK],
  ])('none for %s', (_, instruction, pointer) => {
    expect(validate(instruction, engine).status).toBe('ALERT');
    expect(corrections(instruction)[pointer]).toBeUndefined();
  });
});

describe('with the characters that were meant', () => {
  test.each([
    ['IN', 'HDFCO000001', 'HDFC0000001'],
    ['IN', 'HDFC0OOOOO1', 'HDFC0000001'],
    ['US', '02100OO21', '021000021'],
    ['US', 'O2lO0oO2l', '021000021'],
    ['AU', 'O62-000', '062-000'],
    ['DE', '3704 OO44', '3704 0044'],
  ])('%s: bank identifier %j', (country, memberId, meant) => {
    expect(corrected({ country, ...account('532013000'), ...member(memberId) }, BANK, memberId)).toBe(meant);
  });

  test('of a BIC beside an IBAN', () => {
    expect(corrected({ ...DE89, ...bic('C0BADEFF') }, BIC, 'C0BADEFF')).toBe('COBADEFF');
    expect(corrected({ ...DE89, ...bic('COBAD3FF') }, BIC, 'COBAD3FF')).toBeUndefined();
  });

  test('of an account number with check digits', () => {
    expect(corrected({ country: 'NO', ...account('86O1 11 17947') }, ACCOUNT, '86O1 11 17947')).toBe('8601 11 17947');
    expect(corrected({ country: 'NO', ...account('86O1 11 17948') }, ACCOUNT, '86O1 11 17948')).toBeUndefined();
  });

  test.each<[string, PaymentInstruction, string]>([
    ['where no directory or check digit knows the value', { country: 'GB', ...member('6O1613') }, BANK],
    ['for a check digit that does not hold', { country: 'US', ...member('02100OO22') }, BANK],
    ['for a letter that looks like no digit', { country: 'US', ...member('02100X021') }, BANK],
    ['for a branch that nobody has', { country: 'IN', ...member('HDFCO987123') }, BANK],
    ['for many', { country: 'IN', ...member('0O0O0O0O0O0O0O0O0O0O0O0O0O0O') }, BANK],
    ['for an IBAN, which has its own', iban('BE68539O0754703'), ACCOUNT],
    ['of a branch', { country: 'BR', ...account('12345-6'), ...member('001', 'X') }, BRANCH],
  ])('none %s', (_, instruction, pointer) => {
    expect(validate(instruction, engine).status).toBe('ALERT');
    expect(corrections(instruction)[pointer]).toBeUndefined();
  });
});

describe('the leading zeros that an account number lost', () => {
  test.each([
    ['MX', '2010077777777771', '002010077777777771'],
    ['MX', '32180000118359719', '032180000118359719'],
    ['PE', '1136600010003254221', '01136600010003254221'],
    ['AR', '170099220000067797370', '0170099220000067797370'],
  ])('%s: %j', (country, written, meant) => {
    expect(corrected({ country, ...account(written) }, ACCOUNT, written)).toBe(meant);
  });

  test.each([
    ['where its check digits do not hold', { country: 'MX', ...account('32180000118359718') }],
    ['where it has none', { country: 'JP', ...account('12345'), ...member('0001001') }],
    ['where something else is missing', { country: 'MX', ...account('02180000118359719') }],
    ['where many are missing', { country: 'NG', ...account('14579'), ...member('011') }],
  ])('are not put back %s', (_, instruction) => {
    expect(corrections(instruction)[ACCOUNT]).toBeUndefined();
  });
});

test('what is corrected raises nothing more at its place', () => {
  const value = 'BLZ 37040044';
  const meant = corrected({ country: 'DE', ...account('532013000'), ...member(value) }, BANK, value) ?? '';
  expect(validate({ country: 'DE', ...account('532013000'), ...member(meant) }, engine).alerts).toEqual([]);
});
