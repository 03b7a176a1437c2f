/** Writes the pages of the documentation site into `site/pages`, and what its side bar lists into `site/.vitepress/links.json`. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alertNames, alertPages } from './alert-pages.js';
import { countryLinks, countryPages } from './country-pages.js';
import { documentLinks, documentPages } from './document-pages.js';

const site = fileURLToPath(new URL('../../site/', import.meta.url));

const home = readFileSync(`${site}home.md`, 'utf8');

rmSync(`${site}pages`, { recursive: true, force: true });
for (const { path, markdown } of [...documentPages, ...alertPages, ...countryPages, { path: 'index', markdown: home }]) {
  const file = `${site}pages/${path}.md`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markdown);
}
for (const folder of ['charts', 'images'])
  cpSync(fileURLToPath(new URL(`../../docs/${folder}`, import.meta.url)), `${site}pages/${folder}`, { recursive: true });
// the playground is a page as it is: nothing of the site is built into it
cpSync(fileURLToPath(new URL('../../.build/playground', import.meta.url)), `${site}pages/public/playground`, { recursive: true });
const links = {
  guide: documentLinks('guide'),
  project: documentLinks('project'),
  recipes: documentLinks('recipes'),
  countries: countryLinks,
  alerts: alertNames.map((name) => ({ text: name, path: `alerts/${name}` })),
};
writeFileSync(`${site}.vitepress/links.json`, JSON.stringify(links));
