/**
 * The files of the hosted page, from the folder that the build writes: `dist/web`. Node only.
 *
 * The gotcha: the files are listed once, and only listed files are served, so no path leads out of the folder. After another build, the list has to be made anew.
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

const compress = promisify(gzip);

/** The folder of the package, seen from `dist/` and from the sources. */
const OWN = ['./web/', '../dist/web/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

const ownFolder = (): string => OWN.find((folder) => existsSync(join(folder, 'index.html'))) ?? OWN[0] ?? '';

/**
 * Lists the files of the page. A file is read at its first request, and kept in memory.
 *
 * @param folder the folder of the page; default: the one of this package
 * @throws Error if the folder has no page
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
    // a failed read is tried again at the next request
    file.catch(() => read.delete(path));
    return file;
  };
}

async function fileAt(place: string): Promise<PageFile> {
  const body = new Uint8Array(await readFile(place));
  return { body, gzip: new Uint8Array(await compress(body)), type: TYPES[extname(place)] ?? '' };
}
