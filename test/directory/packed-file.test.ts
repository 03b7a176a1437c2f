import { expect, test, vi } from 'vitest';
import { packedText } from '../../scripts/build/packed-text.js';
import { packedDataset, packedFile } from '../../src/directory/packed.js';
import { datasetOf } from '../reference-data/datasets.js';

// what Bun does to the modules that it runs, and to no file
vi.mock('../../src/directory/raw-text.js', async (original) => {
  const { readEscapes } = await original<typeof import('../../src/directory/raw-text.js')>();
  return { readEscapes, fromRaw: readEscapes };
});

const plain = datasetOf('banks/PL');
const text = packedText(plain);
const decode = (piece: string): string => Buffer.from(piece, 'latin1').toString('utf8');

test('a file is read as it stands where the program escapes the text of modules', () =>
  expect(packedFile(Buffer.from(text).toString('latin1'), decode).rows).toEqual(plain.rows));

test('a module is read', () => expect(packedDataset(text).rows).toEqual(plain.rows));
