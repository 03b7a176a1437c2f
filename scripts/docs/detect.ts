/** `docs/detect.md`: what `extract` finds in a text, what `detect` answers for a value, and which kinds only a label tells apart. */
import { partiesByLanguage } from '../../rules/words/parties.js';
import { type Behind, nameOf, type Ranking, rankings } from '../../test/detect/ranking.js';
import { sureOfTexts } from './detect-sure.js';
import { code, page, type Section, table } from './markdown.js';

const extraction: Section = {
  title: 'The account in a text',
  text: `\`\`\`ts
import { extract } from 'payprep/detect';

const mail = \`Kontoinhaber: Muster Bau GmbH
IBAN: DE89 3704 0044
 0532 0I30 00
BIC: COBADEFF\`;
const { instruction, found, candidates } = extract(mail);
instruction?.creditor?.name; // 'Muster Bau GmbH'
instruction?.creditorAccount?.id; // { value: 'DE89370400440532013000', type: 'IBAN' }
instruction?.creditorAgent?.bic; // 'COBADEFF'
found[1]; // { kind: 'IBAN', value: 'DE89370400440532013000', range: [36, 64], because: 'REPAIR' }
candidates.length; // 1
\`\`\`

\`instruction\` is a payment instruction as \`validate\` and \`enrich\` take it, absent where the text has no account. \`candidates\` has one for each account, in the order of
the text, but first the one that it asks to pay, last those that it hardly does; the first is \`instruction\`. \`found\` has every value that was taken, with its place in the text (UTF-16 code units, end exclusive) and why:

${table(
  ['because', 'means'],
  [
    [code('CHECK_DIGITS'), 'its check digits hold'],
    [code('LABEL'), 'a label names it, and the form fits'],
    [code('BESIDE_IBAN'), 'a BIC of the country of the IBAN that it stands beside'],
    [code('FORM'), 'a bank and its account stand side by side as only they are written: 20-00-00 55779911'],
    [code('REPAIR'), 'it was misread or mistyped, and one correction is sure enough: have it confirmed'],
    [
      code('WRONG_CHECK_DIGITS'),
      'a label says that it is an IBAN, and its check digits say that a character is wrong: no candidate, and no other takes its BIC',
    ],
    [code('WRONG_STRUCTURE'), 'the same, of the length or the characters'],
  ],
)}

- **IBANs** are found with and without a label: in groups, in the boxes of a form, over two lines, in quoted mails, with the next label glued to them. Without a label the
  letters and digits have to stand as IBANs are written: “no 4006381333931” is no Norwegian IBAN. O for 0, I or l for 1, S for 5, B for 8 and the like are put right where
  the layout of the country allows one reading alone; three of them without a label, fourteen with one. Behind a label two neighbours that were swapped are mended, too, where
  \`explain\` would offer that without a bank directory ([a faulty IBAN](guide.md#a-faulty-iban)). Other slips are in \`found\` with their fault: show it, and let \`explain\` ask.
- **BICs** need a label, or an IBAN of their country beside them: COMMERZBANK and many other capital words have the form of one. In a text with several IBANs, the order of
  the whole text says which is whose: behind, before, in rows of columns. A BIC without a clear place goes with none.
- **Domestic accounts** need labels: sort code, routing number, BSB, IFSC, transit and institution number, Bankleitzahl, clearing number, each with an account number; CLABE, CBU, CCI, NRB,
  CCC, RIB, Číslo účtu and others, which hold their bank. A plain account number is taken where a bank identifier or a BIC says
  the country; with the option \`country\` also behind a bank code of any country, and where the number holds its bank and its check digits hold. In
  Norway and New Zealand its groups say it: 8601.11.17947, 01-0902-0068389-00.
- **Several numbers**: an account goes with the bank identifier that stands as the others of the text do, before the numbers or behind them. The number of a
  customer takes no bank from the account to pay.
- **In one line**, as Brazilians write them: “Banco do Brasil (001) Ag 1584-9 CC 210169-6”. Behind a branch an account needs no colon, and the bank may stand before it.
- **Pix keys** behind “Pix” or “Chave Pix”: an instruction with the type of the key (\`EMAIL\`, \`PHONE\`, \`TAX_ID\`, \`ALIAS\`) and the settlement system \`BR_PIX\`. Eleven digits are a CPF,
  unless a bracket, a space, +55 or the word “celular” says that they are a telephone number. **PayNow** takes a UEN (\`TAX_ID\`) or a mobile number (\`PHONE\`), with \`SG_PAYNOW\`.
- **The payee** is never guessed: it stands behind a label such as Beneficiary, Kontoinhaber, Titulaire, Intestatario, Odbiorca. Behind “Name” or “Supplier” it is taken only in the paragraph of the account.
  Behind “payable to”, à l’ordre de, intestato a, ten name van and the like it is taken in sentences, too: the words with capitals that follow. Behind the number itself, of, de, der,
  van and the like name its owner, where a legal form or a title says that it is a name and no word says that it is a bank: “sur le compte BE68 … de l’ASBL Exemple”. Where payees differ, each account has
  the one beside it, or none. A name comes out whole, whatever word it begins with: “No Limits Ltd”, “Account Services Ltd”.
- **The payer’s** account, behind Debtor, Auftraggeber, Donneur d’ordre and the like, in [many languages](#payer-and-payee), is found and is no candidate; nor is that of an example. So is field 50 of a SWIFT
  message (MT101, MT103), whose field 59 is the payee. A correspondent’s BIC becomes \`intermediaryAgent1\`, and its account is
  no candidate.
- **Accounts that a text hardly asks to pay** are the last candidates, and have no name: “your account”, “our old account”, behind “do not pay into”, that of a mandate for direct debits, that in the block of the
  customer, that of refunds, “do not use”. Where there is no other, such an account is \`instruction\`.
- **First of several accounts** is the one in the currency of the amount, the one that a sentence asks to pay by its name (“Bitte zahlen Sie auf das Geschäftskonto”), or the one
  behind a word for the payee; where none is, the order is that of the text.
- **References** with a mark of their own (RF, +++…+++, +71<) and those behind a label, where the account is of their country, are in \`found\`: an instruction has no member for them.
- **Amounts** behind a label such as Total or Betrag are in \`found\`, too, where the text has an account: \`AMOUNT\` as \`1234.56\`, and the \`CURRENCY\` beside it. They have two decimals,
  or no separator and a currency: 1.234 is one thousand in Germany, and one and a bit in England.
- Addresses, mails and telephone numbers of a footer may be anybody’s, and stay out.
- Labels are those of English, German, French, Spanish, Portuguese, Italian, Dutch and Polish, and the commonest Scandinavian, Czech, Hungarian, Turkish, Russian, Chinese,
  Japanese, Korean, Vietnamese, Indonesian and Arabic ones. Columns of a table are read by the labels above them: parted by tabs, bars, semicolons or wide gaps. In the payment part of a Swiss
  QR-bill the name stands below the IBAN.
- The text may be HTML or quoted-printable, as mail programs store it: tags, entities and bytes are read as what they stand for, what \`style\` and \`script\` hold is left out, and
  ranges stay those of the text as given. Characters that nobody sees count as spaces, full-width ones and the digits of Arabic, Persian, Devanagari, Bengali and Thai as ASCII.
- Any value gets an answer, in time proportional to its length, without network, clock or state.

Measured (\`test/detect/extract.long.test.ts\`): in 10,000 generated letters, footers, mails and tables in six languages, every account is found with its bank and payee; of those that were misread on purpose, 98
in 100, and of the others none is mistaken for another. In 10,000 such texts without an account none is found.`,
};

