/**
 * The settings of the service: options of the command line, and environment variables where a value is secret or differs from machine to machine.
 *
 * Each setting is declared here once, with its text for `--help`.
 */
import { parseArgs } from 'node:util';
import { UsageError } from './io.js';

export interface Setting {
  readonly type: 'string' | 'boolean';
  /** The variable of the same meaning. The option takes precedence. */
  readonly env?: string;
  /** The placeholder of the value in the help. */
  readonly value?: string;
  readonly help: string;
}

export const SETTINGS = {
  host: { type: 'string', env: 'PAYPREP_HOST', value: 'HOST', help: 'the address to listen on; default: 127.0.0.1' },
  port: { type: 'string', env: 'PAYPREP_PORT', value: 'PORT', help: 'the port to listen on; default: 8080; 0 takes any free port' },
  'metrics-port': {
    type: 'string',
    env: 'PAYPREP_METRICS_PORT',
    value: 'PORT',
    help: 'the port of /metrics, /healthz and /readyz; default: 9464; off for none',
  },
  'public-url': {
    type: 'string',
    env: 'PAYPREP_PUBLIC_URL',
    value: 'URL',
    help: 'the address at which users reach the service: https://pay.example.com; needed unless --host is this machine (127.0.0.1)',
  },
  store: {
    type: 'string',
    env: 'PAYPREP_STORE',
    value: 'STORE',
    help: 'where data is stored: memory, pglite or postgres; default: postgres if DATABASE_URL is set, else pglite',
  },
  folder: { type: 'string', env: 'PAYPREP_FOLDER', value: 'PATH', help: 'the folder of the store pglite; default: .payprep' },
  'database-timeout': {
    type: 'string',
    env: 'PAYPREP_DATABASE_TIMEOUT',
    value: 'N',
    help: 'how long a request waits for PostgreSQL, in milliseconds; default: 2000',
  },
  issuer: {
    type: 'string',
    env: 'PAYPREP_ISSUER',
    value: 'URL',
    help: 'the authorization server whose access tokens are accepted (claim iss)',
  },
  audience: { type: 'string', env: 'PAYPREP_AUDIENCE', value: 'TEXT', help: 'the name of this service in access tokens (claim aud)' },
  jwks: {
    type: 'string',
    env: 'PAYPREP_JWKS_URL',
    value: 'URL',
    help: 'the address of the keys of that server, for JWT access tokens (RFC 9068)',
  },
  introspection: {
    type: 'string',
    env: 'PAYPREP_INTROSPECTION_URL',
    value: 'URL',
    help: 'or the address of its introspection endpoint, for opaque access tokens (RFC 7662)',
  },
  'organization-claim': {
    type: 'string',
    env: 'PAYPREP_ORGANIZATION_CLAIM',
    value: 'NAME',
    help: 'the claim that names the organization; default: organization',
  },
  'token-type': {
    type: 'string',
    env: 'PAYPREP_TOKEN_TYPE',
    value: 'TYPE',
    help: 'the type of its JWTs (header typ): at+jwt, or JWT for older servers; default: at+jwt',
  },
  'token-url': { type: 'string', env: 'PAYPREP_TOKEN_URL', value: 'URL', help: 'where clients get access tokens: shown in /openapi.json' },
  'development-tokens': { type: 'boolean', help: 'issues access tokens itself, at POST /oauth2/token; never in production' },
  'requests-per-second': {
    type: 'string',
    env: 'PAYPREP_REQUESTS_PER_SECOND',
    value: 'N',
    help: 'requests a second of one organization, on average; default: no limit',
  },
  'requests-per-client': {
    type: 'string',
    env: 'PAYPREP_REQUESTS_PER_CLIENT',
    value: 'N',
    help: 'requests a second of one client, on average; default: no limit',
  },
  'requests-per-session': {
    type: 'string',
    env: 'PAYPREP_REQUESTS_PER_SESSION',
    value: 'N',
    help: 'requests a second in one session, on average; default: 50; 0 for no limit',
  },
  'requests-per-address': {
    type: 'string',
    env: 'PAYPREP_REQUESTS_PER_ADDRESS',
    value: 'N',
    help: 'requests a second from one address, on average; default: no limit',
  },
  'database-connections': {
    type: 'string',
    env: 'PAYPREP_DATABASE_CONNECTIONS',
    value: 'N',
    help: 'the most connections of the process to PostgreSQL; default: 20',
  },
  'connections-per-organization': {
    type: 'string',
    env: 'PAYPREP_CONNECTIONS_PER_ORGANIZATION',
    value: 'N',
    help: 'how many of the connections to PostgreSQL one organization may use at the same time; default: 5, or half of them if that is less',
  },
  'reference-data': {
    type: 'string',
    env: 'PAYPREP_REFERENCE_DATA',
    value: 'FOLDER',
    help: 'a folder that payprep data pull fills: its datasets replace those that are shipped, also after the start; default: none',
  },
  'reference-data-key': {
    type: 'string',
    env: 'PAYPREP_REFERENCE_DATA_KEY',
    value: 'FILE',
    help: 'the public key of who signs them, P-256 in PEM',
  },
  brands: {
    type: 'string',
    env: 'PAYPREP_BRANDS',
    value: 'FILE',
    help: 'a JSON file with the name, logo and colour that the page shows for each organization, and the origins that may embed it; default: none',
  },
  'logo-urls': { type: 'boolean', help: 'answers logos of banks as URLs below /logos, which anybody may read, and not as data: URIs' },
  'longest-session': {
    type: 'string',
    env: 'PAYPREP_LONGEST_SESSION',
    value: 'N',
    help: 'the minutes after which a session ends although its user extends it; default: 120; 30 allows no extension',
  },
  'allow-insecure-webhooks': { type: 'boolean', help: 'delivers webhooks to http URLs and to this machine, too; never in production' },
  'behind-proxy': {
    type: 'boolean',
    env: 'PAYPREP_BEHIND_PROXY',
    help: 'takes the address for the audit trail from X-Forwarded-For, as far as servers in a private network wrote it',
  },
  'keep-keys': {
    type: 'string',
    env: 'PAYPREP_KEEP_KEYS',
    value: 'HOURS',
    help: 'how long answers to repeated requests (Idempotency-Key) are kept, in hours; default: 24',
  },
  'keep-events': {
    type: 'string',
    value: 'DAYS',
    help: 'how long events without a pending delivery are kept, with their deliveries, in days; default: 30; 0 for ever',
  },
  'keep-audit': {
    type: 'string',
    value: 'DAYS',
    help: 'how long entries of the audit trail are kept, in days; default: 365; 0 for ever',
  },
  'keep-users': {
    type: 'string',
    value: 'DAYS',
    help: 'deletes the recipients of a user who has opened no session for so many days; default: 0, never',
  },
  'no-delivery': { type: 'boolean', help: 'delivers no webhooks: payprep-service deliver does that' },
  grant: { type: 'string', value: 'ACCOUNT', help: 'gives this account of PostgreSQL the rights to read and write the tables' },
  'dry-run': { type: 'boolean', help: 'prints the SQL and runs none of it' },
  organization: { type: 'string', value: 'NAME', help: 'the organization; required' },
  operator: {
    type: 'string',
    env: 'PAYPREP_OPERATOR',
    value: 'NAME',
    help: 'who runs the command, for the audit trail; default: the name of the account',
  },
  service: { type: 'boolean', help: 'entries about the whole service, in place of an organization: tables, keys, retention' },
  user: { type: 'string', value: 'USER', help: 'only entries about the user with this externalUserId' },
  recipient: { type: 'string', value: 'ID', help: 'only entries about the recipient, session, subscription or delivery with this id' },
  since: { type: 'string', value: 'DATE', help: 'only entries from this day (UTC) or time on: 2026-11-01, 2026-11-01T09:30:00Z' },
  until: { type: 'string', value: 'DATE', help: 'only entries before this day (UTC) or time' },
  again: { type: 'boolean', help: 'checks all recipients once more, though this was done today' },
  json: { type: 'boolean', help: 'prints one JSON object a line' },
  help: { type: 'boolean', help: 'this text' },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of a call, from options or variables. An empty text counts as absent. */
export interface Given {
  readonly text: (name: SettingName) => string | undefined;
  readonly isOn: (name: SettingName) => boolean;
  readonly positionals: readonly string[];
}

/** @throws UsageError for an unknown option, and for one without its value */
export function readSettings(names: readonly SettingName[], args: readonly string[], env: Environment): Given {
  const options = Object.fromEntries(names.map((name) => [name, { type: SETTINGS[name].type, ...(name === 'help' && { short: 'h' }) }]));
  const { values, positionals } = parseOptions(options, args);
  const text = (name: SettingName): string | undefined => {
    const setting: Setting = SETTINGS[name];
    const value = values[name] ?? (setting.env === undefined ? undefined : env[setting.env]);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const isOn = (name: SettingName): boolean => {
    const { env: variable }: Setting = SETTINGS[name];
    const value = variable === undefined ? '' : (env[variable] ?? '');
    if (!['', 'true', 'false'].includes(value)) throw new UsageError(`${variable} is true or false`);
    return values[name] === true || value === 'true';
  };
  return { text, isOn, positionals };
}

function parseOptions(options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(describeMistake(error instanceof Error ? error.message : ''));
  }
}

/** Describes a mistake in an option from the message of the parser, without the value that the message may repeat. */
function describeMistake(message: string): string {
  const [, option = ''] = /'(?:-\w, )?(--?[\w-]{1,40})/.exec(message) ?? [];
  if (message.startsWith('Unknown option')) return `there is no option ${option}`;
  return message.includes('does not take an argument') ? `the option ${option} takes no value` : `the option ${option} needs a value`;
}

/** The organization that a command is about. */
export function organizationOf(given: Given): string {
  const organization = given.text('organization');
  if (organization === undefined) throw new UsageError('--organization NAME is missing');
  return organization;
}

/** The number of a setting, from 0 to `most`. */
export function numberOf(given: Given, name: SettingName, usual: number, most: number): number {
  const text = given.text(name);
  if (text === undefined) return usual;
  const number = /^\d{1,7}$/.test(text) ? Number(text) : most + 1;
  if (number > most) throw new UsageError(`--${name} is a number from 0 to ${most}`);
  return number;
}

/** The word of a setting, one of several. */
export function wordOf<Word extends string>(given: Given, name: SettingName, words: readonly Word[]): Word | undefined {
  const text = given.text(name);
  const word = words.find((candidate) => candidate === text);
  if (text !== undefined && word === undefined) throw new UsageError(`--${name} is one of ${words.join(', ')}`);
  return word;
}
