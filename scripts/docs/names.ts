/** `docs/names.md`: what Verification of Payee asks, what `compareNames` answers, and how often it is right on pairs of which the answer is known. */

import { FIELD_LENGTHS } from '../../rules/name-matching/field-lengths.js';
import { REASON_TEXTS } from '../../rules/name-matching/reasons.js';
import { type CompareNamesOptions, compareNames, type NameResult } from '../../src/names.js';
import cases from '../../test/fixtures/cases/names.json' with { type: 'json' };
import { PAIR_CLASSES } from '../../test/names/generated-pairs.js';
import { CHANGES, pairsOf } from '../../test/names/other-payees.js';
import { PUBLISHED } from '../../test/names/published.js';
import { code, page, type Section, table } from './markdown.js';

const RESULTS: readonly NameResult[] = ['MATCH', 'CLOSE_MATCH', 'NO_MATCH', 'NOT_COVERED'];

const reasons: Section = {
  title: 'Reasons',
  text: `The weightiest first. Where banks are known to differ, \`banksDiffer\` is true: a match there may be a close match at the payee’s bank.

${table(
  ['code', 'text', 'banks differ'],
  Object.entries(REASON_TEXTS).map(([reason, [text, banksDiffer]]) => [code(reason), text, banksDiffer ? 'yes' : '']),
)}`,
};

function confusion(): Section {
  const rows = PAIR_CLASSES.map(({ title, expected, pairs }) => {
    const found = pairs.map(([given, held]) => compareNames(given, held).result);
    return [title, code(expected), `${pairs.length}`, ...RESULTS.map((result) => `${found.filter((one) => one === result).length}`)];
  });
  const wrong = rows.filter(([, expected]) => expected !== code('MATCH')).reduce((sum, row) => sum + Number(row[3]), 0);
  const total = rows.reduce((sum, row) => sum + Number(row[2]), 0);
  return {
    title: 'Confusion table',
    text: `${total} pairs, generated from the rules (familiar names, legal forms, abbreviations, titles) and from made-up names; a row for what was done to the
given name. Wrong matches: ${wrong}. A test holds that number, and that nine of ten pairs of each row are called what is expected
(\`test/names/generated.test.ts\`). The rules were written with these classes in mind: the table shows that they do what they say, not what banks do.

${table(['done to the given name', 'expected', 'pairs', ...RESULTS], rows)}`,
  };
}

interface NameCase {
  readonly input: { readonly given: string; readonly held: string | readonly string[]; readonly options?: CompareNamesOptions };
  readonly expect: string;
  readonly also: readonly string[];
}

/** What was expected before the comparison was asked, and what came out. */
function foreseen(): Section {
  const asked = (cases as readonly NameCase[]).map(({ input, expect, also }) => ({
    expect,
    right: [expect, ...also],
    result: compareNames(input.given, input.held, input.options).result,
  }));
  const rows = RESULTS.map((expected) => {
    const own = asked.filter(({ expect }) => expect === expected);
    const counts = RESULTS.map((result) => `${own.filter((one) => one.result === result).length}`);
    return [code(expected), `${own.length}`, ...counts, `${own.filter(({ right, result }) => !right.includes(result)).length}`];
  });
  const wrong = asked.filter(({ right, result }) => result === 'MATCH' && !right.includes(result)).length;
  return {
    title: 'Cases written beforehand',
    text: `${asked.length} pairs whose answer was written down from published sources before the comparison was asked. Some have a second answer that is right, too;
“wrong” counts those that came out as neither. Wrong matches: ${wrong}. \`test/cases/names.test.ts\` holds each, and that no answer is another one in capitals,
in small letters, or with the names turned round.

${table(['first expected', 'pairs', ...RESULTS, 'wrong'], rows)}`,
  };
}

