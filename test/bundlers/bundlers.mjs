/**
 * The bundlers, each as its documentation bundles a program for Node, and for a page. `prepare` writes what the bundler reads of its settings, `build` is its
 * command line, `output` what has to be run afterwards, `isModule` whether a `package.json` has to call it an ES module.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('node_modules/', import.meta.url));

const manifestOf = (name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));

/** A command of a package that is a script for Node. */
function nodeCommand(name, command = name) {
  const { bin } = manifestOf(name);
  return [process.execPath, join(packages, name, typeof bin === 'string' ? bin : bin[command])];
}

/** The package `bun` downloads its binary in an install script; the binary is a package of its own, too. */
const bun = [join(packages, '@oven', `bun-${process.platform}-${process.arch}`, 'bin/bun')];

const esbuild = (format, file) => ({
  name: `esbuild --platform=node --format=${format}`,
  version: manifestOf('esbuild').version,
  build: (program, out) => [
    join(dirname(nodeCommand('esbuild')[1]), 'esbuild'),
    `${program}.mjs`,
    '--bundle',
    '--platform=node',
    `--format=${format}`,
    `--outfile=${out}/${file}`,
  ],
  output: () => file,
});

const rollup = (format, extension) => ({
  name: `rollup -p node-resolve -f ${format}`,
  version: manifestOf('rollup').version,
  build: (program, out) => [
    ...nodeCommand('rollup'),
    `${program}.mjs`,
    '-d',
    out,
    '-f',
    format,
    '-p',
    '@rollup/plugin-node-resolve',
    '--entryFileNames',
    `[name].${extension}`,
    '--chunkFileNames',
    `[name]-[hash].${extension}`,
  ],
  output: (program) => `${program}.${extension}`,
});

const bunBuild = (target) => ({
  name: `bun build${target === '' ? '' : ` --target=${target}`}`,
  version: manifestOf('bun').version,
  build: (program, out) => [...bun, 'build', `${program}.mjs`, '--outdir', out, ...(target === '' ? [] : [`--target=${target}`])],
  output: (program) => `${program}.js`,
  isModule: true,
});

/** @type {readonly { name: string, version: string, prepare?: Function, build: Function, output: Function, isModule?: boolean }[]} */
export const bundlers = [
  esbuild('cjs', 'bundle.cjs'),
  esbuild('esm', 'bundle.mjs'),
  rollup('es', 'mjs'),
  rollup('cjs', 'cjs'),
  {
    name: 'webpack --target node',
    version: manifestOf('webpack').version,
    build: (program, out) => [
      ...nodeCommand('webpack-cli', 'webpack-cli'),
      ...['--entry', `./${program}.mjs`, '--target', 'node', '--mode', 'production', '-o', out],
    ],
    output: () => 'main.js',
  },
  {
    name: 'vite build --ssr, noExternal',
    version: manifestOf('vite').version,
    prepare: (folder) => writeFileSync(join(folder, 'vite.config.mjs'), 'export default { ssr: { noExternal: true } };\n'),
    build: (program, out) => [...nodeCommand('vite'), 'build', '--ssr', `${program}.mjs`, '--outDir', out, '--emptyOutDir'],
    output: (program) => `${program}.mjs`,
  },
  {
    name: 'parcel build, context node',
    version: manifestOf('parcel').version,
    prepare(folder, out) {
      const file = join(folder, 'package.json');
      const targets = { node: { context: 'node', includeNodeModules: true, distDir: out } };
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), targets }));
    },
    build: (program) => [...nodeCommand('parcel'), 'build', `${program}.mjs`, '--no-cache', '--no-source-maps'],
    output: (program) => `${program}.js`,
  },
  bunBuild(''),
  bunBuild('node'),
  bunBuild('bun'),
  {
    name: 'ncc build',
    version: manifestOf('@vercel/ncc').version,
    build: (program, out) => [...nodeCommand('@vercel/ncc', 'ncc'), 'build', `${program}.mjs`, '-o', out],
    output: () => 'index.mjs',
  },
];

const htmlOf = (script, isModule) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title></title><body><script ${isModule ? 'type="module" ' : ''}src="${script}"></script></body></html>`;

/** Beside the output: a page that has the script. */
const withPage = (script, isModule) => (program, out) => {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.html'), htmlOf(script(program), isModule));
};

/** In the project: the page that the bundler begins with. */
const fromPage = (project, program) => writeFileSync(join(project, 'index.html'), htmlOf(`${program}.mjs`, true));

const esbuildPage = (...options) => ({
  name: ['esbuild --bundle', ...options].join(' '),
  version: manifestOf('esbuild').version,
  build: (program, out) => [
    join(dirname(nodeCommand('esbuild')[1]), 'esbuild'),
    `${program}.mjs`,
    '--bundle',
    ...options,
    `--outdir=${out}`,
  ],
  finish: withPage((program) => `${program}.js`, options.length > 0),
});

const bunPage = (...options) => ({
  name: ['bun build', ...options].join(' '),
  version: manifestOf('bun').version,
  build: (program, out) => [...bun, 'build', `${program}.mjs`, '--outdir', out, ...options],
  finish: withPage((program) => `${program}.js`, true),
});

/**
 * The same for a page. `finish` writes the page where the bundler takes a script; the others begin with one, which `prepare` writes. ncc makes nothing for pages.
 *
 * @type {readonly { name: string, version: string, prepare?: Function, build: Function, finish?: Function }[]}
 */
export const pageBundlers = [
  esbuildPage(),
  esbuildPage('--splitting', '--format=esm'),
  {
    name: 'rollup -p node-resolve -f es',
    version: manifestOf('rollup').version,
    build: (program, out) => [...nodeCommand('rollup'), `${program}.mjs`, '-d', out, '-f', 'es', '-p', '@rollup/plugin-node-resolve'],
    finish: withPage((program) => `${program}.js`, true),
  },
  {
    name: 'webpack',
    version: manifestOf('webpack').version,
    build: (program, out) => [
      ...nodeCommand('webpack-cli', 'webpack-cli'),
      '--entry',
      `./${program}.mjs`,
      '--mode',
      'production',
      '-o',
      out,
    ],
    finish: withPage(() => 'main.js', false),
  },
  {
    name: 'vite build',
    version: manifestOf('vite').version,
    prepare: (project, _out, program) => fromPage(project, program),
    build: (_, out) => [...nodeCommand('vite'), 'build', '--outDir', out, '--emptyOutDir'],
  },
  {
    name: 'parcel build',
    version: manifestOf('parcel').version,
    prepare(project, _out, program) {
      fromPage(project, program);
      const file = join(project, 'package.json');
      const { targets: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify(manifest));
    },
    build: (_, out) => [...nodeCommand('parcel'), 'build', 'index.html', '--dist-dir', out, '--no-cache', '--no-source-maps'],
  },
  bunPage(),
  bunPage('--splitting'),
];
