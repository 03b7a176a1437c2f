import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servicePage, serviceReadme } from '../../scripts/docs.js';
import { bruno } from '../../scripts/openapi/bruno.js';
import { openapi } from '../../scripts/openapi.js';
import { root } from '../built.js';

const committed = (path: string): string => readFileSync(join(root, path), 'utf8');

const expectUpToDate = (path: string, text: string): void =>
  expect(committed(path), `service/${path} is out of date: run npm run docs`).toBe(text);

test('docs/service.md is what settings, problems and limits say', () => expectUpToDate('docs/service.md', servicePage()));
test('the snippet of README.md is the example', () => expectUpToDate('README.md', serviceReadme()));
test('http/openapi.json is what the shapes say', () => expectUpToDate('http/openapi.json', openapi()));

test('examples/bruno has a request for each operation of http/openapi.json, as npm run docs makes it, and nothing else', () => {
  const folder = 'examples/bruno';
  const names = (readdirSync(join(root, folder), { recursive: true }) as string[]).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => statSync(join(root, folder, name)).isFile());
  expect(Object.fromEntries(files.map((name) => [name, committed(`${folder}/${name}`)]))).toEqual(bruno(JSON.parse(openapi())));
});
