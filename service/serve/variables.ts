/**
 * Variables that the process was given and does not use: misspelt ones, and those of other commands. Each is said at the start, by its name, since a
 * setting that has no effect looks like one that has.
 *
 * The gotcha: Kubernetes gives each pod variables for the services of its namespace, such as `…_SERVICE_HOST`, which begin alike for a service named `payprep`.
 */
import type { Io } from './io.js';
import { SECRETS } from './secrets.js';
import { type Environment, SETTINGS, type Setting, type SettingName } from './settings.js';

const PREFIX = 'PAYPREP_';

/** Settings that were variables, and are options of this command now. */
const MOVED: Readonly<Record<string, string>> = Object.fromEntries(
  ['events', 'audit', 'users'].map((name) => [`${PREFIX}KEEP_${name.toUpperCase()}`, `payprep-service retention --keep-${name}`]),
);

const OF_KUBERNETES = /_SERVICE_(?:HOST|PORT(?:_\w+)?)$|_PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?$/;

const variablesOf = (names: readonly SettingName[]): readonly string[] =>
  names.map((name): Setting => SETTINGS[name]).flatMap(({ env }) => env ?? []);

const ALL: ReadonlySet<string> = new Set([
  ...SECRETS.flatMap((name) => [name, `${name}_FILE`]),
  ...variablesOf(Object.keys(SETTINGS) as readonly SettingName[]),
]);

interface Unused {
  /** Of no command. */
  readonly unknown: readonly string[];
  /** Of another command. */
  readonly others: readonly string[];
}

export function unusedVariables(env: Environment, taken: readonly SettingName[]): Unused {
  const given = Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && env[name] !== '' && !OF_KUBERNETES.test(name))
    .sort();
  const own = new Set(variablesOf(taken));
  return {
    unknown: given.filter((name) => !ALL.has(name)),
    others: given.filter((name) => ALL.has(name) && !own.has(name) && !SECRETS.some((secret) => name.startsWith(secret))),
  };
}

/** Writes a line for each variable of no command and, where the process stays (`serve`, `deliver`), one for those of other commands. */
export function announceUnused({ env, stderr }: Pick<Io, 'env' | 'stderr'>, taken: readonly SettingName[], staysOn: boolean): void {
  const { unknown, others } = unusedVariables(env, taken);
  for (const name of unknown) {
    const place = MOVED[name];
    const why = place === undefined ? 'there is no variable of this name' : `${place} sets it, for all processes`;
    stderr.write(`payprep-service: ${name.slice(0, 80)} has no effect: ${why}\n`);
  }
  if (staysOn && others.length > 0) stderr.write(`payprep-service: of other commands, and without effect here: ${others.join(', ')}\n`);
}
