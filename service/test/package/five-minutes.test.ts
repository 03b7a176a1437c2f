/** The five minutes of docs/service.md, as they stand there: each command runs, and answers what the page says. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROGRAM, root } from '../built.js';
import { freePort } from '../embedded.js';
import { start } from '../process.js';

const page = readFileSync(join(root, 'docs/service.md'), 'utf8');
const section = page.split(/^## /m).find((part) => part.startsWith('Five minutes\n')) ?? '';
const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
const [install = '', ...steps] = blocks;

let home = '';

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'payprep-service-page-'));
  mkdirSync(join(home, 'node_modules/.bin'), { recursive: true });
  // installing it is what installed.test.ts tries
  symlinkSync(root, join(home, 'node_modules/payprep-service'), 'junction');
  symlinkSync(PROGRAM, join(home, 'node_modules/.bin/payprep-service'));
  copyFileSync(join(root, 'examples/receiver.mjs'), join(home, 'receiver.mjs'));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs in bash, as the page has it, but for the ports; whatever happens, nothing is left running. */
async function run(script: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const [port, receiver] = [await freePort(), await freePort()];
  const moved = script.replaceAll('8080', String(port)).replaceAll('9000', String(receiver));
  const env = {
    ...process.env,
    PAYPREP_PORT: String(port),
    PAYPREP_METRICS_PORT: 'off',
    PORT: String(receiver),
  };
  const text = `set -euo pipefail\ntrap 'kill $(jobs -p) 2> /dev/null || true' EXIT\n${moved}`;
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', text], { cwd: home, env, timeout: 60_000 });
  return { stdout: stdout.replaceAll(String(port), '8080'), stderr };
}

describe.runIf(process.platform === 'linux')('five minutes', () => {
  test('begin with what is installed', () => expect(install).toBe('npm install payprep-service\n'));

  test('lead to a session and a webhook', async () => {
    // what the last line asks to end has ended when the shell goes on: nothing of it stays behind
    const { stdout, stderr } = await run(`${steps.join('\n')}wait\n! curl -s $API/healthz\n`);
    const said = steps.flatMap((block) => [...block.matchAll(/^# → (.+)$/gm)].map(([, text = '']) => text));
    expect(said.length).toBeGreaterThan(6);
    let rest = stdout;
    for (const text of said) {
      expect(rest).toContain(text);
      rest = rest.slice(rest.indexOf(text) + text.length);
    }
    expect(stderr).toBe('');
    const log = readFileSync(join(home, 'service.log'), 'utf8');
    expect(log).toContain('never in production');
    expect(log).toContain('"message":"stopped"');
    expect(log).not.toMatch(/DE89370400440532013000|my-secret|user-1/);
  });

  test('leave what is said of the event', () => {
    const { object, ...event } = JSON.parse(readFileSync(join(home, 'received.log'), 'utf8'));
    const shown = /```json\n([\s\S]*?)```/.exec(page.split(/^## Webhooks$/m)[1] ?? '')?.[1] ?? '';
    const { object: shownObject, ...shownEvent } = JSON.parse(shown);
    expect(Object.keys(event)).toEqual(Object.keys(shownEvent));
    expect(Object.keys(object)).toEqual(Object.keys(shownObject));
  });
});

describe('payprep-service serve', () => {
  const argv = ['serve', '--store', 'memory', '--development-tokens', '--port', '0', '--metrics-port', '0'];

  test('is ready however often it is asked, counts what the page lists, and stops', async () => {
    const { kept, logged, stop } = start(argv);
    const { url, metrics } = await logged(({ message }) => message === 'serving');
    for (let asked = 0; asked < 12; asked++) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const scraped = await (await fetch(String(metrics))).text();
    const table = readFileSync(join(root, 'docs/observability.md'), 'utf8');
    const listed = [...table.matchAll(/^\| `(payprep_\w+)` \|/gm)].map(([, name = '']) => name.replace(/_total$/, ''));
    const ours = [...scraped.matchAll(/^# TYPE (payprep_(?!process_|nodejs_)\w+) /gm)].map(([, name]) => name);
    expect(ours.length).toBeGreaterThan(10);
    expect(listed).toEqual(expect.arrayContaining(ours));
    expect(await stop()).toBe(0);
    expect(kept.err).not.toContain('Warning');
  });
});
