/**
 * Folds the rules that have a code of their own, settlement systems and methods, into a table each, in the order of their index.
 */
import { foldTable, unfoldersFor } from './fold-table.js';
import { asRead, importsFor, type Members, readRules, sourceOf } from './read-rules.js';

/** What only documents read. */
const UNREAD = ['sources', 'name', 'clearingSystem', 'cap'];

/** Without its countries where they are the one that its code begins with: `AE_AANI`. */
function atHome({ countries, ...rest }: Members): Members {
  const home = sourceOf([String(rest.code).slice(0, 2)]);
  return countries === undefined || sourceOf(countries) === home ? rest : { ...rest, countries };
}

/** The source of a module that exports the rules of this folder under this name. */
export function foldedByCode(folder: string, name: 'schemes' | 'methods'): string {
  const rules = readRules(folder);
  const table = foldTable(rules.map(({ members }) => atHome(asRead(members, UNREAD))));
  return `${importsFor(rules, table)}${unfoldersFor(table)}
import { unfoldByCode } from '../../scripts/build/unfold-coded.js';
export const ${name} = /* @__PURE__ */ unfoldByCode(() => (${table}));
`;
}
