/** The commands: the settings and the help of each, and what runs it. */
import { runAudit } from './audit-command.js';
import { EXIT, type Io, UsageError } from './io.js';
import { runMigrate } from './migrate-command.js';
import { runReseal, runSessions } from './operator-commands.js';
import { runOrganization } from './organization-command.js';
import { runRecheck } from './recheck-command.js';
import { runRetention } from './retention.js';
import { runDelivery, runService } from './run-service.js';
import { withSecretsOfFiles } from './secrets.js';
import { type Given, readSettings, type SettingName } from './settings.js';
import { helpOn } from './settings-help.js';
import { runUsers } from './users-command.js';
import { announceUnused } from './variables.js';
import { runWebhooks } from './webhooks-command.js';

const STORAGE = ['store', 'folder', 'database-timeout', 'database-connections'] as const;

const REFERENCE_DATA = ['reference-data', 'reference-data-key'] as const;

const RETENTION = ['keep-events', 'keep-audit', 'keep-users'] as const;

/** Command → the settings that it takes. */
export const TAKES = {
  serve: [
    'host',
    'port',
    'metrics-port',
    'public-url',
    ...STORAGE,
    'issuer',
    'audience',
    'jwks',
    'introspection',
    'organization-claim',
    'token-type',
    'token-url',
    'development-tokens',
    'requests-per-second',
    'requests-per-client',
    'requests-per-session',
    'requests-per-address',
    'connections-per-organization',
    ...REFERENCE_DATA,
    'brands',
    'logo-urls',
    'longest-session',
    'behind-proxy',
    'keep-keys',
    'no-delivery',
    'allow-insecure-webhooks',
    'help',
  ],
  deliver: ['host', 'metrics-port', ...STORAGE, ...REFERENCE_DATA, 'allow-insecure-webhooks', 'help'],
  migrate: ['database-timeout', 'database-connections', 'grant', 'dry-run', 'operator', 'help'],
  webhooks: [...STORAGE, 'organization', 'json', 'operator', 'help'],
  sessions: [...STORAGE, 'organization', 'operator', 'help'],
  audit: [...STORAGE, 'organization', 'service', 'user', 'recipient', 'since', 'until', 'json', 'help'],
  users: [...STORAGE, 'organization', 'operator', 'help'],
  organization: [...STORAGE, 'operator', 'help'],
  reseal: [...STORAGE, 'operator', 'help'],
  recheck: [...STORAGE, ...REFERENCE_DATA, 'again', 'json', 'help'],
  retention: [...STORAGE, ...RETENTION, 'operator', 'help'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

export type CommandName = keyof typeof TAKES;

export const COMMAND_NAMES = Object.keys(TAKES) as readonly CommandName[];

export const isCommand = (name: string): name is CommandName => Object.hasOwn(TAKES, name);

const STORED = `Data is stored in the PostgreSQL database that DATABASE_URL names, or in a folder by PGlite.
In PostgreSQL, payprep-service migrate alone creates and changes tables.

PAYPREP_KEYS is the key that seals (encrypts) secrets of webhooks and details of recipients:
base64 of 32 random bytes, as openssl rand -base64 32 prints. It may hold several keys,
separated by commas: the first one seals, each of them opens. PostgreSQL needs it. Without it,
PGlite makes a key in its folder, which seals secrets only.

DATABASE_URL_FILE and PAYPREP_KEYS_FILE may name a file that holds the value instead; so may
the other variables that hold a secret, with _FILE behind their names.
`;

const TEXTS: Readonly<Record<CommandName, readonly [before: string, after: string]>> = {
  serve: [
    `payprep-service serve

Runs the service: the HTTP endpoints, the hosted page and, without --no-delivery, the
delivery of webhooks. It writes its log to standard output, one JSON object a line. On
SIGTERM or SIGINT it answers the requests that are running, and ends.

${STORED}`,
    `
  PAYPREP_INTROSPECTION_CLIENT_ID, PAYPREP_INTROSPECTION_CLIENT_SECRET
                                the credentials for --introspection
  PAYPREP_DEVELOPMENT_CLIENTS   the clients for --development-tokens, id:secret:organization,
                                separated by commas; default: one, which the start shows

  payprep-service serve --store memory --development-tokens
  payprep-service serve --issuer https://auth.example.com --audience https://pay.example.com \\
    --jwks https://auth.example.com/jwks.json --public-url https://pay.example.com

/healthz answers while the process runs, /readyz while its store can be used and its
clock is right, too.
/openapi.json describes the endpoints.
`,
  ],
  deliver: [
    `payprep-service deliver

Delivers webhooks in a process of its own, for payprep-service serve --no-delivery. Several
processes may deliver at the same time: each delivery is sent by one of them.

${STORED}`,
    `
  DATABASE_URL=postgres://… PAYPREP_KEYS=… payprep-service deliver

On the port of the metrics, /healthz answers while the process runs, /readyz while its
store can be used and its clock is right, too.
`,
  ],
  migrate: [
    `payprep-service migrate

Creates the tables in the PostgreSQL database that DATABASE_URL names, or upgrades them to
the version of this program, and lists the steps that it ran. If a step fails, none is kept.
The account of DATABASE_URL needs the right to create a schema and tables; the other commands
need an account that reads and writes them (--grant). Processes of the release before may run
meanwhile: migrate first, then replace them.
`,
    `
  DATABASE_URL=postgres://owner@… payprep-service migrate --grant payprep_service
  DATABASE_URL=postgres://owner@… payprep-service migrate --dry-run

With --dry-run the exit code is 1 if there are steps to run.
`,
  ],
  webhooks: [
    `payprep-service webhooks [SUBSCRIPTION]
payprep-service webhooks redeliver DELIVERY
payprep-service webhooks rotate SUBSCRIPTION
payprep-service webhooks test SUBSCRIPTION

Lists the last hundred deliveries of an organization, or of one of its subscriptions, with
their attempts.

  redeliver   sends a delivery again
  rotate      gives a subscription a new secret, and prints it; for a day, webhooks are signed
              with the old one, too
  test        sends an event of the type WEBHOOK_TEST, and prints the id of its delivery

${STORED}`,
    `
  payprep-service webhooks --organization acme
  payprep-service webhooks redeliver 5e0b2c1a-7c1f-8a64-9a57-0d6f3e0c4b11 --organization acme
`,
  ],
  sessions: [
    `payprep-service sessions revoke SESSION

Ends a session early. Its page can no longer be used.

${STORED}`,
    `
  payprep-service sessions revoke 5e0b2c1a-7c1f-4a64-9a57-0d6f3e0c4b11 --organization acme
`,
  ],
  audit: [
    `payprep-service audit

Lists who did what with the sessions, recipients and subscriptions of an organization, the
oldest entry first; with --service, who changed tables, keys and retention. Entries have ids
and the names of members, and no values.

${STORED}`,
    `
  payprep-service audit --organization acme --user user-1 --since 2026-11-01
  payprep-service audit --organization acme --json > audit.ndjson
  payprep-service audit --service
`,
  ],
  users: [
    `payprep-service users export USER
payprep-service users erase USER

USER is an externalUserId.

  export   prints all that is stored about the user, as JSON. It holds account numbers.
  erase    deletes it: recipients, with an event RECIPIENT_DELETED for each, sessions, answers
           to repeated requests, and earlier events. The audit trail stays, with a keyed hash
           in place of the externalUserId.

${STORED}`,
    `
  payprep-service users export user-1 --organization acme > user-1.json
  payprep-service users erase user-1 --organization acme
`,
  ],
  organization: [
    `payprep-service organization export NAME
payprep-service organization erase NAME

For an organization that leaves. The authorization server has to refuse its clients first.

  export   prints all that is stored about it, one JSON object a line: its subscriptions with
           their secrets, its users with their recipients, and its audit trail
  erase    deletes its subscriptions, users, recipients, sessions and events; no webhooks are
           sent of that. The audit trail stays, with keyed hashes in place of externalUserIds.

${STORED}`,
    `
  payprep-service organization export acme > acme.ndjson
  payprep-service organization erase acme
`,
  ],
  reseal: [
    `payprep-service reseal

Seals again, with the first key of PAYPREP_KEYS, what the other keys sealed, and seals details
of recipients that are not sealed yet. A row that does not open stays as it is: it is named, and the
exit code is 1. Afterwards the other keys can be removed. The service may
run meanwhile, with the same keys.

${STORED}`,
    `
  DATABASE_URL=postgres://… PAYPREP_KEYS=new,old payprep-service reseal
`,
  ],
  recheck: [
    `payprep-service recheck

Checks all stored recipients again with the rules and the data of this program, and says how
many have alerts. serve and deliver do this by themselves after a new edition and once a day, because a
rule can begin on any. Where a recipient has other alerts than before, its organization gets
an event RECIPIENT_ALERTED; the recipient stays as it is. It can be stopped, and goes on from
there: the exit code is then 1.

${STORED}`,
    `
  DATABASE_URL=postgres://… PAYPREP_KEYS=… payprep-service recheck --json
`,
  ],
  retention: [
    `payprep-service retention

Says how long records are kept and, with options, changes it: for all processes with the same
store, from their next tidying on, which comes once an hour. 0 keeps them for ever. In PostgreSQL
it needs the account that owns the tables to change it, as migrate does; no PAYPREP_KEYS.

${STORED}`,
    `
  DATABASE_URL=postgres://owner@… payprep-service retention
  DATABASE_URL=postgres://owner@… payprep-service retention --keep-audit 3650
`,
  ],
};

/** The commands that take words besides options. */
const WITH_WORDS: readonly CommandName[] = ['webhooks', 'sessions', 'users', 'organization'];

const RUN: Readonly<Record<CommandName, (given: Given, io: Io) => Promise<number>>> = {
  serve: runService,
  deliver: runDelivery,
  migrate: runMigrate,
  webhooks: runWebhooks,
  sessions: runSessions,
  audit: runAudit,
  users: runUsers,
  organization: runOrganization,
  reseal: runReseal,
  recheck: runRecheck,
  retention: runRetention,
};

/** The help of a command. */
export function helpOf(command: CommandName): string {
  const [before, after] = TEXTS[command];
  return `${before}\n${helpOn(TAKES[command])}${after}`;
}

/** Runs a command. Resolves with the exit code when it is done, or was stopped. */
export async function runCommand(command: CommandName, args: readonly string[], io: Io): Promise<number> {
  const given = readSettings(TAKES[command], args, io.env);
  if (given.isOn('help')) {
    io.stdout.write(helpOf(command));
    return EXIT.ok;
  }
  if (!WITH_WORDS.includes(command) && given.positionals.length > 0)
    throw new UsageError('this command takes options only, which begin with --');
  announceUnused(io, TAKES[command], command === 'serve' || command === 'deliver');
  const env = withSecretsOfFiles(io.env);
  // a getter and no copy: the process listens for signals from when `stop` is first read
  return RUN[command](given, {
    stdout: io.stdout,
    stderr: io.stderr,
    env,
    get stop() {
      return io.stop;
    },
  });
}
