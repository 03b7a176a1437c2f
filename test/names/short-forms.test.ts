import { describe, expect, test } from 'vitest';
import { compareNames, type NameResult } from '../../src/names.js';

const [M, C, N]: readonly NameResult[] = ['MATCH', 'CLOSE_MATCH', 'NO_MATCH'];

/** Given, held, the answer. */
const CASES: readonly (readonly [given: string, held: string, result: NameResult | undefined])[] = [
  ['Mª Carmen López', 'María Carmen López', C],
  ['García López, Mª del Carmen', 'Maria del Carmen García López', C],
  ['Fco. Javier Ruiz', 'Francisco Javier Ruiz', C],
  ['Juan Hdez', 'Juan Hernández', C],
  ['Wm Smith', 'William Smith', C],
  ['Wm Smith', 'Walter Smith', N],
  ['Joh. Huber', 'Johannes Huber', C],
  ['Th. Huber', 'Thomas Huber', C],
  ['Md Rahim', 'Mohammad Rahim', C],
  ['St. John Philby', 'Saint John Philby', C],
  ['Fam. Huber', 'Familie Huber', C],
  ['Herrn Max Huber', 'Max Huber', M],
  ['M/s Sharma Traders', 'Sharma Traders', M],
  ['M/S. SHARMA TRADERS PVT LTD', 'Messrs Sharma Traders Private Limited', M],
  ['Messrs Smith & Co', 'Smith & Co', M],
  ['M/s Sharma Traders', 'Verma Traders', N],
  ['Firma Müller Bau GmbH', 'Müller Bau GmbH', C],
  ['Messrs Müller Bau GmbH', 'Firma Müller Bau GmbH', C],
  ['Ets Dupont', 'Etablissements Dupont', C],
  ['Sté Dupont', 'Société Dupont', C],
];

describe('names in short forms, and firms that are addressed', () => {
  for (const [given, held, result] of CASES) {
    test(`${given} against ${held} is ${result}`, () => {
      expect(compareNames(given, held).result).toBe(result);
    });
  }
});
