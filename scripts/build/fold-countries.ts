/**
 * Folds the country modules into one table for the bundle: the same rules in a third of the bytes.
 *
 * Countries that share a layout share a row. Layouts are written with one letter a field, a check or a form that several countries declare
 * stands once, and what only a few countries have keeps its source. The account forms and what only domestic payments ask for have tables of
 * their own, because an IBAN alone does without them.
 */
import { importsFor, isMembers, type Members, type Rule, readRules, sourceOf, type Value } from './read-rules.js';

/** One letter a field, in the layouts of the table. */
const LETTERS: Readonly<Record<string, string>> = {
  bank: 'b',
  branch: 'r',
  account: 'a',
  check: 'k',
  bankCheck: 'j',
  prefix: 'p',
  type: 't',
  currency: 'y',
  holder: 'h',
  reserved: 'v',
};

/** Digits need no class. */
const shortLayout = (layout: Value | undefined): string =>
  String(layout ?? '')
    .replace(
      /([a-zA-Z]+):(\d+)(\w) ?/g,
      (_, field: string, size: string, kind: string) => (LETTERS[field] ?? '?') + size + kind.toUpperCase(),
    )
    .replaceAll('N', '');

const sourcesOf = (value: Value | undefined): readonly string[] => (Array.isArray(value) ? value.map(sourceOf) : []);

/** Hands out a letter for each distinct text. */
class Pool {
  readonly texts: string[] = [];

  letters(texts: readonly string[]): string {
    return texts
      .map((text) => {
        if (!this.texts.includes(text)) this.texts.push(text);
        return String.fromCharCode(65 + this.texts.indexOf(text));
      })
      .join('');
  }
}

type Member = readonly [name: string, value: Value];

/** Members that a bit of a digit says, each by the only value that it has. */
const FLAGS: Readonly<Record<string, string>> = {
  bankIsBicPrefix: 'true',
  registered: 'false',
  hasIban: 'false',
  otherCodeAtHome: 'true',
  memberId: '[]',
};

const isFlag = ([name, value]: Member): boolean => FLAGS[name] === sourceOf(value);

/** Members that have a table; the others keep their source. */
const IN_TABLES = ['code', 'bban', 'checks', 'account'];

/** Facts that nothing in the bundle reads, and what has a table of its own. */
const LEFT_OUT = ['currency', 'domestic'];

/** What a country with IBANs says of domestic payments alone: `DomesticFacts`, as far as there is a country that says it. */
const DOMESTIC = ['memberId', 'memberIdFrom', 'otherCodeAtHome', 'clearingSystem', 'constants', 'noBank', 'bicCountries'];

/** What the table of a country says of it. */
const saidOf = (members: Members): readonly Member[] => {
  const elsewhere = [...LEFT_OUT, ...(members.hasIban === undefined ? DOMESTIC : [])];
  return Object.entries(members).filter(([name]) => !elsewhere.includes(name));
};

/** The flags that some country of a table has. */
const flagsIn = (rules: readonly Rule[]): readonly string[] => {
  const said = rules.flatMap(({ members }) => saidOf(members).filter(isFlag));
  return Object.keys(FLAGS).filter((flag) => said.some(([name]) => name === flag));
};

const flagsOf = (members: Members, flags: readonly string[]): number =>
  saidOf(members)
    .filter(isFlag)
    .reduce((sum, [name]) => sum + (1 << flags.indexOf(name)), 0);

/** The layouts at home of these countries, as rules. */
function domesticOf(rules: readonly Rule[]): readonly Rule[] {
  return rules.flatMap(({ code, members, imports }) =>
    isMembers(members.domestic) ? [{ code, members: { hasIban: false, ...members.domestic }, imports }] : [],
  );
}

/** What the countries of one row have in common. */
const rowOf = ({ members }: Rule): string =>
  [flagsOf(members, Object.keys(FLAGS)), shortLayout(members.bban), ...sourcesOf(members.checks)].join(' ');