/** The first words of a list. */
const firstOf = (words: string): string => words.split(', ').slice(0, 3).join(', ');

const parties: Section = {
  title: 'Payer and payee',
  text: `What is known of both sides, in ${Object.keys(partiesByLanguage).length} languages; the first words of each. Beside “account”, “IBAN”, “name” or “bank” they are read as one label, in either order: “Rachunek nadawcy”, “Saaja konto”,
“IBAN of the payee”.

${table(
  ['language', 'payer', 'payee', 'account to debit', 'account to credit'],
  Object.entries(partiesByLanguage).map(([language, { payer, payee, from, to }]) => [language, ...[payer, payee, from, to].map(firstOf)]),
)}`,
};

const detection: Section = {
  title: 'What a value can be',
  text: `\`\`\`ts
import { detect } from 'payprep/detect';

detect('111.444.777-35')[0]; // { kind: 'CPF', country: 'BR', valid: true, because: ['WRITTEN_FORM', 'CHECK_DIGITS'] }
detect('021000021')[0]?.kind; // 'ROUTING_NUMBER'
detect('SIREN 732829320')[0]?.because; // ['LABEL', 'CHECK_DIGITS']
detect('732829320', { country: 'FR' })[0]?.kind; // 'SIREN'
\`\`\`

Every kind that the text can be, the likeliest first, each checked. \`valid\` is false where the form fits and the check digits do not: such kinds come last, but for an IBAN
and for what the label names.

${table(
  ['because', 'means'],
  [
    [code('LABEL'), 'the text begins with a name of the kind'],
    [code('WRITTEN_FORM'), 'it is separated as this kind is: 111.444.777-35'],
    [code('CHECK_DIGITS'), 'they hold'],
    [code('FORM'), 'length and characters fit, and nothing more is known'],
    [code('WRONG_CHECK_DIGITS'), 'it would be one with other check digits'],
    [code('WRONG_STRUCTURE'), 'it begins as an IBAN does, and goes on otherwise'],
  ],
)}

What says more comes first: a label; the country that was given; separators; check digits; letters in their places. Where that is equal, numbers that payments carry come before those of companies
and people.`,
};

