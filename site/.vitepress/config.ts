/** The documentation site. `npm run trial -- site` writes its pages first; a link that leads nowhere fails the build. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';

interface Link {
  readonly text: string;
  readonly path: string;
}

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const links = JSON.parse(readFileSync(fileOf('links.json'), 'utf8')) as Readonly<
  Record<'guide' | 'project' | 'recipes' | 'countries' | 'alerts', readonly Link[]>
>;

const items = (list: readonly Link[]) => list.map(({ text, path }) => ({ text, link: `/${path}` }));

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
    search: { provider: 'local' },
    nav: [
      { text: 'Guide', link: '/guide/start' },
      { text: 'Alerts', link: '/alerts/' },
      { text: 'Countries', link: '/countries/' },
      { text: 'API', link: '/api/' },
      { text: 'Project', link: '/project/architecture' },
    ],
    sidebar: {
      '/guide/': items(links.guide),
      '/project/': [...items(links.project), { text: 'Decisions', link: '/decisions/' }],
      '/decisions/': [{ text: 'Decisions', link: '/decisions/' }],
      '/recipes/': items(links.recipes),
      '/alerts/': items(links.alerts),
      '/countries/': items(links.countries),
      '/api/': api,
    },
  },
  vite: {
    resolve: {
      alias: [
        { find: /^payprep$/, replacement: fileOf('../../dist/index.js') },
        { find: 'payprep/load', replacement: fileOf('../../dist/load.js') },
      ],
    },
    build: { chunkSizeWarningLimit: 4000 },
  },
});
