/** Bundlers as their users have them: production builds for a browser; and none at all. Each makes `<page>.html` in the folder `out`. */
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';
import { versionOf } from './set-up.mjs';

const html = (page) =>
  `<!doctype html>\n<meta charset="utf-8">\n<title>${page}</title>\n<script type="module" src="./${page}.mjs"></script>\n`;

async function vite(folder, page, outDir) {
  const input = join(folder, `${page}.html`);
  writeFileSync(input, html(page));
  const build = { outDir, rolldownOptions: { input }, chunkSizeWarningLimit: Number.POSITIVE_INFINITY };
  await buildWithVite({ root: folder, base: './', configFile: false, logLevel: 'warn', build });
}

async function webpackBundle(folder, page, path) {
  const output = { path, filename: '[name].mjs', publicPath: '' };
  const config = { mode: 'production', target: 'web', context: folder, entry: { [page]: `./${page}.mjs` }, output, performance: false };
  const stats = await promisify(webpack)(config);
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

async function esbuildBundle(folder, page, outdir) {
  const entryPoints = [join(folder, `${page}.mjs`)];
  const out = { outdir, outExtension: { '.js': '.mjs' }, logLevel: 'error' };
  await esbuild.build({ ...out, entryPoints, bundle: true, minify: true, splitting: true, format: 'esm', platform: 'browser' });
}

/** A worker in one file, with the options that wrangler gives to esbuild. */
export async function bundleWorker(entry, outfile) {
  const conditions = ['workerd', 'worker', 'browser'];
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions,
    logLevel: 'error',
  });
}

/** Where a browser finds what is imported by name. */
const importMap = {
  payprep: './node_modules/payprep/dist/index.js',
  'payprep/load': './node_modules/payprep/dist/load.js',
  'payprep/full': './node_modules/payprep/dist/full.linked.js',
  'libphonenumber-js/core': './node_modules/libphonenumber-js/core/index.js',
  'libphonenumber-js/min/metadata': './node_modules/libphonenumber-js/metadata.min.json.js',
};

async function modules(folder, page, out) {
  const files = [`${page}.mjs`, 'answers.mjs', 'node_modules/payprep/dist', 'node_modules/libphonenumber-js'];
  for (const file of files) cpSync(join(folder, file), join(out, file), { recursive: true });
  const map = `<script type="importmap">${JSON.stringify({ imports: importMap })}</script>`;
  writeFileSync(join(out, `${page}.html`), html(page).replace('<script', `${map}\n<script`));
}

const builders = {
  [`vite ${versionOf('vite')}`]: vite,
  [`webpack ${versionOf('webpack')}`]: webpackBundle,
  [`esbuild ${versionOf('esbuild')}`]: esbuildBundle,
  'no bundler': modules,
};

export const bundlers = Object.keys(builders);

export async function bundle(bundler, folder, page, out) {
  await builders[bundler](folder, page, out);
  const index = join(out, `${page}.html`);
  if (!existsSync(index)) writeFileSync(index, html(page));
}
