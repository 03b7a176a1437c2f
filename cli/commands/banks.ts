/** `payprep banks`: the banks of a country by what people call them. */
import type { PayeeTexts } from '../../rules/texts/payee-texts.js';
import { withArticle } from '../../rules/words/articles.js';
import { type FoundBank, searchBanksWith } from '../../src/answers/search-banks.js';
import { countryInEnglish } from '../../src/identifiers/country/country.js';
import { countryMeant } from '../../src/identifiers/country/meant.js';
import { fillSentence } from '../files/sentence.js';
import type { Arguments } from '../options/arguments.js';
import { readEngineOptions } from '../options/engine-options.js';
import { readCliTexts, readLookupTexts, readPayeeTexts } from '../options/messages.js';
import { createRecordingEngine, formatOutdated } from '../tasks/outdated-data.js';
import { EXIT, type Io, UsageError } from '../terminal/io.js';
import { TextTable } from '../terminal/text-table.js';
import { countryName, formatJsonLines } from './lookup.js';

const EXAMPLE = 'payprep banks NG gtbank';

type Kinds = PayeeTexts['kinds'] | undefined;

/** The first is marked where nothing else can be meant. The name in another script has a column where one of them has it. */
const cellsOf = (
  { name, otherName = '', bankCode = '', bic = '', address, kind, isSure }: FoundBank,
  hasOtherNames: boolean,
  kinds: Kinds,
): readonly string[] => [
  isSure ? '*' : '',
  bankCode,
  bic,
  name,
  ...(hasOtherNames ? [otherName] : []),
  address?.townName ?? '',
  kind === undefined ? '' : (kinds?.[kind] ?? kind),
];

async function formatBanks(found: readonly FoundBank[], columns: number, language: string | undefined): Promise<string> {
  const { banks: words } = await readLookupTexts(language);
  const kinds = (await readPayeeTexts(language))?.kinds;
  const hasOtherNames = found.some(({ otherName }) => otherName !== undefined);
  const headings = ['', words.code, 'BIC', words.name, ...(hasOtherNames ? [words.otherName] : []), words.town, words.kind];
  const table = new TextTable(headings, columns, found.length);
  return found.map((bank) => table.addRow(cellsOf(bank, hasOtherNames, kinds))).join('') + table.end();
}

async function formatNone(country: string, language = 'en'): Promise<string> {
  const { banks: words } = await readLookupTexts(language);
  const name = language === 'en' ? withArticle(countryInEnglish(country) ?? country, language) : countryName(country, language);
  return `${fillSentence(words.none, { country: name })}\n`;
}

/** @throws UsageError without a country and a text */
export async function banksCommand(args: Arguments, io: Io) {
  const [code = '', ...words] = args.positionals;
  const country = countryMeant(code);
  const text = words.join(' ');
  if (code !== '' && country === undefined) throw new UsageError(`no country has this code: ${EXAMPLE}`);
  if (country === undefined || text === '') throw new UsageError(`banks takes a country code and a text: ${EXAMPLE}`);
  const { engine, outdated } = createRecordingEngine(readEngineOptions(args, io));
  const found = searchBanksWith(text, { country, limit: args.count }, engine);
  io.stderr.write(formatOutdated(outdated(), await readCliTexts(args.lang)));
  if (found.length === 0) return { text: args.json ? '' : await formatNone(country, args.lang), code: EXIT.alert };
  return { text: args.json ? formatJsonLines(found) : await formatBanks(found, io.columns, args.lang), code: EXIT.ok };
}
