/** The generated pages leave nothing out: each rule has its row, each code its example. */
import { describe, expect, test } from 'vitest';
import { accounts } from '../../rules/index/accounts.js';
import { codes } from '../../rules/index/alert-codes.js';
import { creditors } from '../../rules/index/creditors.js';
import { ibans } from '../../rules/index/ibans.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import type { AccountRule } from '../../rules/vocabulary/account.js';
import { alerts } from '../../scripts/docs/alerts.js';
import { coverage } from '../../scripts/docs/coverage.js';
import { examples } from '../rules/alerts.js';

/** The rows of the tables in a section, as lists of cells. */
function rowsOf(page: string, title: string): readonly (readonly string[])[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}

const codesWhere = (holds: (rule: AccountRule) => boolean): readonly string[] =>
  Object.values(accounts)
    .filter(holds)
    .map(({ code }) => code);

const first = (rows: readonly (readonly string[])[]): readonly (string | undefined)[] => rows.map(([cell]) => cell);
const inCode = (names: readonly string[]): readonly string[] => names.map((name) => `\`${name}\``);

describe('docs/coverage.md', () => {
  const page = coverage();

  test('says nothing that was never said', () => expect(page).not.toMatch(/undefined|\[object|NaN/));

  test('has a row for each country', () => {
    const iban = [...rowsOf(page, 'Countries of the IBAN registry'), ...rowsOf(page, 'Countries outside the registry')];
    expect(first(iban).toSorted()).toEqual(Object.keys(ibans).sort());
    expect(first(rowsOf(page, 'Countries without IBAN'))).toEqual(codesWhere(({ inIban }) => inIban === undefined));
    const besideIban = codesWhere(({ inIban, domestic }) => inIban !== undefined && domestic !== undefined);
    expect(first(rowsOf(page, 'Domestic accounts beside an IBAN'))).toEqual(besideIban);
  });

  test('has a row for each system and each method', () => {
    expect(first(rowsOf(page, 'Settlement systems'))).toEqual(inCode(Object.keys(schemes)));
    expect(first(rowsOf(page, 'Recipient methods'))).toEqual(inCode(Object.keys(methods)));
  });

  test('says what a system asks for, and how gravely', () => {
    const asked = Object.fromEntries(rowsOf(page, 'Settlement systems').map((cells) => [cells[0], cells[7]]));
    expect(asked['`SCT`']).toBe('creditor.name (warning)');
    expect(asked['`BR_TED`']).toBe('creditor.taxId or creditor.documents');
    expect(asked['`BR_PIX`']).toBe('');
  });

  test('has a row for each form of an identifier, and for each payout profile', () => {
    const identifiers = Object.values(creditors).flatMap(({ country, identifiers: own }) => own.map(({ type }) => `${country} ${type}`));
    const rows = rowsOf(page, 'Identifiers of people and companies').map(([country, , type = '']) => `${country} ${type.split(' (')[0]}`);
    expect(rows).toEqual(identifiers);
    const profiles = Object.values(creditors).flatMap(({ country, payouts }) => payouts.map(() => country));
    expect(first(rowsOf(page, 'Payout profiles'))).toEqual(profiles);
  });
});

describe('docs/alerts.md', () => {
  const page = alerts();

  test('has a row for each code', () => {
    const rows = [...page.matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(Object.keys(codes).sort());
  });

  test('has the example of each code', () => {
    const blocks = [...page.matchAll(/^`([A-Z\d_]+)`\n\n```json\n([\s\S]*?)\n```$/gm)];
    expect(Object.fromEntries(blocks.map(([, name, json = '']) => [name, JSON.parse(json)]))).toEqual(examples);
  });

  test('has no line that a screen cannot hold, but for the tables', () => {
    const examplesOnly = page.split('\n').filter((line) => !line.startsWith('| '));
    expect(examplesOnly.filter((line) => line.length > 160 && !line.includes('": "'))).toEqual([]);
  });

  test('speaks of a code where its member is', () => {
    const sectionOf = (name: string) =>
      page
        .split(/^## /m)
        .find((part) => part.includes(`| \`${name}\` |`))
        ?.split('\n')[0];
    expect(sectionOf('CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY')).toBe('Account');
    expect(sectionOf('CREDITOR_BANK_IDENTIFIER_UNKNOWN')).toBe('Bank of the creditor');
    expect(sectionOf('CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE')).toBe('Settlement system');
    expect(sectionOf('CREDITOR_TYPE_MISSING')).toBe('Creditor');
  });
});
