/** The repository's own documents as pages. A link to a file that is no page becomes its path. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Page } from './page.js';

const root = new URL('../../', import.meta.url);

/** A document of the repository → where it stands on the site. */
const GUIDES: Readonly<Record<string, string>> = {
  'docs/forms.md': 'guide/form',
  'docs/bundling.md': 'guide/lambda',
  'docs/command-line.md': 'guide/batch',
  'docs/cluster.md': 'guide/cluster',
  'examples/clickhouse/README.md': 'guide/clickhouse',
  'examples/duckdb/README.md': 'guide/duckdb',
  'examples/postgres/README.md': 'guide/postgres',
  'examples/spark/README.md': 'guide/spark',
  'service/docs/service.md': 'guide/service',
  'service/docs/operations.md': 'guide/operations',
  'service/docs/security.md': 'guide/security',
  'service/docs/observability.md': 'guide/observability',
  'service/README.md': 'guide/payprep-service',
  'mcp/README.md': 'guide/mcp',
  'README.md': 'guide/start',
  'CONTRIBUTING.md': 'project/contributing',
  'CHANGELOG.md': 'project/changes',
  'GLOSSARY.md': 'project/glossary',
  'docs/alerts.md': 'alerts/index',
};

const decisions = readdirSync(new URL('docs/decisions', root)).map((file): [string, string] => [
  `docs/decisions/${file}`,
  `decisions/${file.replace(/\.md$/, '')}`,
]);

const recipes = readdirSync(new URL('docs/recipes', root)).map((file): [string, string] => [
  `docs/recipes/${file}`,
  `recipes/${file.replace(/\.md$/, '')}`,
]);

const others = readdirSync(new URL('docs', root), { withFileTypes: true }).flatMap((entry): [string, string][] =>
  entry.isFile() && entry.name.endsWith('.md') ? [[`docs/${entry.name}`, `project/${entry.name.replace(/\.md$/, '')}`]] : [],
);

const places: ReadonlyMap<string, string> = new Map([...others, ...decisions, ...recipes, ...Object.entries(GUIDES)]);

/** The same document with links that hold on the site. Pictures lie there as they do in `docs/`. */
function withLinks(text: string, file: string, place: string): string {
  const pictured = text.replace(
    / (src|srcset)="docs\/([^"]+)"/g,
    (_, name: string, path: string) => ` ${name}="${posix.relative(posix.dirname(place), path)}"`,
  );
  return pictured.replace(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, mark: string, words: string, target: string) => {
    if (/^(?:https?:|mailto:|#)/.test(target)) return whole;
    const [path = '', anchor] = target.split('#');
    const document = posix.normalize(posix.join(posix.dirname(file), path));
    if (mark !== '') return `![${words}](${posix.relative(posix.dirname(place), document.replace(/^docs\//, ''))})`;
    const page = places.get(document) ?? (document === 'docs/decisions' ? 'decisions/index' : undefined);
    if (page === undefined || !(page === 'decisions/index' || existsSync(new URL(document, root))))
      return words === document ? `\`${words}\`` : `${words} (\`${document}\`)`;
    const link = posix.relative(posix.dirname(place), page);
    return `[${words}](${link.startsWith('.') ? link : `./${link}`}.md${anchor ? `#${anchor}` : ''})`;
  });
}

/** Code stays; in the rest, braces and comparisons would be read as Vue. */
const guarded = (text: string): string =>
  text
    .split(/(^```[\s\S]*?^```|`[^`\n]+`)/m)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('{{', '&#123;&#123;')))
    .join('');

const documents: readonly Page[] = [...places].flatMap(([file, place]): Page[] => {
  if (place === 'alerts/index' || !existsSync(new URL(file, root))) return [];
  return [{ path: place, markdown: guarded(withLinks(readFileSync(new URL(file, root), 'utf8'), file, place)) }];
});

const titleOf = (markdown: string): string => /^# (.*)$/m.exec(markdown)?.[1] ?? '';

const inFolder = (folder: string): readonly Page[] => documents.filter(({ path }) => path.startsWith(`${folder}/`));

export const documentPages: readonly Page[] = [
  ...documents,
  {
    path: 'decisions/index',
    markdown: `# Decisions\n\n${inFolder('decisions')
      .map(({ path, markdown }) => `- [${titleOf(markdown)}](./${posix.basename(path)}.md)`)
      .join('\n')}\n`,
  },
];

/** What the side bar lists. */
export const documentLinks = (folder: string): readonly { readonly text: string; readonly path: string }[] =>
  inFolder(folder).map(({ path, markdown }) => ({ text: titleOf(markdown), path }));
