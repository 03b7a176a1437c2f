/**
 * Measures `structureAddress` on addresses that somebody else has divided: `npx tsx scripts/measure-addresses/index.ts SET [FOLDER] [--show|--sure] [--without-country]`.
 * SET is a name of `sets.ts`; its repository is fetched from GitHub, unless FOLDER has it. Prints counts by group of countries; with `--show`, also
 * what is not right, with `--sure` what is sure and has a wrong town or post code; with `--without-country`, the country is not given.
 *
 * The addresses are not copied here; docs/addresses.md has the counts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { structureAddress } from '../../src/address.js';
import { LARGEST } from '../../test/address/cases.js';
import { groupOf } from '../docs/addresses.js';
import { type AddressSet, type Case, SETS } from './sets.js';

/** Without case, punctuation, and what announces a town or a code: `г.`, `CEP`, `〒`, `DK-`. */
const plain = (text = ''): string =>
  text
    .toLowerCase()
    .replace(/^(?:cep |〒|г\. ?)/, '')
    .replace(/[.,\s]+/g, ' ')
    .replace(/^(?:[a-z]{1,3}-|c ?p )(?=\d)/, '')
    .trim();

async function fetchSet({ repository, commit }: AddressSet): Promise<string> {
  if (repository === undefined) throw new Error('give the folder of a copy');
  const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  const answer = await fetch(`https://codeload.github.com/${repository}/tar.gz/${commit}`);
  if (!answer.ok) throw new Error(`${repository}: HTTP ${answer.status}; give the folder of a copy`);
  const { status } = spawnSync('tar', ['-xz', '--strip-components=1', '-C', folder], { input: Buffer.from(await answer.arrayBuffer()) });
  if (status !== 0) throw new Error(`${repository}: tar failed`);
  return folder;
}

const COUNTS = ['cases', 'right', 'wrongTown', 'wrongCode', 'otherCountry', 'sure', 'sureWrongTown', 'sureWrongCode'] as const;
type Counts = Readonly<Record<(typeof COUNTS)[number], number>>;
const NONE: Counts = { cases: 0, right: 0, wrongTown: 0, wrongCode: 0, otherCountry: 0, sure: 0, sureWrongTown: 0, sureWrongCode: 0 };

function examine({ country, text, town, postCode }: Case, given: string | undefined) {
  const { address, confidence } = structureAddress(text, { country: given });
  const isWrong = (found: string | undefined, wanted: string | undefined) => wanted !== undefined && plain(found) !== plain(wanted);
  const [isTownWrong, isCodeWrong] = [isWrong(address.townName, town), isWrong(address.postCode, postCode)];
  const wrongTown = isTownWrong && address.townName !== undefined;
  const wrongCode = isCodeWrong && address.postCode !== undefined;
  const sure = confidence === 'high';
  return {
    found: `${confidence} ${address.townName} | ${address.postCode}`,
    counts: {
      cases: true,
      right: !isTownWrong && !isCodeWrong,
      wrongTown,
      wrongCode,
      otherCountry: address.country !== undefined && address.country !== country,
      sure,
      sureWrongTown: sure && wrongTown,
      sureWrongCode: sure && wrongCode,
    },
  };
}

const [name = '', ...rest] = process.argv.slice(2);
const set = SETS[name];
if (set === undefined) throw new Error(`name a set: ${Object.keys(SETS).join(', ')}`);
const folder = rest.find((argument) => !argument.startsWith('--')) ?? (await fetchSet(set));
console.log(`${set.repository ?? name}, ${set.commit}, ${set.licence}`);

const counts = new Map<string, Counts>();
for (const one of set.read(folder)) {
  if (one.town === undefined && one.postCode === undefined) continue;
  const { found, counts: now } = examine(one, rest.includes('--without-country') ? undefined : one.country);
  for (const group of [groupOf(one.country), 'all', ...(LARGEST.includes(one.country) ? ['the 30 largest'] : [])]) {
    const before = counts.get(group) ?? NONE;
    counts.set(group, Object.fromEntries(COUNTS.map((count) => [count, before[count] + Number(now[count])])) as Counts);
  }
  const isShown = (rest.includes('--show') && !now.right) || (rest.includes('--sure') && (now.sureWrongTown || now.sureWrongCode));
  if (isShown) console.log(`${one.country} ${JSON.stringify(one.text)}\n   found ${found}\n   wanted ${one.town} | ${one.postCode}`);
}
for (const [group, row] of [...counts].sort()) console.log(group, COUNTS.map((count) => `${count} ${row[count]}`).join(', '));