const ORDERS: readonly (readonly [order: string, answer: NameResult, because: string])[] = [
  ['Pérez García Juan, for Juan Pérez García', 'MATCH', 'the family names stand first'],
  ['Juan García Pérez', 'CLOSE_MATCH', 'two family names turned round are another family in Spain, Portugal and Latin America'],
  ['Anna Maria Huber, for Maria Anna Huber', 'CLOSE_MATCH', 'two given names turned round are somebody else’s'],
  ['Lee Kim, for Kim Lee', 'CLOSE_MATCH', 'each of them is a family name'],
  ['Hassan Ahmed, for Ahmed Hassan', 'CLOSE_MATCH', 'in countries where the second name is the father’s'],
  ['Smith J. A., for Smith A. J.', 'CLOSE_MATCH', 'initials in another order'],
];

interface Asked {
  readonly given: string;
  readonly held: string | readonly string[];
  readonly options?: CompareNamesOptions | undefined;
  readonly right: readonly string[];
}

/** Two names, which are a close match of one of them: as two holders of whom one is given, they are a match. */
const TWO_NAMES = / (?:&|and|und) /;

/** A match is what is sure: how many of a set, and how many of them are wrong; the same in capitals, and with the names turned round where one is compared with one. */
function sureOf(title: string, pairs: readonly Asked[]): readonly string[] {
  const matches = (each: Asked): boolean => compareNames(each.given, each.held, each.options).result === 'MATCH';
  const inCapitals = ({ given, held, ...rest }: Asked): Asked => ({
    ...rest,
    given: given.toUpperCase(),
    held: typeof held === 'string' ? held.toUpperCase() : held.map((name) => name.toUpperCase()),
  });
  const turned = pairs.flatMap(({ given, held, ...rest }) =>
    typeof held === 'string' && !TWO_NAMES.test(given) ? [{ ...rest, given: held, held: given }] : [],
  );
  const counts = [pairs, pairs.map(inCapitals), turned].flatMap((asked) => {
    const sure = asked.filter(matches);
    return [sure.length, sure.filter(({ right }) => !right.includes('MATCH')).length];
  });
  return [title, `${pairs.length}`, ...counts.map(String)];
}

function sureTable(): string {
  const rows = [
    sureOf(
      'cases written beforehand',
      (cases as readonly NameCase[]).map(({ input, expect, also }) => ({ ...input, right: [expect, ...also] })),
    ),
    sureOf(
      'generated by what was done to the name',
      PAIR_CLASSES.flatMap(({ expected, pairs }) => pairs.map(([given, held]) => ({ given, held, right: [expected] }))),
    ),
    sureOf(
      'two payees whose names differ in one thing',
      CHANGES.flatMap((change) => pairsOf(change, ROUNDS).map(([given, held]) => ({ given, held, right: ['NO_MATCH'] }))),
    ),
  ];
  return table(['pairs', 'count', 'sure', 'wrong', 'in capitals: sure', 'wrong', 'turned round: sure', 'wrong'], rows);
}

/** Of each kind of change. */
const ROUNDS = 60;

const LENGTHS_SHOWN = FIELD_LENGTHS.join(', ');
const sure: Section = {
  title: 'What is sure',
  text: `- **Capitals say nothing.** Banks hold names in capitals, so that no answer may rest on a small letter. Where one told a word from a name, as in Dr. phil.
  and Phil, the country, the words behind it or the letters themselves have to: else it is a doubt, and a close match.
- **Order.** A match is only the family name first or last; what else the order may mean:

${table(
  ['order', 'answer', 'because'],
  ORDERS.map(([order, answer, because]) => [order, code(answer), because]),
)}

- **Spaces.** Anna Rita and Annarita are one. A syllable alone is a name of its own in Vietnam, Singapore, the Philippines and China, and joined to the next one makes
  another name: Do An Hoa and Doan Hoa, Ma Rina and Marina are a close match. So are The Rapist and Therapist, in the name of a company.
- **Length.** A name that ends within a word at ${LENGTHS_SHOWN} characters, where fields of messages end, is a close match of one that goes on. The rest is not known.
- **Characters.** Small Kana and the long vowel are what banks of Japan make of them, a match: two people who differ in nothing else are one to the bank. Simplified and
  traditional characters are a close match, as some stand for two: 后, 後. A Cyrillic letter that looks like a Latin one is never more than that.

A \`MATCH\` is what is sure, and how often that is wrong is counted here; the tables below have the other answers:

${sureTable()}`,
};

