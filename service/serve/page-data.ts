/**
 * The datasets of a bundle for the hosted page, beside its files: `/session/data/42/banks/DE`. The HTML names the number of the bundle and what it holds, so that
 * the page asks for nothing that is not there.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Bundle } from 'payprep/bundle';
import type { Page, PageFile } from '../http/page-file.js';

/** What the page asks: no branches, which are large, and no registries. */
const OF_PAGE = /^(?:banks|bics|iban-rules|logos|participants|subdivisions)\//;

const FOLDER = '/session/data';
const HTML = '/session';
const PLACE = '<div id="page"';

const compress = promisify(gzip);

async function fileOf(text: string, type: string): Promise<PageFile> {
  return { body: new TextEncoder().encode(text), gzip: new Uint8Array(await compress(text)), type };
}

async function nameBundle({ body, type }: PageFile, { number, datasets }: Bundle): Promise<PageFile> {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const names = datasets.map(({ dataset }) => dataset).filter((name) => OF_PAGE.test(name));
  return fileOf(text.replace(PLACE, `${PLACE} data-bundle="${[number, ...names].join(' ')}"`), type);
}

/** The page with the datasets of the bundle in use. */
export function withBundle(page: Page, bundleInUse: () => Bundle | undefined): Page {
  let made: { readonly bundle: Bundle; readonly files: Map<string, Promise<PageFile | undefined>> } | undefined;

  async function make(path: string, bundle: Bundle): Promise<PageFile | undefined> {
    if (path === HTML) {
      const html = await page(path);
      return html && nameBundle(html, bundle);
    }
    const name = path.slice(`${FOLDER}/${bundle.number}/`.length);
    const dataset =
      path.startsWith(`${FOLDER}/${bundle.number}/`) && OF_PAGE.test(name) && bundle.datasets.find((each) => each.dataset === name);
    return dataset ? fileOf(JSON.stringify(dataset), 'application/json') : undefined;
  }

  return async (path) => {
    const bundle = bundleInUse();
    if (bundle === undefined || !(path === HTML || path.startsWith(`${FOLDER}/`))) return page(path);
    if (made?.bundle !== bundle) made = { bundle, files: new Map() };
    const { files } = made;
    const file = files.get(path) ?? make(path, bundle);
    // what is not there is not kept: anybody can ask for it
    files.set(path, file);
    file.then((found) => found ?? files.delete(path)).catch(() => files.delete(path));
    return file;
  };
}
