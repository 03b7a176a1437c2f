/**
 * The calendars as entries, `payprep/dates/*`: one file each, so that none is loaded that nobody imports.
 *
 * Their type is that of all calendars: what a calendar declares is no part of what an entry promises.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const modules = [
  ...readdirSync(join(root, 'rules/countries')).map((code) => `rules/countries/${code}/calendar`),
  ...readdirSync(join(root, 'rules/calendars')).map((file) => `rules/calendars/${file.replace(/\.ts$/, '')}`),
].filter((module) => existsSync(join(root, `${module}.ts`)));

const named = await Promise.all(
  modules.map(async (module) => {
    const declared = (await import(pathToFileURL(join(root, `${module}.ts`)).href)) as object;
    return Object.keys(declared).map((code) => ({ code, module }));
  }),
);

/** Code of a calendar → the module that exports it under this name. */
const calendarModules: ReadonlyMap<string, string> = new Map(named.flat().map(({ code, module }) => [code, `./${module}.ts`]));

export const calendarEntries: Readonly<Record<string, string>> = Object.fromEntries(
  [...calendarModules].map(([code, source]) => [`dates/${code}`, source]),
);

/** Writes `<out>/dates/*.d.ts`. */
export function writeCalendarTypes(out: string): void {
  for (const code of calendarModules.keys()) {
    const file = join(out, 'dates', `${code}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    const text = `import type { Calendar } from '../types/rules/vocabulary/calendar.js';\nexport declare const ${code}: Calendar;\n`;
    writeFileSync(file, text);
  }
}
