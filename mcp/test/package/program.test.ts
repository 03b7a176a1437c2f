/** The program as it is built, asked by the SDK's own client over standard input and output. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from 'vitest';
import { manifest as payprep } from '../../../test/package/built.js';
import { packagesOf } from '../../../test/package/specifiers.js';
import { TOOL_NAMES } from '../tool-names.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = join(root, 'dist/main.js');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** One client negotiates as it did up to 2025-11-25, with `initialize`; the other asks for the revisions first. */
test.each([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
] as const)('a client (%s) lists the tools and calls one by protocol %s, and nothing is written beside that', async (mode, revision) => {
  const transport = new StdioClientTransport({ command: process.execPath, args: [PROGRAM], stderr: 'pipe' });
  const errors: string[] = [];
  transport.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  expect(client.getNegotiatedProtocolVersion()).toBe(revision);
  expect(client.getServerVersion()).toMatchObject({ name: 'payprep', version: manifest.version });
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOL_NAMES);
  const payments = [{ creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } } }];
  const { structuredContent } = await client.callTool({ name: 'enrich', arguments: { payments } });
  expect(JSON.stringify(structuredContent)).toContain('601613');
  await client.close();
  expect(errors).toEqual([]);
});

test('answers a client of 2024, and what came before the end of its input', () => {
  const params = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } };
  const messages = [
    { jsonrpc: '2.0', id: 1, method: 'initialize', params },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'validate', arguments: { payments: [{ country: 'DE' }] } } },
  ];
  const input = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM], { input, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const answers = stdout.trimEnd().split('\n');
  expect(answers.map((line) => JSON.parse(line))).toMatchObject([
    { id: 1, result: { protocolVersion: '2024-11-05', serverInfo: { name: 'payprep' } } },
    { id: 2, result: { structuredContent: { items: [{ status: 'OK' }] } } },
  ]);
});

test('ends without a word when nobody reads its answers', async () => {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'pipe'] });
  const errors: string[] = [];
  child.stderr.on('data', (chunk) => errors.push(String(chunk)));
  child.stdout.destroy();
  const ping = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`;
  child.stdin.on('error', () => {}).write(ping);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(errors).toEqual([]);
});

test('ends when its input ends', async () => {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('ends with a message where a line never ends, and repeats none of it', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM], {
    input: '58077575655350514'.repeat(100_000),
    encoding: 'utf8',
  });
  expect([status, stderr, stdout]).toEqual([1, 'payprep-mcp: a message is longer than 1048576 bytes\n', '']);
});

const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

test.each([
  ['that is no JSON', '58077575655350514 {'],
  ['that is a batch', `[${PING},${PING}]`],
  ['whose id is no integer', PING.replace('"id":1', '"id":1.5')],
])('a line %s is passed over in silence', (_, line) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM], { input: `${line}\n${PING}\n`, encoding: 'utf8' });
  expect([status, stderr, JSON.parse(stdout)]).toEqual([0, '', { jsonrpc: '2.0', id: 1, result: {} }]);
});

test('says its version, and what it is', () => {
  const said = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  expect(said('--version')).toEqual({ status: 0, stdout: `${manifest.version}\n`, stderr: '' });
  expect(said('--help').stdout).toContain('standard input');
  expect(said('--http')).toMatchObject({ status: 2, stdout: '' });
});

test('imports of payprep what that publishes, and packages that come with it', () => {
  const imported = ['index.js', 'main.js'].flatMap((file) => packagesOf(join(root, 'dist', file))).filter((name) => !isBuiltin(name));
  const published = Object.keys(payprep.exports).map((entry) => entry.replace('.', 'payprep'));
  const isPublished = (name: string): boolean =>
    published.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry));
  const others = imported.filter((name) => !isPublished(name));
  expect(imported).toContain('payprep/full');
  expect(others).not.toEqual([]);
  expect(others.every((name) => Object.keys(manifest.dependencies).some((each) => `${name}/`.startsWith(`${each}/`)))).toBe(true);
});

test('has one version with payprep, asks for it, and has the files that it names', () => {
  expect([manifest.version, manifest.peerDependencies.payprep]).toEqual([payprep.version, payprep.version]);
  const { types, default: main } = manifest.exports['.'];
  for (const file of [types, main, manifest.bin['payprep-mcp']]) expect(existsSync(join(root, file)), file).toBe(true);
  const code = "import('payprep-mcp').then((entry) => console.log(Object.keys(entry).join()))";
  expect(execFileSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' })).toBe('createServer\n');
});
