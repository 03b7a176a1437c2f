/** `docs/references.md`: the kinds of payment references, how ambiguity is answered, and where other implementations answer otherwise. */
import { build, format, referenceKinds } from '../../src/references.js';
import { DISAGREEMENTS } from '../../test/references/disagreements.js';
import { type ReferenceModule, referenceModules } from '../../test/references/kinds.js';
import published from '../../test/references/published.json' with { type: 'json' };
import { code, page, type Section, table } from './markdown.js';

const exampleOf = ({ code: kind, examples }: ReferenceModule): string => format(examples.valid[0] ?? '', kind);

const kinds: Section = {
  title: 'Kinds',
  text: `${referenceModules.length} kinds, each declared in \`rules/references\`. A kind is API: it is added, never renamed.

${table(
  ['kind', 'country', 'what it is', 'payers call it', 'example', 'checks', 'confidence'],
  referenceModules.map((module) => [
    code(module.code),
    module.rule.country ?? '',
    module.rule.name,
    module.rule.localName ?? '',
    code(exampleOf(module)),
    module.rule.checks.map(({ name }) => code(name)).join(', '),
    module.rule.confidence,
  ]),
)}

Where they come from:

${referenceModules.map(({ code: kind, sources }) => `- ${code(kind)}: ${sources.join('; ')}`).join('\n')}`,
};

const bodies: Section = {
  title: 'What build takes',
  text: `\`build(kind, body)\` puts the check digits to the rest of a reference. Where a kind has several checks, the first makes them; \`{ check }\` names another.

${table(
  ['kind', 'body', 'reference'],
  referenceModules.map(({ code: kind, examples }) => {
    const [body = ''] = Object.keys(examples.built);
    const built = build(kind, body);
    return [code(kind), code(body), code(built.ok ? built.reference : '')];
  }),
)}`,
};

const use: Section = {
  title: 'Use',
  text: `\`\`\`ts
import { build, format, isQrIban, isValid, parse, referenceKinds } from 'payprep/references';

isValid('RF18 5390 0754 7034', 'RF'); // true
parse('RF19 5390 0754 7034', 'RF'); // { ok: false, problem: 'INCORRECT_CHECK_DIGITS', kind: 'RF' }
format('010806817183', 'BE_OGM'); // '+++010/8068/17183+++'
build('NO_KID', '123456'); // { ok: true, reference: '1234566' }
isQrIban('CH44 3199 9123 0008 8901 2'); // true
referenceKinds().find(({ country }) => country === 'FI')?.code; // 'FI_REFERENCE'
\`\`\`

References are read as people write them: with spaces and the punctuation that is usual for the kind, in capitals or not. \`value\` of the result is the electronic form, which
goes into the payment. Any value gets an answer; only a kind or a check that does not exist throws a \`TypeError\`, which says what was meant.`,
};

const notCovered: Section = {
  title: 'What was checked',
  text: `\`check\` of a reference says it:

- \`passed\`: the check digits are right. \`checkedBy\` names the checks that pass.
- \`none\`: this form has no check digits by its definition: \`SI00\`, \`SI99\`, \`HR00\`, \`HR99\`, Danish card type 73, Dutch references of 7 digits. \`isValid\` is true.
- \`not-covered\`: it may have check digits, and nobody else can check them here: models of single banks in Croatia, SI21 and SI31, a BPAY number that passes neither of the two
  common checks, pagoPA notices that begin with 1. \`isValid\` is false.

Creditors and their banks agree on more than a number shows: on modulo 10 or 11 for a Norwegian KID, on one of four levels for a Swedish OCR reference. Who knows
the agreement says so:

\`\`\`ts
import { isValid } from 'payprep/references';

isValid('1234566', 'NO_KID', { check: 'mod11' }); // false
isValid('12345682', 'SE_OCR', { check: 'luhn-with-length' }); // true
isValid('12345682', 'SE_OCR', { lengths: [10] }); // false
\`\`\`

| level of a Swedish creditor | asks for | options |
| --- | --- | --- |
| 1, soft | a check digit; another text passes after a warning | none: a wrong check digit is still reported |
| 2 | a check digit | \`check: 'luhn'\` |
| 3 | a check digit and a length digit before it | \`check: 'luhn-with-length'\` |
| 4 | a check digit and one or two lengths | \`check: 'luhn'\`, \`lengths: [8, 10]\` |`,
};

