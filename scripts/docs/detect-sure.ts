/** The section of `docs/detect.md` that says how often `extract` is wrong, counted anew whenever the page is made. */
import { extract } from '../../src/detect.js';
import { COPIES, LETTERS } from '../../test/detect/letters.js';
import { textWith, textWithout } from '../../test/detect/texts.js';
import cases from '../../test/fixtures/cases/texts.json' with { type: 'json' };
import { Random } from '../../test/fuzz/random.js';
import { type Section, table } from './markdown.js';

/** A text, and what is known of it. */
interface Known {
  readonly text: string;
  readonly country?: string | undefined;
  /** The accounts that are right; empty where there is none to pay. */
  readonly right: readonly string[];
  readonly payers?: readonly string[] | undefined;
  readonly name?: string | undefined;
}

const bare = (account: string): string => account.replace(/[^A-Za-z\d]/g, '');
const inSmall = (name: string | undefined): string | undefined => name?.toLowerCase();

/** How many texts of which the account is right, none, the payer’s, another; of which the name is right, none, wrong. */
function row(title: string, texts: readonly Known[]): readonly string[] {
  const counts = { right: 0, none: 0, payers: 0, others: 0, names: 0, withoutName: 0, wrongNames: 0 };
  for (const { text, country, right, payers = [], name } of texts) {
    const { instruction } = extract(text, { country });
    const account = instruction?.creditorAccount?.id?.value;
    if (account === undefined) counts.none += 1;
    else if (payers.some((each) => bare(each) === bare(account))) counts.payers += 1;
    else if (right.some((each) => bare(each) === bare(account))) counts.right += 1;
    else counts.others += 1;
    if (name === undefined) continue;
    const found = instruction?.creditor?.name;
    if (found === undefined) counts.withoutName += 1;
    else if (inSmall(found) === inSmall(name)) counts.names += 1;
    else counts.wrongNames += 1;
  }
  return [title, `${texts.length}`, ...Object.values(counts).map(String)];
}

interface Expectation {
  readonly account?: string;
  readonly alsoVals?: readonly string[];
  readonly not?: readonly string[];
  readonly name?: string;
}

const beforehand = cases.map(({ input: { text, options }, expect }): Known => {
  const { account, alsoVals = [], not, name } = expect as Expectation;
  return { text, country: options?.country, right: account === undefined ? [] : [account, ...alsoVals], payers: not, name };
});

const letters = (copy: (text: string) => string | undefined): readonly Known[] =>
  LETTERS.flatMap(([, text, payee, payer, name]) => {
    const copied = copy(text);
    return copied === undefined ? [] : [{ text: copied, right: [payee], payers: [payer], name }];
  });

/** How many generated texts: ten thousand take minutes. */
const GENERATED = 1000;

function generated(): readonly (readonly string[])[] {
  const random = new Random(1);
  const planted = Array.from({ length: GENERATED }, () => textWith(random));
  const without = Array.from({ length: GENERATED }, (): Known => ({ text: textWithout(random), right: [] }));
  const known = (isMisread: boolean): readonly Known[] =>
    planted.filter((each) => each.isMisread === isMisread).map(({ text, iban, name }) => ({ text, right: [iban], name }));
  return [
    row('generated letters, footers, mails and tables in six languages', known(false)),
    row('the same, misread on purpose', known(true)),
    row('the same, without an account', without),
  ];
}

export function sureOfTexts(): Section {
  const rows = [
    row('cases written beforehand, those without an account among them', beforehand),
    row(
      'letters, orders and invoices in twenty languages, with both accounts',
      letters((text) => text),
    ),
    ...Object.entries(COPIES).map(([title, copy]) => row(`the same, ${title}`, letters(copy))),
    ...generated(),
  ];
  const sum = (...columns: readonly number[]): number =>
    rows.reduce((total, counts) => total + columns.reduce((part, column) => part + Number(counts[column]), 0), 0);
  return {
    title: 'What is sure',
    text: `Whatever \`extract\` answers may be paid, so that a wrong account or name costs more than one that is missing. What is sure: an account whose check digits hold or
that a label names, a name behind a label or with the words that say whose account it is. The account of a payer is none to pay, in any order, and an account beside a payee’s word comes before one without.
How often that is wrong, of texts of which the answer was written down first (\`test/detect/letters.ts\`, \`test/fixtures/cases/texts.json\`) or put in: **${sum(4, 5)} wrong accounts of ${sum(2, 4, 5)}, and
${sum(8)} wrong names of ${sum(6, 8)}**. Capitals do not count in names.

${table(['texts', 'count', 'account right', 'none', 'the payer’s', 'another', 'name right', 'none', 'wrong'], rows)}`,
  };
}
