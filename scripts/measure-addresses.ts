/**
 * Measures `structureAddress` on addresses that somebody else has divided: `npx tsx scripts/measure-addresses.ts FILE [--show]`. FILE is
 * `test/test_parser.c` of https://github.com/openvenues/libpostal. Prints counts by group of countries; with `--show`, also what is not right.
 *
 * The addresses are what people type into a map: one line, often without commas or post code. They are not copied here; docs/addresses.md has the counts.
 */
import { readFileSync } from 'node:fs';
import { structureAddress } from '../src/address.js';
import { groupOf } from './docs/addresses.js';

const [file = '', option] = process.argv.slice(2);

interface Case {
  readonly country: string;
  readonly text: string;
  readonly parts: ReadonlyMap<string, string>;
}

const unquote = (text = ''): string => JSON.parse(`"${text}"`) as string;

function* readCases(): Generator<Case> {
  let country = '';
  for (const block of readFileSync(file, 'utf8').split(/(?=TEST test_|CHECK_CALL\()/)) {
    const [, language] = /^TEST test_([a-z]+)_parses/.exec(block) ?? [];
    if (language !== undefined) country = language === 'da' ? 'DK' : language.toUpperCase();
    const [, text] = /^CHECK_CALL\(test_parse_result_equals\w*\(\s*(?:\/\/.*\n\s*)*"((?:[^"\\]|\\.)*)"/.exec(block) ?? [];
    if (text === undefined) continue;
    const parts = [...block.matchAll(/\{"([a-z_]+)", "((?:[^"\\]|\\.)*)"\}/g)].map(
      ([, label = '', part]) => [label, unquote(part)] as const,
    );
    yield { country, text: unquote(text), parts: new Map(parts) };
  }
}

/** Without case, punctuation, and the words that announce a town or a code: `г.`, `CEP`, `〒`. */
const plain = (text = ''): string =>
  text
    .toLowerCase()
    .replace(/^(?:cep |〒|г\. ?)/, '')
    .replace(/[.,\s]+/g, ' ')
    .trim();

const COUNTS = ['cases', 'right', 'wrongTown', 'wrongCode', 'sure', 'sureWrongTown', 'sureWrongCode'] as const;
const counts = new Map<string, Record<(typeof COUNTS)[number], number>>();

for (const { country, text, parts } of readCases()) {
  const [town, code] = [parts.get('city'), parts.get('postcode')];
  if (town === undefined && code === undefined) continue;
  const { address, confidence } = structureAddress(text, { country });
  const isWrong = (found: string | undefined, wanted: string | undefined) => wanted !== undefined && plain(found) !== plain(wanted);
  const [isTownWrong, isCodeWrong] = [isWrong(address.townName, town), isWrong(address.postCode, code)];
  const wrongTown = isTownWrong && address.townName !== undefined;
  const wrongCode = isCodeWrong && address.postCode !== undefined;
  const sure = confidence === 'high';
  const found = {
    cases: true,
    right: !isTownWrong && !isCodeWrong,
    wrongTown,
    wrongCode,
    sure,
    sureWrongTown: sure && wrongTown,
    sureWrongCode: sure && wrongCode,
  };
  for (const group of [groupOf(country), 'all']) {
    const row = counts.get(group) ?? { cases: 0, right: 0, wrongTown: 0, wrongCode: 0, sure: 0, sureWrongTown: 0, sureWrongCode: 0 };
    for (const name of COUNTS) row[name] += Number(found[name]);
    counts.set(group, row);
  }
  if (option === '--show' && !found.right) console.log(country, confidence, JSON.stringify(text), address.townName, address.postCode);
}
for (const [group, row] of [...counts].sort()) console.log(group, COUNTS.map((name) => `${name} ${row[name]}`).join(', '));
