/**
 * `npm run trial -- bundlers`: the packed package through every bundler. Each program is bundled with the bundler's defaults, the output is copied into an
 * empty folder, where no package is in reach, and has to print there what the program prints unbundled. The elements are bundled for a page, and somebody
 * fills them in. For Linux on x64.
 *
 *     npm run trial -- bundlers                  every bundler and every program
 *     npm run trial -- bundlers esbuild bun   these bundlers
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIn, root, setUp } from '../../scripts/set-up.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

const programs = ['payprep', 'full', 'load', 'core', 'iban', 'data'];

const npm = (cwd, command, ...args) =>
  execFileSync('npm', [command, '--ignore-scripts', '--silent', '--no-audit', '--no-fund', ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Packs the package and installs it into a project with the programs. */
function makeProject(folder) {
  mkdirSync(folder);
  npm(root, 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { payprep: `file:${tarball}` } }));
  npm(folder, 'install');
  cpSync(join(here, 'programs'), folder, { recursive: true });
}

/** A bundle that finds the package in a folder above would prove nothing. */
function assertOutOfReach(folder) {
  let found;
  try {
    found = createRequire(join(folder, 'x.js')).resolve('payprep');
  } catch {
    return;
  }
  throw new Error(`${folder} has the package in reach (${found}): name another folder, TMPDIR=/var/tmp npm run trial -- bundlers`);
}

const lastLines = (text) => text.trim().split('\n').slice(-12).join('\n');

function run([command, ...args], cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 600_000 });
  if (error) throw error;
  if (status !== 0) throw new Error(lastLines(`${stdout}\n${stderr}`));
  return stdout;
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** Bundles a program; says what came of it. */
function bundle(bundler, program, project, out) {
  const start = performance.now();
  try {
    bundler.prepare?.(project, out, program);
    run(bundler.build(program, out), project);
    bundler.finish?.(program, out);
  } catch (error) {
    return { bundler, program, failed: 'the build fails', error };
  }
  const seconds = (performance.now() - start) / 1000;
  const files = filesIn(out);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { bundler, program, out, seconds, files: files.length, bytes };
}

/** Runs a bundle in an empty folder. */
function runBundle(bundled, empty, expected) {
  const { bundler, program, out } = bundled;
  if (bundled.failed) return bundled;
  try {
    cpSync(out, empty, { recursive: true });
    if (bundler.isModule) writeFileSync(join(empty, 'package.json'), '{ "type": "module" }');
    const output = run([process.execPath, bundler.output(program)], empty);
    if (output === expected) return bundled;
    return { ...bundled, failed: 'other answers', error: new Error(lastLines(output)) };
  } catch (error) {
    return { ...bundled, failed: 'does not run', error };
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

/** Opens a page that was bundled, and fills it in. */
async function runPage(bundled, usePage) {
  if (bundled.failed) return bundled;
  try {
    await usePage(bundled.program, bundled.out);
    return bundled;
  } catch (error) {
    return { ...bundled, failed: 'does not work in a page', error };
  }
}

const print = (...cells) => console.log(`| ${cells.join(' | ')} |`);

function printOutcome({ bundler, program, failed, error, files, bytes, seconds }) {
  const size = bytes === undefined ? ['', '', ''] : [files, `${Math.round(bytes / 1000)} kB`, `${seconds.toFixed(1)} s`];
  print(`${bundler.name} (${bundler.version})`, program, failed ?? 'works', ...size);
  if (error) console.log(error.message.replace(/^/gm, '    '));
}

setUp();
installIn(here, 'install');
const { bundlers, pageBundlers } = await import('./bundlers.mjs');
// what opens pages is TypeScript
(await import('tsx/esm/api')).register();
const { pages, usePage } = await import('./pages.mjs');
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));
const folder = mkdtempSync(join(tmpdir(), 'payprep-bundlers-'));
try {
  assertOutOfReach(folder);
  const project = join(folder, 'project');
  makeProject(project);
  const expected = new Map(programs.map((program) => [program, run([process.execPath, `${program}.mjs`], project)]));
  const bundleEach = (chosen, names, place) =>
    chosen.flatMap((bundler, index) =>
      names.map((program) => bundle(bundler, program, project, join(folder, place, `${index}-${program}`))),
    );
  const built = bundleEach(bundlers.filter(isWanted), programs, 'out');
  const builtPages = bundleEach(pageBundlers.filter(isWanted), pages, 'pages');
  // what a bundle still reads of the project is not there any more
  rmSync(project, { recursive: true });
  print('bundler', 'program', 'outcome', 'files', 'size', 'build');
  print(...Array(6).fill('---'));
  const outcomes = built.map((each) => runBundle(each, join(folder, 'empty'), expected.get(each.program)));
  for (const each of builtPages) outcomes.push(await runPage(each, usePage));
  outcomes.forEach(printOutcome);
  const failed = outcomes.filter((outcome) => outcome.failed).length;
  console.log(`\n${outcomes.length - failed} of ${outcomes.length} work`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
