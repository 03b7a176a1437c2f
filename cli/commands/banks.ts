/** `payprep banks`: the banks of a country by what people call them. */
import { withArticle } from '../../rules/words/articles.js';
import { type FoundBank, searchBanksWith } from '../../src/answers/search-banks.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { countryInEnglish } from '../../src/identifiers/country/country.js';
import type { Arguments } from '../options/arguments.js';
import { readEngineOptions } from '../options/engine-options.js';
import { createRecordingEngine, formatOutdated } from '../tasks/outdated-data.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { TextTable } from '../terminal/text-table.js';
import { formatJsonLines } from './lookup.js';

const EXAMPLE = 'payprep banks NG gtbank';

/** The first is marked where nothing else can be meant. */
const cellsOf = ({ name, bankCode = '', bic = '', address, kind, isSure }: FoundBank): readonly string[] => [
  isSure ? '*' : '',
  bankCode,
  bic,
  name,
  address?.townName ?? '',
  kind ?? '',
];

/** @throws UsageError without a country and a text */
export function banksCommand(args: Arguments, io: Io) {
  const [code = '', ...words] = args.positionals;
  const country = code.toUpperCase();
  const text = words.join(' ');
  if (!isCountry(country) || text === '') throw new UsageError(`banks takes a country code and a text: ${EXAMPLE}`);
  const { engine, outdated } = createRecordingEngine(readEngineOptions(args, io));
  const found = searchBanksWith(text, { country, limit: args.count }, engine);
  io.stderr.write(formatOutdated(outdated()));
  const exitCode = found.length > 0 ? EXIT.ok : EXIT.alert;
  if (args.json) return { text: found.length > 0 ? formatJsonLines(found) : '', code: exitCode };
  if (found.length === 0)
    return {
      text: `no bank of ${withArticle(countryInEnglish(country) ?? country, 'en')} is known by this name or code\n`,
      code: exitCode,
    };
  const table = new TextTable(['', 'Code', 'BIC', 'Name', 'Town', 'Kind'], io.columns, found.length);
  return { text: found.map((bank) => table.addRow(cellsOf(bank))).join('') + table.end(), code: exitCode };
}
