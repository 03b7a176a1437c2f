/** The documentation site. `npm run trial -- site` writes its pages first; a link that leads nowhere fails the build. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { boostDocument, fuzzy, withSearchWords } from './search.js';

interface Link {
  readonly text: string;
  readonly path: string;
}

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const links = JSON.parse(readFileSync(fileOf('links.json'), 'utf8')) as Readonly<
  Record<'guide' | 'project' | 'recipes' | 'countries' | 'alerts', readonly Link[]>
>;

const page = (path: string) => {
  const link = [...links.guide, ...links.project, ...links.recipes].find((each) => each.path === path);
  if (link === undefined) throw new Error(`the menu names ${path}, which is no page`);
  return { text: link.text, link: `/${path}` };
};

/** In the order of a reader: what it is, how it thinks, how something is done, where it is looked up. */
const MENU: Readonly<Record<string, readonly string[]>> = {
  Start: ['guide/start', 'project/guide', 'guide/form', 'guide/batch', 'guide/payprep-service', 'guide/mcp'],
  Concepts: [
    ...['project/instruction', 'project/how-sure', 'project/banks', 'project/names', 'project/addresses', 'project/detect'],
    ...['project/references', 'project/payment-codes', 'project/payment-files', 'project/dates', 'project/returns', 'project/payees'],
    ...['project/samples', 'project/correspondents'],
  ],
  Recipes: [
    ...['guide/lambda', 'project/overlays', 'project/imports', 'project/bundles', 'guide/cluster', 'guide/duckdb', 'guide/postgres'],
    ...['guide/clickhouse', 'guide/spark', 'guide/service', 'guide/operations', 'guide/security', 'guide/observability'],
  ],
  Reference: [
    ...['project/entries', 'project/coverage', 'project/performance', 'project/disagreements', 'project/data-disagreements'],
    ...['project/licences', 'project/versioning', 'project/changes', 'project/glossary'],
  ],
};

const TITLES: Readonly<Record<string, string>> = { countries: 'Countries', alerts: 'Alerts', api: 'API' };

const listed = new Set(Object.values(MENU).flat());
const rest = [...links.guide, ...links.project, ...links.recipes].filter(({ path }) => !listed.has(path));

const items = (list: readonly Link[]) => list.map(({ text, path }) => ({ text, link: `/${path}` }));

const menu = [
  ...Object.entries(MENU).map(([text, paths]) => ({ text, collapsed: false, items: paths.map(page) })),
  { text: 'Look up', items: [...['countries', 'alerts', 'api'].map((name) => ({ text: TITLES[name], link: `/${name}/` }))] },
  { text: 'Work on payprep', collapsed: true, items: [...items(rest), { text: 'Decisions', link: '/decisions/' }] },
];

const apiSidebar = fileOf('../pages/api/typedoc-sidebar.json');
const api = existsSync(apiSidebar) ? JSON.parse(readFileSync(apiSidebar, 'utf8')) : [];

export default defineConfig({
  title: 'payprep',
  description: 'Tells whether a payment will land before it is sent, and completes what is missing.',
  srcDir: 'pages',
  outDir: fileOf('../../.build/site'),
  cacheDir: fileOf('../../.build/site-cache'),
  cleanUrls: true,
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        miniSearch: { searchOptions: { boostDocument, fuzzy } },
        _render: (source, env, markdown) => withSearchWords(markdown.render(source, env), env.relativePath),
      },
    },
    nav: [
      { text: 'Start', link: '/guide/start' },
      { text: 'Playground', link: '/playground/index.html', target: '_self' },
      { text: 'Countries', link: '/countries/' },
      { text: 'Alerts', link: '/alerts/' },
      { text: 'API', link: '/api/' },
    ],
    sidebar: {
      ...Object.fromEntries(['/guide/', '/project/', '/recipes/', '/decisions/'].map((folder) => [folder, menu])),
      '/alerts/': items(links.alerts),
      '/countries/': items(links.countries),
      '/api/': api,
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('payprep-') } } },
  vite: {
    resolve: {
      alias: [
        { find: /^payprep$/, replacement: fileOf('../../dist/index.js') },
        { find: 'payprep/load', replacement: fileOf('../../dist/load.js') },
        { find: 'payprep/element', replacement: fileOf('../../dist/element.js') },
        { find: 'payprep/payee-element', replacement: fileOf('../../dist/payee-element.js') },
      ],
    },
    build: { chunkSizeWarningLimit: 4000 },
  },
});
