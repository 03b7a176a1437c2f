/** A variable that has no effect is named at the start. */
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { TAKES } from '../../serve/commands.js';
import { announceUnused, unusedVariables } from '../../serve/variables.js';
import { runInProcess } from './in-process.js';

const said = (env: Readonly<Record<string, string>>, staysOn = true): string => {
  let text = '';
  const stderr = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      text += chunk;
      done();
    },
  });
  announceUnused({ env, stderr }, TAKES.deliver, staysOn);
  return text;
};

describe('a variable', () => {
  test('that is misspelt is named, and what it holds is not', () => {
    expect(said({ PAYPREP_STOER: 'secret-1', PAYPREP_STORE: 'postgres', PAYPREP_KEYS_FILE: 'x', PATH: '/bin' })).toBe(
      'payprep-service: PAYPREP_STOER has no effect: there is no variable of this name\n',
    );
  });

  test.each(['EVENTS', 'AUDIT', 'USERS'])('PAYPREP_KEEP_%s says where that is set', (name) => {
    expect(said({ [`PAYPREP_KEEP_${name}`]: '3650' })).toContain(`payprep-service retention --keep-${name.toLowerCase()} sets it`);
  });

  test('of another command is named where the process stays', () => {
    const env = { PAYPREP_ISSUER: 'https://auth.example.com', PAYPREP_KEEP_KEYS: '48', PAYPREP_METRICS_PORT: '9464' };
    expect(said(env)).toBe('payprep-service: of other commands, and without effect here: PAYPREP_ISSUER, PAYPREP_KEEP_KEYS\n');
    expect(said(env, false)).toBe('');
  });

  test('that Kubernetes makes for a service is none of ours', () => {
    const env = {
      PAYPREP_SERVICE_HOST: '10.0.0.1',
      PAYPREP_SERVICE_PORT_HTTP: '80',
      PAYPREP_PORT_80_TCP: 'tcp://10.0.0.1:80',
      PAYPREP_PORT_80_TCP_ADDR: '10.0.0.1',
    };
    expect(unusedVariables(env, TAKES.serve)).toEqual({ unknown: [], others: [] });
  });

  test('is named by the program, whatever the command', async () => {
    const { err } = await runInProcess(['audit', '--store', 'memory', '--organization', 'acme'], { PAYPREP_KEEP_AUDT: '3650' });
    expect(err).toContain('PAYPREP_KEEP_AUDT has no effect');
  });
});
