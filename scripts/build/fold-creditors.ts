/**
 * Folds the creditors of all countries into four tables: countries, identifiers, payouts, and the weighted sums among the checks.
 *
 * An identifier's fields lose their names, which only its checks know: the first is `a`, the second `b`. Each table is in the order of the
 * one before, so that nothing has to be referred to: a country says how many identifiers and sums are its own, a check takes the next sum.
 */
import { foldTable, unfoldersFor } from './fold-table.js';
import { asRead, Call, importsFor, isMembers, type Members, readRules, Source, sourceOf, type Value, without } from './read-rules.js';

/** What only documents read. */
const UNREAD = ['sources'];

/** The members that name fields. */
const NAMING_FIELDS = ['over', 'check', 'fields'];

const listOf = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** `number:9n check:1n` is `9n1n`. */
const shortLayout = (layout: string): string => layout.replace(/ ?[^ :]+:/g, '');

/** Field → `a`, `b`, … */
const lettersOf = (layout: string): ReadonlyMap<Value, string> =>
  new Map(layout.split(' ').map((part, index) => [part.replace(/:.*/, ''), String.fromCharCode(97 + index)]));

/** What checks or a date of birth say, with letters in the place of fields. */
function withLetters(value: Value, letters: ReadonlyMap<Value, string>): Value {
  const letter = (name: Value): Value => (Array.isArray(name) ? name.map(letter) : (letters.get(name) ?? name));
  const part = (each: Value): Value => (each instanceof Call || isMembers(each) ? withLetters(each, letters) : letter(each));
  if (value instanceof Call) return new Call(value.name, value.args.map(part));
  if (!isMembers(value)) return part(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, NAMING_FIELDS.includes(name) ? letter(member) : member]));
}

/** A check that takes its weighted sums from a table. What a check is called is left out: who judges an identifier does not say. */
function foldCheck(check: Value, sums: Members[]): Value {
  if (!(check instanceof Call)) return check;
  const [first, ...others] = check.args;
  if (check.name === 'anyOf') return new Call('anyOf', ['', ...others.map((each) => foldCheck(each, sums))]);
  if (check.name !== 'weighted' || !isMembers(first))
    return new Call(
      check.name,
      check.args.map((each) => foldCheck(each, sums)),
    );
  sums.push(without(first, ['name']));
  return new Call('next', []);
}

function foldIdentifier({ type = '', aliases, layout, birthDate, checks, ...rest }: Members, sums: Members[]): Members {
  const letters = lettersOf(String(layout));
  const folded = listOf(checks).map((check) => foldCheck(withLetters(check, letters), sums));
  return {
    names: [type, ...listOf(aliases)],
    layout: shortLayout(String(layout)),
    ...rest,
    ...(birthDate !== undefined && { birthDate: withLetters(birthDate, letters) }),
    ...(folded.length > 0 && { checks: new Source(`(next) => ${sourceOf(folded)}`) }),
  };
}

/** The source of a module that exports the creditors. */
export function foldedCreditors(folder: string): string {
  const rules = readRules(folder);
  const [identifiers, payouts, sums]: [Members[], Members[], Members[]] = [[], [], []];
  const countries = rules.map(({ members }) => {
    const own = listOf(members.identifiers).filter(isMembers);
    const ownPayouts = listOf(members.payouts).filter(isMembers);
    const firstSum = sums.length;
    identifiers.push(...own.map((identifier) => foldIdentifier(asRead(identifier, UNREAD), sums)));
    payouts.push(...ownPayouts.map((payout) => asRead(payout, UNREAD)));
    return { ...members, identifiers: own.length, payouts: ownPayouts.length, sums: sums.length - firstSum };
  });
  const tables = [countries, identifiers, payouts, sums].map(foldTable).join(', ');
  return `${importsFor(rules, tables)}${unfoldersFor(tables)}
import { unfoldCreditors } from '../../scripts/build/unfold-creditors.js';
export const creditors = /* @__PURE__ */ unfoldCreditors(() => [${tables}]);
`;
}
