/**
 * The steps of the Dockerfile that need no engine, in a folder of their own: what is installed runs, and what `npm sbom` lists is what is installed.
 *
 * The gotcha: the folder has hard links to the packages of this one. What is removed there stays here.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

let folder: string;

/** What the second stage copies, and the manifests and scripts that the first one works on. */
const COPIED = [
  ...['package.json', 'package-lock.json', '.npmrc', 'service/package.json', 'mcp/package.json', 'service/scripts/image.mjs'],
  ...['dist', 'service/dist', 'reference-data/manifest.json'],
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'payprep-image-'));
  for (const path of COPIED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  // another disk takes no hard links
  await run('sh', ['-c', 'cp -al "$1" "$2" 2>/dev/null || cp -a "$1" "$2"', 'sh', join(root, 'node_modules'), folder]);
  const [, steps = ''] = /^RUN (node service\/scripts\/image\.mjs[\s\S]*?)\\\n && find /m.exec(read('Dockerfile')) ?? [];
  await run('sh', ['-euc', steps.replaceAll('\\\n', '')], { cwd: folder, env: { PATH: process.env.PATH, HOME: process.env.HOME } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm sbom lists what is installed for the service, and no tool of ours', () => {
  const { bomFormat, metadata, components } = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    readonly bomFormat: string;
    readonly metadata: { readonly component: { readonly purl: string } };
    readonly components: readonly { readonly purl: string }[];
  };
  const listed = components.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\/(.*)@.*$/, '$1')));
  expect([bomFormat, metadata.component.purl]).toEqual(['CycloneDX', `pkg:npm/payprep@${JSON.parse(read('package.json')).version}`]);
  const own = Object.keys(JSON.parse(read('service/package.json')).dependencies);
  expect(listed).toEqual(expect.arrayContaining([...own, 'libphonenumber-js', 'payprep-service', 'pg', '@electric-sql/pglite']));
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly link?: boolean }>>;
  };
  const installed = Object.keys(packages).flatMap((path) =>
    path.includes('node_modules/') ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect([...new Set([...listed, 'payprep'])].sort()).toEqual([...new Set(installed)].sort());
  for (const tool of ['vitest', 'typescript', 'esbuild', 'payprep-mcp']) expect(listed).not.toContain(tool);
});

test('nothing of it is native: it runs on every processor', () => {
  const files = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\.(?:node|so|dylib|dll|exe)$/.test(file))).toEqual([]);
});

test.each([['memory'], ['pglite']])('the program runs on that alone, over %s', async (store) => {
  const data = mkdtempSync(join(tmpdir(), 'payprep-data-'));
  const argv = ['service/dist/main.js', 'serve', '--store', store, '--port', '0', '--metrics-port', 'off', '--development-tokens'];
  const env = { PATH: process.env.PATH, PAYPREP_FOLDER: data };
  const running = execFile(process.execPath, argv, { cwd: folder, env });
  const said = await new Promise<string>((resolve) => {
    running.stdout?.once('data', resolve);
    running.once('exit', () => resolve('it ended'));
  });
  running.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
  expect(said).toContain('"message":"serving"');
});
