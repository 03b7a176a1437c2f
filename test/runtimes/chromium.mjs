/** Chromium, and in it what each bundler has made of a page: it has to load a bank directory when it is asked for, and not before. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import packed from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { bundle, bundlers } from './bundlers.mjs';
import { versionOf } from './set-up.mjs';

/** What a bundle holds of a directory, however it writes strings. */
const DIRECTORY = /\\?"dataset\\?":\s?\\?"((?:banks|branches|bics)\/[A-Z]{2})\\?"/g;

const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };

const serve = (folder) =>
  new Promise((resolve) => {
    const server = createServer(({ url }, response) => {
      const file = join(folder, new URL(url, 'http://localhost').pathname);
      if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** Opens a page and hands it on, with the names of the scripts that it has loaded so far. */
async function visit(folder, name, use) {
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: await packed.executablePath(), args: packed.args, headless: true });
  try {
    const page = await browser.newPage();
    const loaded = [];
    const errors = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.ok() && /\.m?js$/.test(pathname)) loaded.push(pathname.slice(1));
    });
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`http://127.0.0.1:${server.address().port}/${name}.html`, { waitUntil: 'networkidle' });
    if (errors.length > 0) throw errors[0];
    return await use(page, loaded);
  } finally {
    await browser.close();
    server.close();
  }
}

const directoriesIn = (folder, files) =>
  files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(DIRECTORY)].map(([, name]) => name));

function weight(folder, files) {
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  return `${files.length} × script, ${(bytes / 1000).toFixed(1)} kB gz`;
}

function assertLoaded(when, given, wanted) {
  if (given.join() !== wanted.join()) throw new Error(`${when}: ${given.length === 0 ? 'no directory' : given.join(', ')} has been loaded`);
}

async function lazily(folder, json) {
  return visit(folder, 'lazy', async (page, loaded) => {
    const without = await page.evaluate((text) => globalThis.withoutDirectories(text), json);
    const atFirst = [...loaded];
    assertLoaded('before one was asked for', directoriesIn(folder, atFirst), []);
    const german = await page.evaluate((text) => globalThis.withGermany(text), json);
    const later = loaded.slice(atFirst.length);
    assertLoaded('after Germany was asked for', directoriesIn(folder, later), ['banks/DE']);
    return [
      { expected: 'without-directories.txt', answers: without },
      {
        expected: 'germany.txt',
        answers: german,
        note: `loaded: ${weight(folder, atFirst)}, then banks/DE: ${weight(folder, later)}`,
      },
    ];
  });
}

async function everything(folder, json) {
  return visit(folder, 'full', async (page, loaded) => {
    const answers = await page.evaluate((text) => globalThis.withEverything(text), json);
    return [{ expected: 'everything.txt', answers, note: `loaded: ${weight(folder, loaded)}` }];
  });
}

const pages = { lazy: ['payprep, payprep/load', lazily], full: ['payprep/full', everything] };

export const trials = (folder, json) =>
  bundlers.flatMap((bundler) =>
    Object.entries(pages).map(([page, [what, ask]]) => ({
      runtime: 'Chromium',
      version: versionOf('@sparticuz/chromium'),
      what: `${bundler}: ${what}`,
      run: async () => {
        const out = join(folder, `${bundler.replaceAll(' ', '-')}-${page}`);
        await bundle(bundler, folder, page, out);
        return ask(out, json);
      },
    })),
  );
