/** The functions of examples/, bundled into one file each, and asked in an empty folder; docs/bundling.md says their sizes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documented, documentedPrograms } from '../functions/document.js';
import { type Deployed, deploy, functions, programSize } from '../functions/functions.js';

/** A build a little larger than that of the document is no reason to measure anew. */
const TOLERANCE = 0.03;

const near = (measured: number, said = Number.NaN): boolean => Math.abs(measured - said) <= Math.max(TOLERANCE * said, 0.06);

describe.each(functions)('$file, $holds', (each) => {
  let deployed: Deployed;
  beforeAll(async () => {
    deployed = await deploy(each);
  });
  afterAll(() => deployed.remove());

  test('answers where no package is in reach', () => {
    const { answer } = deployed.ask();
    const looksUpBanks = each.file !== 'examples/serverless.ts';
    expect(answer).toMatchObject(
      looksUpBanks
        ? {
            enrichments: {
              creditorAgent: { bic: 'COBADEFFXXX', name: 'Commerzbank' },
              creditorAccount: { ids: expect.arrayContaining([{ type: 'IBAN', value: 'DE89370400440532013000' }]) },
            },
          }
        : { status: 'OK', alerts: [] },
    );
  });

  test('has the size that the document says, and a time', () => {
    const [size, gzipped, milliseconds] = documented(each) ?? [];
    expect({ size, near: near(deployed.bytes / 1000, size) }).toEqual({ size, near: true });
    expect({ gzipped, near: near(deployed.gzipped / 1000, gzipped) }).toEqual({ gzipped, near: true });
    expect(milliseconds).toBeGreaterThan(0);
  });
});

test('one country alone is the smallest that knows its banks', () => {
  const [one, ...others] = functions
    .filter(({ file }) => file !== 'examples/serverless.ts')
    .flatMap((each) => (each.beside ? [] : [documented(each)?.[1] ?? 0]));
  expect(one).toBeLessThan(Math.min(...others));
});

test.each(['payprep', 'core', 'iban', 'data', 'full', 'load'].map((name, index) => [name, index] as const))(
  'what esbuild makes of the program for %s is as large as the document says',
  async (name, index) => {
    const size = await programSize(name);
    expect({ said: documentedPrograms()[index], near: near(size / 1000, documentedPrograms()[index]) }).toMatchObject({ near: true });
  },
);
