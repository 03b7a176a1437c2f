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

/** All of them at once, for what is asked of any: `payprep/dates/all`. */
const ALL = { 'dates/all': './rules/index/calendars.ts' };

export const calendarEntries: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...calendarModules].map(([code, source]) => [`dates/${code}`, source])),
  ...ALL,
};

/** Writes `<out>/dates/*.d.ts`. */
export function writeCalendarTypes(out: string): void {
  const write = (name: string, declared: string): void => {
    const file = join(out, 'dates', `${name}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import type { Calendar } from '../types/rules/vocabulary/calendar.js';\nexport declare const ${declared};\n`);
  };
  for (const code of calendarModules.keys()) write(code, `${code}: Calendar`);
  write('all', 'calendars: Readonly<Record<string, Calendar>>');
}