function changed(): Section {
  const rows = CHANGES.map((change) => {
    const found = pairsOf(change, ROUNDS).map(([given, held]) => compareNames(given, held).result);
    return [change.title, `${found.length}`, ...RESULTS.map((result) => `${found.filter((one) => one === result).length}`)];
  });
  const sum = (column: number): number => rows.reduce((total, row) => total + Number(row[column]), 0);
  return {
    title: 'One thing changed',
    text: `${sum(1)} pairs of made-up names of people and of companies of thirty countries that differ in one thing, which makes them two payees. Matches: ${sum(2)}.
A test holds that, in capitals and small letters as well (\`test/names/other-payees.test.ts\`). What the schemes call one name is not among them: letters without
their marks, most spaces, and the family name first or last. So James Thomas and Thomas James are a match, Müller and Muller, Anna Rita and Annarita.

${table(['changed', 'pairs', ...RESULTS], rows)}`,
  };
}

const measured: Section = {
  title: 'Measured on pairs of others',
  text: `The name benchmark of [nomenklatura](https://github.com/opensanctions/nomenklatura) (MIT, \`contrib/name_bench/cases.csv\`, commit 502208c, 5 August
2026): 826 pairs for screening against sanctions lists, judged by its authors. Screening wants to miss nobody; a payment wants to reach nobody else. So
many of “the same” are no match here: a word missing from a company’s name, letters turned into digits, translated names. The list holds names of people who exist
and stays where it is; \`npx tsx scripts/measure-names.ts cases.csv --show\` repeats the counts and shows each pair.

${table(
  ['judged', 'pairs', ...RESULTS],
  [
    ['people, companies and others who are not the same', '401', '1', '9', '391', '0'],
    ['the same', '425', '93', '214', '113', '5'],
  ],
)}

The one match is “Friedrich Hans” for “Hans Friedrich”, which Verification of Payee takes for one. Found on this list and mended: Salman bin Muhammad and Muhammad bin
Salman were a match. No public list of answers of banks was found.`,
};

const held = (names: string | readonly string[]): string => (typeof names === 'string' ? names : names.join('; '));

function published(): Section {
  const rows = PUBLISHED.map((pair) => {
    const { result } = compareNames(pair.given, pair.held);
    return [
      pair.given,
      held(pair.held),
      code(pair.published),
      result === pair.published ? 'the same' : code(result),
      pair.source,
      pair.because ?? '',
    ];
  });
  const agreed = rows.filter((row) => row[3] === 'the same').length;
  return {
    title: 'Where banks differ',
    text: `What banks, vendors and the press have published about single pairs, read on 22 November 2026. They contradict each other; payprep agrees with
${agreed} of ${rows.length}. Practice of one bank is no rule of a scheme.

${table(['given', 'held', 'published', 'payprep', 'source', 'why otherwise'], rows)}`,
  };
}

const answers: Section = {
  title: 'Answers',
  text: `${table(
    ['result', 'VoP', 'CoP', 'means'],
    [
      [
        code('MATCH'),
        'MTCH',
        'match',
        'the same words, but for case, accents, punctuation, spaces, titles, the family name first or last, the spelling of a legal form',
      ],
      [
        code('CLOSE_MATCH'),
        'CMTC',
        'close match, MBAM',
        'probably the same: an initial, a familiar form, a name or a legal form missing, one slip. The bank shows the payer the holder’s name',
      ],
      [code('NO_MATCH'), 'NMTC', 'ANNM', 'another name: one different word that matters is enough'],
      [code('NOT_COVERED'), 'NOAP', '', 'nothing to compare, or scripts that cannot be held against each other'],
    ],
  )}

In doubt the answer is a close match, and two different distinctive words are never a match: a wrong match pays a stranger, a wrong close match costs a
look. Words of the same letters may still be those of two payees: Paul A. Smith and Paula Smith, J. A. and A. J. Smith, Thúy and Thùy, Kim Min Su and Kim Su Min,
Fund I and Fund. They are a close match at best. Results are the same in both directions where one holder is compared with one; two given names against one holder is a close match, one of two holders a match.

\`pairs\` says which word was held against which, and how they relate: \`same\`, \`spacing\`, \`spelling\`, \`familiar\`, \`sound\`, \`slip\`, \`abbreviation\`,
\`initial\`, \`transliteration\`. A word without a partner stands alone.`,
};