/** Row by row, each where its first country stands. */
function byRow(rules: readonly Rule[]): readonly Rule[] {
  const rows = rules.map(rowOf);
  return rules.toSorted((one, other) => rows.indexOf(rowOf(one)) - rows.indexOf(rowOf(other)));
}

/** The countries that one of the tables has. */
const CHOOSE = {
  countries: (folder: string): readonly Rule[] => byRow(readRules(folder)),
  countriesWithoutIban: (folder: string): readonly Rule[] => byRow(readRules(folder, 'without-iban.ts')),
  domesticLayouts: (folder: string): readonly Rule[] => byRow(domesticOf(readRules(folder))),
};

/** The source of a module that exports the countries with IBANs, those without, or the domestic layouts, but not their account forms. */
export function foldedCountries(folder: string, name: keyof typeof CHOOSE): string {
  const rules = CHOOSE[name](folder);
  const flags = flagsIn(rules);
  const checks = new Pool();
  const rest: string[] = [];
  const rows = new Map<string, string>();
  for (const { code, members } of rules) {
    const own = saidOf(members).filter((member) => !IN_TABLES.includes(member[0]) && !isFlag(member));
    if (own.length > 0) rest.push(`${code}: ${sourceOf(Object.fromEntries(own))}`);
    const row = `${flagsOf(members, flags).toString(36)}${shortLayout(members.bban)},${checks.letters(sourcesOf(members.checks))}`;
    rows.set(row, (rows.get(row) ?? '') + code);
  }
  const table = Array.from(rows, ([row, codes]) => codes + row).join(' ');
  const pool = checks.texts.join(', ');
  const others = rest.join(', ');
  const flagged = flags.map((name) => `{ ${name}: ${FLAGS[name]} }`).join(', ');
  return `${importsFor(rules, pool + others)}
import { unfoldCountries } from '../../scripts/build/unfold-countries.js';
export const ${name} = /* @__PURE__ */ unfoldCountries(${JSON.stringify(table)}, () => [[${pool}], { ${others} }], [${flagged}]);
`;
}

/** The source of a module that exports the `domesticFacts` of `src/identifiers/domestic-facts.ts`. */
export function foldedDomesticFacts(folder: string): string {
  const facts = readRules(folder).flatMap(({ code, members }) => {
    const own = Object.entries(members).filter(([name]) => DOMESTIC.includes(name));
    return own.length > 0 ? [`${code}: ${sourceOf(Object.fromEntries(own))}`] : [];
  });
  return `const none = {};
let facts;
export const domesticFacts = (rule) => {
  if (rule.hasIban === false) return rule;
  facts ??= { ${facts.join(', ')} };
  return facts[rule.code] ?? none;
};
`;
}

/** The source of a module that exports the `declaredForms` of `src/identifiers/account-forms.ts`: they are in the order of the countries. */
export function foldedForms(folder: string): string {
  const tables = Object.values(CHOOSE).map((choose) => choose(folder));
  const forms = new Pool();
  const [withIban, withoutIban, domestic] = tables.map((rules) =>
    JSON.stringify(rules.map(({ members }) => forms.letters(sourcesOf(members.account))).join(' ')),
  );
  const pool = forms.texts.join(', ');
  return `${importsFor(tables.flat(), pool)}
import { unfoldForms } from '../../scripts/build/unfold-countries.js';
import { domesticLayouts } from './domestic.js';
import { countries } from './index.js';
import { countriesWithoutIban } from './without-iban.js';
const formsIn = /* @__PURE__ */ unfoldForms(() => [${pool}]);
const withIban = /* @__PURE__ */ formsIn(countries, ${withIban});
const withoutIban = /* @__PURE__ */ formsIn(countriesWithoutIban, ${withoutIban});
const domestic = /* @__PURE__ */ formsIn(domesticLayouts, ${domestic});
export const declaredForms = ({ code, hasIban }) => (hasIban === false && (domestic(code) || withoutIban(code))) || withIban(code);
`;
}
