/** Bundlers as their users have them: production builds for a browser. Each makes `<page>.html` in the folder `out`. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';

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

const builders = { vite, webpack: webpackBundle, esbuild: esbuildBundle };

export const bundlers = Object.keys(builders);

export async function bundle(bundler, folder, page, out) {
  await builders[bundler](folder, page, out);
  const index = join(out, `${page}.html`);
  if (!existsSync(index)) writeFileSync(index, html(page));
}
