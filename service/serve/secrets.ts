/**
 * Secrets from files: `DATABASE_URL_FILE` names a file that holds what `DATABASE_URL` would, as Docker and Kubernetes mount secrets.
 *
 * The gotcha: tools end a file with a line break, which is not part of the secret, so one is left out. No message contains the content of a file.
 */
import { readFileSync } from 'node:fs';
import { UsageError } from './io.js';
import type { Environment } from './settings.js';

/** Variables with secrets, and those that belong to them. Each can be given as `…_FILE` instead. */
export const SECRETS = [
  'DATABASE_URL',
  'PAYPREP_KEYS',
  'PAYPREP_INTROSPECTION_CLIENT_ID',
  'PAYPREP_INTROSPECTION_CLIENT_SECRET',
  'PAYPREP_DEVELOPMENT_CLIENTS',
] as const;

/** The environment, with the contents of the named files. @throws UsageError if a variable is given both ways, or its file is empty or cannot be read */
export function withSecretsOfFiles(env: Environment): Environment {
  const held = SECRETS.flatMap((name) => {
    const path = env[`${name}_FILE`] || undefined;
    return path === undefined ? [] : [[name, secretIn(name, path, env)] as const];
  });
  return held.length === 0 ? env : { ...env, ...Object.fromEntries(held) };
}

function secretIn(name: string, path: string, env: Environment): string {
  if (env[name]) throw new UsageError(`give either ${name} or ${name}_FILE, not both`);
  const secret = textOf(name, path).replace(/\r?\n$/, '');
  if (secret === '') throw new UsageError(`the file of ${name}_FILE is empty`);
  return secret;
}

function textOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new UsageError(`the file of ${name}_FILE cannot be read (${code})`);
  }
}
