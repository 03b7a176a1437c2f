/**
 * The bundlers, each as its documentation bundles a program for Node. `prepare` writes what the bundler reads of its settings, `build` is its
 * command line, `output` what has to be run afterwards, `isModule` whether a `package.json` has to call it an ES module.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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
