/** The commands: the settings and the help of each, and what runs it. */
import { runAudit } from './audit-command.js';
import { EXIT, type Io, UsageError } from './io.js';
import { runMigrate } from './migrate-command.js';
import { runReseal, runSessions } from './operator-commands.js';
import { runDelivery, runService } from './run-service.js';
import { withSecretsOfFiles } from './secrets.js';
import { type Given, helpOn, readSettings, type SettingName } from './settings.js';
import { runUsers } from './users-command.js';
import { runWebhooks } from './webhooks-command.js';

const STORAGE = ['store', 'folder', 'database-timeout'] as const;

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
    'brands',
    'longest-session',
    'behind-proxy',
    'keep-keys',
    ...RETENTION,
    'no-delivery',
    'allow-insecure-webhooks',
    'help',
  ],
  deliver: ['host', 'metrics-port', ...STORAGE, ...RETENTION, 'allow-insecure-webhooks', 'help'],
  migrate: ['database-timeout', 'grant', 'dry-run', 'help'],
  webhooks: [...STORAGE, 'organization', 'json', 'help'],
  sessions: [...STORAGE, 'organization', 'help'],
  audit: [...STORAGE, 'organization', 'user', 'recipient', 'since', 'until', 'json', 'help'],
  users: [...STORAGE, 'organization', 'help'],
  reseal: [...STORAGE, 'help'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

export type CommandName = keyof typeof TAKES;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(TAKES, name);

const KEPT = `What is kept stands in a PostgreSQL that DATABASE_URL names, or in PGlite in a folder.
In PostgreSQL, payprep-service migrate makes the tables; nothing else does.
Secrets in it and details of recipients are sealed with PAYPREP_KEYS: base64 of 32
random bytes, or several, separated by commas; the first seals, all of them open.
Beside PGlite a key is made, for secrets alone.
A secret may be in a file: DATABASE_URL_FILE, PAYPREP_KEYS_FILE and the like name it.
`;

const TEXTS: Readonly<Record<CommandName, readonly [before: string, after: string]>> = {
  serve: [
    `payprep-service serve

Serves the endpoints, the hosted page and, unless told otherwise, delivers
webhooks. Logs are JSON lines on standard output. Stops on SIGTERM and SIGINT
when what runs has been answered.

${KEPT}`,
    `
  PAYPREP_INTROSPECTION_CLIENT_ID, PAYPREP_INTROSPECTION_CLIENT_SECRET
                                as whom the introspection endpoint is asked
  PAYPREP_DEVELOPMENT_CLIENTS   id:secret:organization, or several, separated by commas,
                                for --development-tokens; default: one, shown at the start

  payprep-service serve --development-tokens
  payprep-service serve --issuer https://auth.example.com --audience https://pay.example.com \\
    --jwks https://auth.example.com/jwks.json --public-url https://pay.example.com

/healthz says that it runs, /readyz that its store answers, /openapi.json what it takes.
`,
  ],
  deliver: [
    `payprep-service deliver

Delivers webhooks, apart from payprep-service serve --no-delivery. Several may run
beside each other: none sends what another is sending.

${KEPT}`,
    `
  DATABASE_URL=postgres://… PAYPREP_KEYS=… payprep-service deliver

/healthz says that it runs, /readyz that its store answers: on the port of the metrics.
`,
  ],
  migrate: [
    `payprep-service migrate

Makes the tables in the PostgreSQL that DATABASE_URL names, or brings them up to this
program, all or nothing, and says what it did. Its account has to be allowed to
create a schema and tables; those of the other commands read and write. Processes of
the release before work on meanwhile: migrate first, then replace them.
`,
    `
  DATABASE_URL=postgres://owner@… payprep-service migrate --grant payprep_service
  DATABASE_URL=postgres://owner@… payprep-service migrate --dry-run

With --dry-run the exit code is 1 where there is something to do.
`,
  ],
  webhooks: [
    `payprep-service webhooks [SUBSCRIPTION]
payprep-service webhooks redeliver DELIVERY
payprep-service webhooks rotate SUBSCRIPTION
payprep-service webhooks test SUBSCRIPTION

Lists the last deliveries of an organization, or of one of its subscriptions, with
their attempts; sends one again; gives a subscription a new secret, beside which the
old one signs for a day; sends it an event of the type WEBHOOK_TEST, and says the id of
the delivery.

${KEPT}`,
    `
  payprep-service webhooks --organization acme
  payprep-service webhooks redeliver 5e0b2c1a-7c1f-8a64-9a57-0d6f3e0c4b11 --organization acme
`,
  ],
  sessions: [
    `payprep-service sessions revoke SESSION

Ends a session of an organization before its time: its page opens no more.

${KEPT}`,
    `
  payprep-service sessions revoke 5e0b2c1a-7c1f-4a64-9a57-0d6f3e0c4b11 --organization acme
`,
  ],
  audit: [
    `payprep-service audit

Shows who did what with the sessions, recipients and subscriptions of an organization,
the oldest first: with ids and names of members, and without a value.

${KEPT}`,
    `
  payprep-service audit --organization acme --user user-1 --since 2026-11-01
  payprep-service audit --organization acme --json > audit.ndjson
`,
  ],
  users: [
    `payprep-service users export USER
payprep-service users erase USER

Writes all that is kept of an externalUserId as JSON; or erases it: recipients, each
with a RECIPIENT_DELETED, sessions, answers to repeated requests, events. The audit
trail keeps what was done, with a keyed hash in place of the name.

${KEPT}`,
    `
  payprep-service users export user-1 --organization acme > user-1.json
  payprep-service users erase user-1 --organization acme
`,
  ],
  reseal: [
    `payprep-service reseal

Seals anew, with the first of PAYPREP_KEYS, what the others sealed, and details of
recipients that are not sealed; then the other keys can go. The service may run meanwhile, where it has the same keys.

${KEPT}`,
    `
  DATABASE_URL=postgres://… PAYPREP_KEYS=new,old payprep-service reseal
`,
  ],
};

/** The commands that take words besides options. */
const WITH_WORDS: readonly CommandName[] = ['webhooks', 'sessions', 'users'];

const RUN: Readonly<Record<CommandName, (given: Given, io: Io) => Promise<number>>> = {
  serve: runService,
  deliver: runDelivery,
  migrate: runMigrate,
  webhooks: runWebhooks,
  sessions: runSessions,
  audit: runAudit,
  users: runUsers,
  reseal: runReseal,
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
