/** Which tables a program runs with: its own, and those of a later release that says so. */
import { describe, expect, test } from 'vitest';
import type { Query } from '../../../storage/postgres/database.js';
import { MIGRATIONS } from '../../../storage/postgres/migrations.js';
import { checkSchema } from '../../../storage/postgres/schema.js';

/** A database with tables of this version, as far as it is asked about them; 0 for none. */
const databaseOf =
  (version: number, oldest: number): Query =>
  async <Row extends object>(text: string) =>
    [text.includes('max(version)') ? { version, oldest } : { namespace: version > 0, ledger: version > 0 }] as Row[];

describe('a program of version 3', () => {
  test.each([
    [3, 1, 'with its own'],
    [4, 3, 'with those of the next release'],
    [4, 1, 'with newer ones that say nothing else'],
    [7, 3, 'with much newer ones that go back as far'],
  ])('runs with tables of version %i for %i or later: %s', async (version, oldest) => {
    await checkSchema(databaseOf(version, oldest), 3);
  });

  test.each([
    [0, 1],
    [2, 1],
  ])('does not run with tables of version %i', async (version, oldest) => {
    await expect(checkSchema(databaseOf(version, oldest), 3)).rejects.toMatchObject({
      code: 'SCHEMA_OUTDATED',
      message: `The tables are of version ${version}, and this program needs version 3: run payprep-service migrate.`,
    });
  });

  test('nor with newer ones that do not go back as far, and names both versions', async () => {
    await expect(checkSchema(databaseOf(5, 4), 3)).rejects.toMatchObject({
      code: 'SCHEMA_NEWER',
      message: 'The tables are of version 5, for programs of version 4 or later, and this program is of version 3.',
    });
  });
});

describe('the steps', () => {
  test('count from 1', () => expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1)));

  test('of a release leave the programs of the release before at work', () => {
    const lastOf = new Map(MIGRATIONS.map(({ release, version }) => [release, version]));
    const releases = [...lastOf.keys()];
    for (const { release, version, oldest = 1 } of MIGRATIONS) {
      // the first release has none before it
      const before = lastOf.get(releases[releases.indexOf(release) - 1] ?? '') ?? version;
      expect([version, oldest <= before]).toEqual([version, true]);
    }
  });
});
