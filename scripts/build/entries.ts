/**
 * The entries of the package: module in `dist/` → source. `package.json` names them under `exports` and `bin`.
 */

/** Runs anywhere: nothing of Node may be reachable from these. */
export const portableEntries = {
  index: './src/index.ts',
  load: './src/load.ts',
  iban: './src/iban.ts',
  bic: './src/bic.ts',
  'local-account': './src/local-account.ts',
  alerts: './src/alerts.ts',
  'messages/en': './src/messages/en.ts',
  'messages/de': './src/messages/de.ts',
  'messages/fr': './src/messages/fr.ts',
  'messages/es': './src/messages/es.ts',
  'messages/pt': './src/messages/pt.ts',
} as const;

/** The service, which runs anywhere, too; built apart: chunks shared with it would tear those of the core apart. */
export const serviceEntries = {
  http: './src/http.ts',
  webhooks: './src/webhooks.ts',
  'storage/memory': './src/storage/memory.ts',
  'storage/postgres': './src/storage/postgres.ts',
} as const;

/** Entries of the core that the service takes from beside it: source → module in `dist/`. */
export const BESIDE: Readonly<Record<string, string>> = { 'src/index.ts': './index.js', 'src/iban.ts': './iban.js' };

/** Of the service, and of Node. */
export const serviceNodeEntries = { delivery: './src/delivery.ts', page: './src/page.ts' } as const;

/** Reads files. */
export const nodeEntries = {
  full: './src/full.ts',
  cli: './src/cli/main.ts',
} as const;

/** `payprep/full` for everything that is not Node: the same source with the datasets linked in. */
export const LINKED = 'full.linked';
