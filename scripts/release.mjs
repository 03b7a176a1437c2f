/**
 * `npm run release`: says whether the three packages can be published, and packs them. It publishes nothing: a tag does, by `.github/workflows/release.yml`.
 *
 * - `--dry-run` says everything that is missing, and packs into a temporary folder; without it the first thing that is missing is an error
 * - `--tag v1.2.3`: the tag has to name the version
 * - `--out FOLDER`: where the tarballs and the SBOM go
 *
 * The addresses of the repository, of its issues and of its home page are the owner's to give: they are asked for, never made up.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setUp } from './set-up.mjs';

const FOLDERS = ['.', 'service', 'mcp'];
/** What a package takes on a disk at most, in bytes. */
const MAX_UNPACKED = { payprep: 12_000_000, 'payprep-service': 8_000_000, 'payprep-mcp': 1_000_000 };

const { values: options } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, tag: { type: 'string' }, out: { type: 'string' } },
});

const read = (path) => readFileSync(join(root, path), 'utf8');
const manifestOf = (folder) => JSON.parse(read(join(folder, 'package.json')));

function run(command, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr || stdout}`);
  return stdout;
}

/** What stands in the way of a release, a sentence each. */
function* missing() {
  const manifests = FOLDERS.map(manifestOf);
  const [{ version }] = manifests;
  for (const { name, version: own, license, repository, bugs, homepage, peerDependencies = {} } of manifests) {
    if (own !== version) yield `${name} has version ${own}, payprep ${version}`;
    if (license !== 'MIT') yield `${name} has no licence`;
    for (const [member, value] of Object.entries({ repository, bugs, homepage }))
      if (value === undefined) yield `${name}: package.json has no “${member}”: the owner gives it`;
    const peer = peerDependencies.payprep;
    if (peer !== undefined && !peer.includes(version)) yield `${name} asks for payprep ${peer}, which is not ${version}`;
  }
  if (options.tag !== undefined && options.tag !== `v${version}`) yield `the tag ${options.tag} is not v${version}`;
  for (const folder of FOLDERS) {
    const heading = read(join(folder, 'CHANGELOG.md')).match(/^## (.*)$/m)?.[1] ?? '';
    if (!heading.startsWith(version)) yield `${folder}/CHANGELOG.md begins with “${heading}”, not with ${version}`;
    if (/unreleased/.test(heading)) yield `${folder}/CHANGELOG.md says “unreleased”: write the day`;
  }
  if (run('git', ['status', '--porcelain']).trim() !== '') yield 'files are not committed';
}

/** Packs a package; says what it holds. */
function pack(folder, out) {
  const [{ name, filename, unpackedSize, files }] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], join(root, folder)),
  );
  const tarball = join(out, `${name}.tgz`);
  renameSync(join(out, filename), tarball);
  const paths = files.map(({ path }) => path);
  const lacks = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'].filter((path) => !paths.includes(path));
  return { name, tarball, unpackedSize, lacks };
}

/** Installs the tarballs in an empty folder and asks each entry that needs nothing else. */
function tryInstalled(packed) {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-release-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packed.map(({ tarball }) => tarball)], folder);
    writeFileSync(join(folder, 'try.mjs'), snippetOf(read('README.md')));
    return run(process.execPath, ['try.mjs'], folder).trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first snippet of a document. */
const snippetOf = (markdown) => /```(?:js|ts|javascript|typescript)\n([\s\S]*?)```/.exec(markdown)?.[1] ?? '';

function main() {
  const faults = [...missing()];
  if (faults.length > 0) {
    console.log(`Not ready to be published:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    if (options['dry-run'] !== true) return 1;
  }
  setUp();
  run('npm', ['run', 'build']);
  const out = resolve(options.out ?? mkdtempSync(join(tmpdir(), 'payprep-packed-')));
  mkdirSync(out, { recursive: true });
  const packed = FOLDERS.map((folder) => pack(folder, out));
  const heavy = packed.filter(({ name, unpackedSize }) => unpackedSize > MAX_UNPACKED[name]);
  for (const { name, unpackedSize, tarball } of packed)
    console.log(`${name}: ${(statSync(tarball).size / 1e6).toFixed(1)} MB packed, ${(unpackedSize / 1e6).toFixed(1)} MB unpacked`);
  for (const { name } of heavy) console.log(`- ${name} is larger than ${MAX_UNPACKED[name] / 1e6} MB`);
  const lacking = packed.filter(({ lacks }) => lacks.length > 0);
  for (const { name, lacks } of lacking) console.log(`- ${name} lacks ${lacks.join(', ')}`);
  writeFileSync(join(out, 'sbom.cdx.json'), run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']));
  console.log(`Installed in an empty folder, the first snippet of the README answers:\n${tryInstalled(packed)}`);
  console.log(`In ${out}: ${readdirSync(out).join(', ')}`);
  return heavy.length + lacking.length > 0 || (faults.length > 0 && options['dry-run'] !== true) ? 1 : 0;
}

process.exitCode = main();
