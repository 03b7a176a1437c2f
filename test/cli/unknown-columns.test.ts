/** Columns that are no fields: named on standard error, a line each. */
import { expect, test } from 'vitest';
import { unknownColumns } from '../../src/files/csv-columns.js';
import { call } from './call.js';

test('a column that is no field is named, with the one that was meant', async () => {
  const stdin = 'contry,creditorAccount.id.vaule,reference,DE89370400440532013000,,currency\nDE,1,X,Y,Z,EUR\n';
  const { err } = await call(['validate', '--input', 'csv'], { stdin });
  expect(err.split('\n').filter((line) => line.includes('is not a field'))).toEqual([
    'payprep: standard input: column contry is not a field of a payment instruction; did you mean country?',
    'payprep: standard input: column creditorAccount.id.vaule is not a field of a payment instruction; did you mean creditorAccount.id.value?',
    'payprep: standard input: column reference is not a field of a payment instruction',
    'payprep: standard input: column 4 is not a field of a payment instruction',
  ]);
});

test('a document is a field by its place in the list', () => {
  expect(unknownColumns(['creditor.documents.0.value', 'creditor.documents.0.vlaue'])).toEqual([
    { name: 'creditor.documents.0.vlaue', column: 2, meant: 'creditor.documents.0.value' },
  ]);
});