const asked: Section = {
  title: 'What banks ask',
  text: `- **Verification of Payee** (Regulation (EU) 2024/886): since 9 October 2025 every bank in the euro area compares the payee’s name with the holder of the IBAN
  before a credit transfer, instant or not, and tells the payer. Banks in Bulgaria follow by 1 January 2027, those in the rest of the EU by 9 July 2027. The rulebook of the European Payments Council gives
  guidance and no algorithm: the payee’s bank decides, and is liable.
- **Confirmation of Payee** (United Kingdom, Pay.UK): the same for Faster Payments and CHAPS. It also tells a personal from a business account.
- Both warn, and neither stops a payment: the payer may go on, and may then bear the loss.

payprep cannot know the holder of an account. It compares two names that you have, as banks are known to compare: the name of your supplier’s record and that of an
invoice; a name that was typed and the one that a bank returned with a close match; two records that may be one. **The bank decides**, and banks differ: see
[below](#where-banks-differ). \`explain\` says in \`payeeName\` whether the name of a payment will be compared, and what in it invites a mismatch.`,
};

const options: Section = {
  title: 'Options',
  text: `${table(
    ['option', 'is', 'does'],
    [
      [
        code('country'),
        'ISO 3166-1 alpha-2',
        'where the account is held: says which words are titles, articles and words for “and”. “M.” is Monsieur in France and an initial elsewhere',
      ],
      [code('type'), '`INDIVIDUAL` or `BUSINESS`', 'what the payee is. Without it, a legal form or a business word shows a company'],
    ],
  )}

\`held\` may be a list of holders: one match is enough. A text with several, “John & Anna Smith”, is parted. Names of more than 500 characters are only compared as a whole.

Names in Cyrillic, Greek, Arabic, Hebrew and Hangul are turned into Latin letters where the other name is Latin; the answer is a close match at best. Where both are in one
script they are compared in it; a Chinese or Japanese character in two forms, 陳 and 陈, is a close match. A pair takes some 4 µs on an AMD EPYC,
1.9 times what it takes to fold and sort its words and compare them (the row \`names/folded\` of the bench, 24 November 2026), and 14 on an Intel Xeon at 2.5 GHz. A whole list: \`payprep names\`, see [the command line](command-line.md#names).`,
};

const EXAMPLE = `\`\`\`ts
import { compareNames } from 'payprep/names';

compareNames('Mueller, Max', 'Max Müller').result; // 'MATCH'
compareNames('Müller Bau', 'Müller Bau GmbH & Co. KG').result; // 'CLOSE_MATCH'
compareNames('Müller Bau', 'Müller Bau GmbH & Co. KG').reasons[0]?.code; // 'LEGAL_FORM_MISSING'
compareNames('Müller Bau', 'Müller Bau Holding GmbH').result; // 'NO_MATCH'
compareNames('Anna Smith', ['John Smith', 'Anna Smith']).result; // 'MATCH'
\`\`\``;

export const names = (): string =>
  page(
    'Names of payees',
    `Whether a name that was given and the holder of an account are the same payee, as banks compare them before they pay. \`npm run docs\` writes this page; the text is
in \`scripts/docs/names.ts\`.

${EXAMPLE}`,
    [asked, answers, options, reasons, sure, foreseen(), confusion(), changed(), measured, published()],
  );
