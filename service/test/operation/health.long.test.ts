/** What the image asks of both processes, and what a start says that cannot work, with the program as it is installed. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { databases } from '../database.js';
import { freePort } from '../embedded.js';
import { accessToken, type Environment, run, serve, start, stopAll } from '../process.js';

const { fresh } = databases();
afterAll(stopAll);

const dockerfile = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8');

/** The command of HEALTHCHECK, as the engine of containers runs it: in the environment of the process. */
async function healthOf(env: Environment): Promise<number> {
  const [, command = ''] = /HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [program = '', ...args] = JSON.parse(command) as readonly string[];
  const { PATH = '' } = process.env;
  const [code] = await once(execFile(program, args, { env: { PATH, ...env } }), 'exit');
  return code;
}

describe('HEALTHCHECK of the image', () => {
  const ports = async () => ({ PAYPREP_PORT: String(await freePort()), PAYPREP_METRICS_PORT: String(await freePort()) });

  test('deliver is well while it runs, and not behind its end', async () => {
    const env = { ...(await fresh()), ...(await ports()) };
    const program = start(['deliver'], env);
    await program.logged(({ message }) => message === 'delivering');
    expect(await healthOf(env)).toBe(0);
    await program.stop();
    expect(await healthOf(env)).toBe(1);
  });

  test.each(['', 'off'])('so is serve, with its metrics %s', async (metrics) => {
    const own = await ports();
    const env = { ...(await fresh()), ...own, PAYPREP_METRICS_PORT: metrics || own.PAYPREP_METRICS_PORT };
    const program = start(['serve', '--no-delivery', '--development-tokens'], env);
    await program.logged(({ message }) => message === 'serving');
    expect(await healthOf(env)).toBe(0);
    await program.stop();
    expect(await healthOf(env)).toBe(1);
  });
});

test.each(['serve', 'deliver', 'migrate'])('%s says that the database speaks no TLS, where its address asks for that', async (command) => {
  const env = await fresh();
  const argv = command === 'serve' ? [command, '--development-tokens', '--port', '0', '--metrics-port', 'off'] : [command];
  const { code, err } = await run(argv, { ...env, DATABASE_URL: `${env.DATABASE_URL}?sslmode=verify-full` });
  expect(code).toBe(2);
  expect(err).toContain('The database does not speak TLS, which sslmode in its address asks for');
});

test('a Host of others is refused where no address is set, and is no fault of the service', async () => {
  const { url, logs, settled } = await serve();
  const headers = {
    authorization: `Bearer ${await accessToken(url)}`,
    'content-type': 'application/json',
    'idempotency-key': 'one',
    host: 'evil.example.com',
  };
  const sent = request(`${url}/beneficiaries/organizations/sessions`, { method: 'POST', headers });
  sent.end(JSON.stringify({ externalUserId: 'ada', returnUrl: 'https://shop.example.com/' }));
  const [{ statusCode }] = await once(sent, 'response');
  expect(statusCode).toBe(400);
  await settled();
  expect(logs().filter(({ level }) => level === 'error')).toEqual([]);
});

test('a setting that has no effect in deliver is said at its start', async () => {
  const env = {
    ...(await fresh()),
    PAYPREP_METRICS_PORT: 'off',
    PAYPREP_KEEP_AUDIT: '3650',
    PAYPREP_METRIC_PORT: '1',
    PAYPREP_ISSUER: 'x',
  };
  const program = start(['deliver'], env);
  await program.logged(({ message }) => message === 'delivering');
  expect(program.kept.err).toContain('PAYPREP_KEEP_AUDIT has no effect: payprep-service retention --keep-audit sets it');
  expect(program.kept.err).toContain('PAYPREP_METRIC_PORT has no effect: there is no variable of this name');
  expect(program.kept.err).toContain('of other commands, and without effect here: PAYPREP_ISSUER');
  await program.stop();
});