const ambiguity: Section = {
  title: 'Without a kind',
  text: `A number can be a reference in several countries by chance. \`parse(value)\` answers with the likeliest kind, and \`kinds\` names every kind that it can be; \`parseAll(value)\`
gives the reading of each. First comes what has a mark that nothing else has (RF, SI12, +71<), then what has one length (27 digits, 47 digits), then plain digits; of these, those with
one check before those with a choice, which more numbers pass by chance. What no check has confirmed is left out, unless its form has a mark.

\`\`\`ts
import { parse, parseAll } from 'payprep/references';

const result = parse('1234561');
result.ok && result.reference.kinds; // ['EE_REFERENCE', 'FI_REFERENCE', 'AU_BPAY_CRN']
parseAll('1234561', { country: 'FI' }).map(({ kind }) => kind); // ['FI_REFERENCE']
\`\`\`

A plain number proves little: nine of ten wrong numbers fail one check of one digit, and the tenth passes. Give the kind, or the country of the creditor, wherever it is known.`,
};

const qr: Section = {
  title: 'QR-IBANs',
  text: `A Swiss or Liechtenstein IBAN whose bank has a number from 30000 to 31999 is a QR-IBAN. It takes a QR reference and nothing else, and a QR reference goes to no other account:

\`\`\`ts
import { parse } from 'payprep/references';

parse('RF18 5390 0754 7034', 'SCOR', { iban: 'CH44 3199 9123 0008 8901 2' }); // { ok: false, problem: 'NEEDS_QR_REFERENCE', kind: 'SCOR' }
parse('21 00000 00003 13947 14300 09017', 'QRR', { iban: 'CH93 0076 2011 6238 5295 7' }); // { ok: false, problem: 'NEEDS_QR_IBAN', kind: 'QRR' }
\`\`\``,
};

const peers = [...new Set(published.map(({ origin }) => origin))];
const numbers = published.reduce((sum, { valid, invalid }) => sum + valid.length + invalid.length, 0);

const others: Section = {
  title: 'Other implementations',
  text: `${numbers} numbers that others published, or answered, get the same answer (\`test/references/published.json\`). They come from:

${peers.map((origin) => `- ${origin}`).join('\n')}

Before they were chosen, 4012 random texts of each of five kinds were put to python-stdnum, as many to swissqrbill and node-iso11649, 20 000 to finnish-bank-utils and 3000 to
@brazilian-utils/brazilian-utils and @mrmgomes/boleto-utils. They answer otherwise in these ways alone:

${table(
  ['kind', 'who', 'text', 'they say', 'reason'],
  DISAGREEMENTS.map(({ kind, peer, text, theirs, reason }) => [code(kind), peer, code(text), theirs ? 'valid' : 'not valid', reason]),
)}

For the Estonian reference and the Italian notices only a few numbers of others were found, and none for Italian slips: these rest on what their authorities publish.`,
};

const missing: Section = {
  title: 'What is not there',
  text: `- Hungary: no rule is published for the payer identifiers of postal slips; each biller has its own.
- CBILL outside pagoPA: the biller chooses the form. What pagoPA collects has the notice number, \`IT_PAGOPA\`.
- Danish card types 01 and 04, which belong to giro accounts, and the level of a Swedish creditor, which no number shows.
- Lengths of SEPA creditor identifiers by country: the check digits are checked, the national identifier is not. Without a kind, a text of the length of an IBAN of its
  country is no creditor identifier, unless its business code is ZZZ: it is an IBAN with a wrong digit.`,
};

export const references = (): string =>
  page(
    'Payment references',
    `What payers must copy exactly, so that the creditor can tell who paid what. \`payprep/references\` reads, checks, formats and builds ${referenceKinds().length} kinds; so do
\`payprep reference\` on the command line, the playground, and the tool \`reference\` of payprep-mcp. This page is written by \`npm run docs\`.`,
    [use, kinds, bodies, notCovered, ambiguity, qr, others, missing],
  );
