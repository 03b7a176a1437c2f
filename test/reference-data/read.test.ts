/** A published file with the usual faults is read; one that is no JSON is named. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJson } from '../../scripts/reference-data/read.js';
import { withFolder } from './toy.js';

const read = (text: string): unknown => {
  let value: unknown;
  withFolder((folder) => {
    writeFileSync(join(folder, 'banks.json'), text);
    value = readJson(folder, 'banks.json');
  });
  return value;
};

it('reads a byte order mark and a comma before a bracket', () => expect(read('\uFEFF[1, 2,]')).toEqual([1, 2]));

it('names a file that is no JSON', () => expect(() => read('[{{]')).toThrow(/banks\.json is no JSON: /));
