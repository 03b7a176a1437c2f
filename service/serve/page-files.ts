/**
 * The files of the hosted page, from the folder that the build writes: `dist/web`. Node only.
 *
 * The gotcha: what can be asked for is a list that is made once, so that no path leads out of the folder. A folder that is built anew wants a new list.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Page, PageFile } from '../http/page-file.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const ASSETS = 'session/assets';

const packed = promisify(gzip);

/** The package's own, seen from `dist/` and from here. */
const OWN = ['./web/', '../dist/web/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

const ownFolder = (): string => OWN.find((folder) => existsSync(join(folder, 'index.html'))) ?? OWN[0] ?? '';

/**
 * Lists the page's files. A file is read when it is first asked for, and kept.
 *
 * @param folder where the page is, if not in the package
 * @throws Error where there is no page
 * @example
 * const handler = createHandler({ engine, store, authenticate, page: await pageFiles() })
 */
export async function pageFiles(folder: URL | string = ownFolder()): Promise<Page> {
  const root = typeof folder === 'string' ? folder : fileURLToPath(folder);
  const assets = await readdir(join(root, ASSETS)).catch(() => {
    throw new Error('The page is not in this folder: `npm run build` writes it.');
  });
  const places = new Map([['/session', join(root, 'index.html')]]);
  for (const file of assets) if (Object.hasOwn(TYPES, extname(file))) places.set(`/${ASSETS}/${file}`, join(root, ASSETS, file));
  const read = new Map<string, Promise<PageFile>>();
  return async (path) => {
    const place = places.get(path);
    if (place === undefined) return undefined;
    const file = read.get(path) ?? fileAt(place);
    read.set(path, file);
    // what could not be read once may be read the next time
    file.catch(() => read.delete(path));
    return file;
  };
}

async function fileAt(place: string): Promise<PageFile> {
  const body = new Uint8Array(await readFile(place));
  return { body, gzip: new Uint8Array(await packed(body)), type: TYPES[extname(place)] ?? '' };
}
