/**
 * The hosted page, `dist/web`: Vite bundles it with `payprep` as it is published.
 *
 * Branch directories stay out: they are large, and the server, which validates again, has them.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import * as lists from '../recipients/form/lists.js';

/** Writes the page in a folder to another. */
export const writePage = (root: string, outDir: string) =>
  build({
    configFile: false,
    root,
    // the page is at `…/session`, wherever that is: all is relative to it
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [withoutBranches, withLists, withLoader(root)],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: 'session/assets',
      // no image, font or style becomes part of a script: the policy of the page has no place for it
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4_000,
      // how long it takes is said by who calls
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });

/** A line of the map from datasets to chunks in `payprep/load`. */
const LEFT_OUT = /^.*import\("\.\/data\/(?:branches|registries)\/[\w-]+\.js"\).*\n/gm;

const withoutBranches: Plugin = {
  name: 'without-branches',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]dist[\\/]load\.js$/ },
    handler(code) {
      const kept = code.replace(LEFT_OUT, '');
      if (kept === code) throw new Error('payprep/load names no branch directories, or names them in another way');
      return { code: kept, map: null };
    },
  },
};

/** Lists as they are when the page is built, in the place of the modules that make them. */
const withLists: Plugin = {
  name: 'with-lists',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]recipients[\\/]form[\\/]lists\.ts$/ },
    handler: () =>
      Object.entries(lists)
        .map(([name, list]) => `export const ${name} = ${JSON.stringify(list)};\n`)
        .join(''),
  },
};

/** A tag of an asset in the HTML, and its address. */
const ASSET_TAG = /^[ \t]*<(?:script|link)\b[^>]*?\b(?:src|href)="(\.\/session\/assets\/[^"]+)"[^>]*>(?:<\/script>)?\n/gm;

/** The parts that the page loads later, by the modules that it imports for them. See `page/src/later.ts`. */
const PARTS: readonly (readonly [module: RegExp, nameOf: (language: string) => string])[] = [
  [/[\\/]form[\\/]with-engine\.ts$/, () => 'engine'],
  [/[\\/]src[\\/]texts[\\/]([\w-]+)\.ts$/, (language) => `texts/${language}`],
  [/[\\/]dist[\\/]field-texts[\\/]([\w-]+)\.js$/, (language) => `texts/${language}`],
  [/[\\/]dist[\\/]messages[\\/]([\w-]+)\.js$/, (language) => `alerts/${language}`],
];

/** Name → addresses of its scripts, with all that they import, but for what is there from the beginning. */
function laterParts(bundle: Rolldown.OutputBundle, first: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const parts: Record<string, string[]> = {};
  const add = (urls: string[], file: string): void => {
    const [url, chunk] = [`./${file}`, bundle[file]];
    if (chunk?.type !== 'chunk' || first.includes(url) || urls.includes(url)) return;
    urls.push(url);
    for (const imported of chunk.imports) add(urls, imported);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue;
    for (const [module, nameOf] of PARTS) {
      const [found, language = ''] = module.exec(chunk.facadeModuleId ?? '') ?? [];
      if (found === undefined) continue;
      const name = nameOf(language);
      parts[name] ??= [];
      add(parts[name], chunk.fileName);
    }
  }
  if (parts.engine === undefined) throw new Error('The engine of the page is no script of its own.');
  return parts;
}

/** Puts the loader in the place of the tags of assets. It finds their addresses in an attribute, so its hash is the same whatever they are. */
const withLoader = (root: string): Plugin => ({
  name: 'with-loader',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const assets = [...html.matchAll(ASSET_TAG)].map(([tag, url = '']) => ({ tag, url }));
      const urls = (isOwn: (tag: string) => boolean): readonly string[] => assets.filter(({ tag }) => isOwn(tag)).map(({ url }) => url);
      const [script] = urls((tag) => tag.includes('<script'));
      if (script === undefined) throw new Error('The page has no script, or names it in another way.');
      const chunks = urls((tag) => tag.includes('modulepreload'));
      const later = laterParts(bundle, [script, ...chunks]);
      const named = JSON.stringify({ styles: urls((tag) => tag.includes('stylesheet')), script, chunks, later }).replaceAll('"', '&quot;');
      const loader = (await readFile(join(root, 'loader.js'), 'utf8')).replace(/\/\*\*[\s\S]*?\*\/\n/g, '');
      return html
        .replace(ASSET_TAG, '')
        .replace('<div id="page">', () => `<div id="page" data-assets="${named}">`)
        .replace('  </body>', () => `    <script>${loader}</script>\n  </body>`);
    },
  },
});
