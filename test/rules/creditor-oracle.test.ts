/**
 * Our identifiers beside those of the package stdnum: numbers made up by our layouts, with their check digits and without, read by both.
 * Where one reads what the other refuses, the reason stands here.
 */
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { expect, test } from 'vitest';
import { cleaned, inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { numbersLike } from './creditor-numbers.js';
import { creditorModules } from './creditors.js';

interface Oracle {
  readonly type: string;
  readonly name: string;
  /** Why we read what it refuses. */
  readonly ours?: string;
  /** Why we refuse what it reads. */
  readonly theirs?: string;
}

const DATES = 'a date inside that the calendar does not have is no fault of the number';

const ORACLES: Readonly<Record<string, readonly Oracle[]>> = {
  BR: [
    { type: 'CPF', name: 'cpf' },
    { type: 'CNPJ', name: 'cnpj' },
  ],
  AR: [
    { type: 'CUIT', name: 'cuit', ours: 'it does not know the beginnings 25 and 26' },
    { type: 'DNI', name: 'dni' },
  ],
  CL: [{ type: 'RUT', name: 'rut' }],
  CO: [{ type: 'NIT', name: 'nit', ours: 'a NIT may come without its check digit', theirs: 'ten digits of a person begin with 1' }],
  PE: [
    { type: 'RUC', name: 'ruc' },
    { type: 'DNI', name: 'cui', ours: 'older cards have a letter' },
  ],
  EC: [
    { type: 'CI', name: 'ci' },
    { type: 'RUC', name: 'ruc' },
  ],
  UY: [
    { type: 'RUT', name: 'rut', ours: 'it asks for 001 at the end and knows no beginning 22' },
    { type: 'CI', name: 'cedula' },
  ],
  CR: [
    { type: 'CI', name: 'cpf', theirs: 'no province has the number 0' },
    { type: 'CJ', name: 'cpj', ours: 'it lists the classes of companies' },
    { type: 'DIMEX', name: 'cr', ours: 'eleven digits are written with a zero in front' },
  ],
  DO: [
    { type: 'CEDULA', name: 'cedula' },
    { type: 'RNC', name: 'rnc', theirs: 'an RNC begins with 1, 4 or 5' },
  ],
  PY: [{ type: 'RUC', name: 'ruc', ours: 'a remainder of 0 is written 0, not 1' }],
  MX: [
    { type: 'RFC', name: 'rfc', ours: `${DATES}; it refuses rude words`, theirs: 'it has a second alphabet; ours is a warning' },
    { type: 'CURP', name: 'curp', ours: `${DATES}; it lists the states` },
  ],
  GT: [
    { type: 'NIT', name: 'nit' },
    { type: 'CUI', name: 'cui', ours: 'it counts the municipalities of each department' },
  ],
  SV: [
    {
      type: 'NIT',
      name: 'nit',
      ours: 'the older rule is that of all serial numbers up to 100',
      theirs: 'the older rule is that of all serial numbers up to 100',
    },
  ],
  VE: [{ type: 'RIF', name: 'rif', ours: 'it does not know the letter C' }],
  US: [
    { type: 'SSN', name: 'ssn' },
    { type: 'EIN', name: 'ein' },
  ],
  CA: [
    { type: 'SIN', name: 'sin', theirs: 'no SIN begins with 0 or 8' },
    { type: 'BN', name: 'bn', ours: 'it lists the programmes' },
  ],
  CN: [
    { type: 'RIC', name: 'ric', ours: DATES, theirs: 'no region has the number 0' },
    { type: 'USCC', name: 'uscc', ours: 'it asks for digits in front; letters are assigned' },
  ],
  KR: [
    { type: 'BRN', name: 'brn' },
    { type: 'RRN', name: 'rrn', ours: `${DATES}; it limits the place of birth` },
  ],
  JP: [{ type: 'CORPORATE_NUMBER', name: 'cn' }],
  IN: [
    { type: 'PAN', name: 'pan', ours: 'it does not know the holder E' },
    { type: 'GSTIN', name: 'gstin', ours: 'it asks for a Z, and for fewer states' },
    { type: 'AADHAAR', name: 'aadhaar' },
  ],
  PK: [
    { type: 'CNIC', name: 'cnic' },
    { type: 'NTN', name: 'ntn', ours: 'an NTN may have letters and a check digit' },
  ],
  ID: [{ type: 'NPWP', name: 'npwp', ours: 'it lists the kinds, and does not know sixteen digits' }],
  MY: [{ type: 'NRIC', name: 'nric', ours: `${DATES}; it lists the places of birth` }],
  TH: [
    { type: 'PIN', name: 'idnr' },
    { type: 'TIN', name: 'moa' },
  ],
  VN: [{ type: 'MST', name: 'mst' }],
  HK: [{ type: 'HKID', name: 'hkid', ours: 'it refuses letters that are not in use yet' }],
  SG: [{ type: 'UEN', name: 'uen', ours: 'it lists the kinds of organisations, and the years' }],
  TW: [
    { type: 'UBN', name: 'ubn', ours: 'since April 2023 the sum is a multiple of five, not of ten' },
    { type: 'NATID', name: 'natid', theirs: 'the digits 8 and 9 are those of foreigners' },
    { type: 'UI', name: 'ui', ours: 'it knows the older form alone, of which we know no check digit' },
  ],
  AU: [
    { type: 'ABN', name: 'abn' },
    { type: 'TFN', name: 'tfn', ours: 'eight digits have a second rule' },
    { type: 'ACN', name: 'acn' },
  ],
  NZ: [{ type: 'IRD', name: 'ird', theirs: 'numbers from 10 to 199 million are issued' }],
};

type Validators = Readonly<Record<string, Readonly<Record<string, { validate(text: string): { isValid: boolean } }>>>>;

const validators: Validators = stdnum;

const cases = Object.entries(ORACLES).flatMap(([code, oracles]) => oracles.map((oracle) => [code, oracle.type, oracle] as const));

test.each(cases)('%s %s', (code, type, { name, ours, theirs }) => {
  const module = creditorModules.find((candidate) => candidate.code === code);
  const identifiers = module?.rule.identifiers.filter((identifier) => identifier.type === type) ?? [];
  const models = module?.examples[type]?.valid.map(cleaned) ?? [];
  const found = { ours: false, theirs: false, agreed: false };
  for (const identifier of identifiers) {
    for (const number of fc.sample(numbersLike(identifier, models), { numRuns: 1000, seed: 7 })) {
      const here = identifiers.some((candidate) => inspectIdentifier(candidate, number).problem === undefined);
      const there = validators[code]?.[name]?.validate(number).isValid;
      if (here && there) found.agreed = true;
      else if (here) found.ours = true;
      else if (there) found.theirs = true;
    }
  }
  expect(found).toEqual({ ours: ours !== undefined, theirs: theirs !== undefined, agreed: true });
});
