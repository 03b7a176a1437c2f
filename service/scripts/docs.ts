/**
 * `docs/service.md` and `README.md`: written by hand, but for what the source says better. Between `<!-- name -->` and `<!-- /name -->` stands what is
 * made here, and under a `<!-- examples/… -->` line the file that it names.
 */
import { readFileSync } from 'node:fs';
import { code, table } from '../../scripts/docs/markdown.js';
import { USUAL_LIMITS } from '../http/limits.js';
import { PROBLEMS } from '../http/problem.js';
import { MAX_BULK as MAX_INSTRUCTIONS } from '../http/shapes/payments.js';
import { MAX_ON_PAGE } from '../recipients/recipients.js';
import { MAX_DOCUMENTS, MAX_RECIPIENT_BYTES, MAX_RECIPIENTS, MAX_TEXT } from '../recipients/sizes.js';
import { TAKES } from '../serve/commands.js';
import { SETTINGS } from '../serve/settings.js';
import { DELAYS } from '../webhooks/retry-schedule.js';
import { engineOperations } from './openapi/engine-operations.js';

const root = new URL('../', import.meta.url);

interface Setting {
  readonly value?: string;
  readonly env?: string;
  readonly help: string;
}

function settings(): string {
  const told = Object.entries<Setting>(SETTINGS).filter(([name]) => name !== 'help');
  const rows = told.map(([name, { value, env, help }]) => {
    const commands = Object.entries<readonly string[]>(TAKES).filter(([, taken]) => taken.includes(name));
    const option = code(`--${name}${value === undefined ? '' : ` ${value}`}`);
    return [option, env === undefined ? '' : code(env), commands.map(([command]) => code(command)).join(', '), help];
  });
  return table(['option', 'variable', 'of', 'means'], rows);
}

const problems = (): string =>
  table(
    ['code', 'status', 'means'],
    Object.entries(PROBLEMS).map(([name, [status, title]]) => [code(name), String(status), title]),
  );

const kibibytes = (bytes: number): string => (bytes % 1_048_576 === 0 ? `${bytes / 1_048_576} MiB` : `${bytes / 1024} KiB`);

function limits(): string {
  const { bodyBytes, bulkBodyBytes, subscriptions, sessionChanges, organizationConnections, storeMilliseconds } = USUAL_LIMITS;
  const { requestsPerSecond, clientRequestsPerSecond, sessionRequestsPerSecond, addressRequestsPerSecond } = USUAL_LIMITS;
  const asMany = (limit: number | undefined): string => (limit === undefined ? 'no limit' : String(limit));
  return table(
    ['limit', 'value', 'beyond'],
    [
      ['body of a request', kibibytes(bodyBytes), '413'],
      ['body of a bulk request', kibibytes(bulkBodyBytes), '413'],
      ['instructions of a bulk request', String(MAX_INSTRUCTIONS), '400, and nothing is validated'],
      ['a name, an address, an e-mail address of a recipient', 'the length of its field in ISO 20022', '422 `RECIPIENT_REFUSED`'],
      ['any other text of a recipient', `${MAX_TEXT} characters`, '422 `RECIPIENT_REFUSED`'],
      ['documents of a recipient', String(MAX_DOCUMENTS), '422 `RECIPIENT_REFUSED`'],
      ['a recipient, as JSON', kibibytes(MAX_RECIPIENT_BYTES), '422 `RECIPIENT_REFUSED`'],
      ['recipients of a user', String(MAX_RECIPIENTS), '422 `RECIPIENT_REFUSED`'],
      ['recipients, or deliveries, on a page of a list', `${MAX_ON_PAGE}, or fewer with \`limit\``, '`Link` says where it goes on'],
      ['changes in a session', asMany(sessionChanges), '429'],
      ['subscriptions of an organization', String(subscriptions), '409'],
      ['requests of an organization a second', asMany(requestsPerSecond), '429'],
      ['requests of a client a second', asMany(clientRequestsPerSecond), '429'],
      ['requests in a session a second', asMany(sessionRequestsPerSecond), '429'],
      ['requests from an address a second', asMany(addressRequestsPerSecond), '429'],
      ['transactions of an organization at the same time', String(organizationConnections), 'the others wait; with 100 that wait, 429'],
      ['time that a request may spend on the store', `${storeMilliseconds / 1000} seconds`, '503'],
      ['time for a request to arrive', '30 seconds, its headers 10', 'the connection ends'],
      ['time in which nothing of an answer is read', '60 seconds', 'the connection ends'],
      ['requests of a connection before their answers have left', '32', 'the connection ends'],
    ],
  );
}

const UNITS = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;

function delays(): string {
  const words = DELAYS.map((delay) => {
    const [size, unit] = UNITS.find(([size]) => delay >= size) ?? UNITS[2];
    return `${delay / size} ${unit}`;
  });
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const engineEndpoints = (): string =>
  table(
    ['endpoint', 'to'],
    engineOperations.map(({ line, summary }) => [code(line), `${summary.charAt(0).toLowerCase()}${summary.slice(1)}`]),
  );

/** Name → what stands there; with line breaks around it where it is a block. */
const PARTS: Readonly<Record<string, () => string>> = {
  settings: () => `\n${settings()}\n`,
  problems: () => `\n${problems()}\n`,
  'engine-endpoints': () => `\n${engineEndpoints()}\n`,
  limits: () => `\n${limits()}\n`,
  delays,
  'most-recipients': () => String(MAX_RECIPIENTS),
  'most-on-page': () => String(MAX_ON_PAGE),
};

const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The snippets under the lines that name an example are that example. */
const withExamples = (text: string): string =>
  text.replace(
    /<!-- (examples\/[\w./-]+) -->\n```(\w+)\n[\s\S]*?```/g,
    (_, path: string, language: string) => `<!-- ${path} -->\n\`\`\`${language}\n${read(path)}\`\`\``,
  );

export const serviceReadme = (): string => withExamples(read('README.md'));

export const servicePage = (): string =>
  withExamples(read('docs/service.md')).replace(/<!-- ([a-z-]+) -->[\s\S]*?<!-- \/\1 -->/g, (whole, name: string) => {
    const part = PARTS[name];
    return part === undefined ? whole : `<!-- ${name} -->${part()}<!-- /${name} -->`;
  });