/** Why the text could not tell two kinds apart. */
function reasonOf({ first, own }: Behind): string {
  const [other, mine] = [first, own].map((each) => each?.because.includes('CHECK_DIGITS') === true);
  if (other && mine) return 'check digits of both hold';
  if (other) return 'no check digits of its own, and theirs hold';
  return mine ? 'the other is commoner, and many numbers pass the check digits of this' : 'the same form, and no check digits';
}

const MAX_NAMED = 3;

/** `first`, or behind which others, and why. */
function cellOf(count: number, behind: readonly Behind[]): string {
  if (behind.length === 0) return 'first';
  const byReason = new Map<string, Set<string>>();
  for (const each of behind) {
    const names = byReason.get(reasonOf(each)) ?? new Set();
    byReason.set(reasonOf(each), names.add(nameOf(each.first)));
  }
  const texts = [...byReason].map(([reason, names]) => {
    const [shown, more] = [[...names].slice(0, MAX_NAMED), names.size - MAX_NAMED];
    return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${reason}`;
  });
  return `${count - behind.length} of ${count}; ${texts.join('; ')}`;
}

const row = ({ kind, count, alone, inCountry }: Ranking): readonly string[] => [
  code(kind.kind),
  kind.country ?? '',
  cellOf(count, alone),
  kind.country === undefined ? '' : cellOf(count, inCountry),
];

const total = rankings.reduce((sum, { count }) => sum + count, 0);
const firsts = (of: 'alone' | 'inCountry'): number => total - rankings.reduce((sum, ranking) => sum + ranking[of].length, 0);

const kinds: Section = {
  title: 'Kinds',
  text: `${rankings.length} kinds, and ${total} samples of them: the examples of the rules, which are published or made up. Alone, the true kind comes first for ${firsts('alone')} of them; with the
country given, for ${firsts('inCountry')}; behind its label, for all, but that a label such as TIN is the name of numbers of many countries. For the others the table says what comes first, and why the text
does not tell them apart: what comes first is right by its own rule, too (\`test/detect/detect.test.ts\`).

${table(['kind', 'country', 'alone', 'with its country'], rankings.map(row))}`,
};

export const detect = (): string =>
  page(
    'Texts and values',
    '`payprep/detect`: `extract` finds the account to pay in a text, `detect` says what a value can be. Both work offline. `npm run docs` writes this page; the text is in `scripts/docs/detect.ts`.',
    [extraction, sureOfTexts(), parties, detection, kinds],
  );
