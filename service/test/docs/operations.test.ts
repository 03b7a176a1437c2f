/** Each command and variable that the pages for operators name is one of the program, with the options that it takes, and the units of systemd start both. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CommandName, isCommand, TAKES } from '../../serve/commands.js';
import { SECRETS } from '../../serve/secrets.js';
import { readSettings, SETTINGS, type Setting } from '../../serve/settings.js';
import { root } from '../built.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const PAGES = ['docs/operations.md', 'docs/service.md', 'docs/security.md', 'docs/observability.md', 'examples/compose.yaml'];

/** `payprep-service …` in a text: the command and its words, up to the end of the code, a pipe, a comment, or a word that is no option's. */
function commandsIn(text: string): readonly string[] {
  const joined = text.replace(/\\\n\s*/g, ' ');
  return [...joined.matchAll(/payprep-service ((?:serve|deliver|[a-z]+)(?: (?:[\w./:@…-]+|"[^"]*"))*)/g)].map(([, words = '']) => words);
}

/** Those in code, where nothing but a command stands behind the name. */
const inCode = (text: string): readonly string[] =>
  [...text.matchAll(/```(?:sh|ini)\n([\s\S]*?)```|`(payprep-service [^`]+)`/g)].flatMap(([, block, span]) =>
    commandsIn(block ?? span ?? ''),
  );

const used = PAGES.flatMap((page) => inCode(read(page)).map((words) => [page, words] as const));

test('the pages name commands', () => expect(used.length).toBeGreaterThan(30));

test.each(used)('%s: payprep-service %s', (_, words) => {
  const [command = '', ...args] = words.split(' ');
  if (command === 'help') return;
  if (!isCommand(command)) throw new Error(`there is no command ${command}`);
  const { positionals } = readSettings(TAKES[command], args, {});
  // each of them is in the help of the command
  if (positionals.length > 0) expect(['webhooks', 'sessions', 'users', 'organization']).toContain(command);
});

const variables = new Set([
  ...SECRETS.flatMap((name) => [name, `${name}_FILE`]),
  ...Object.values(SETTINGS).flatMap(({ env }: Setting) => env ?? []),
  // of the build
  'FORMER_PAGE',
]);

test.each(PAGES)('%s names no variable that there is not', (page) => {
  const named = [...new Set(read(page).match(/\b(?:PAYPREP_[A-Z_]+|FORMER_PAGE)\b(?!…)/g))];
  // says of itself that it has no effect any more
  expect(named.filter((name) => !variables.has(name) && !name.endsWith('_'))).toEqual([]);
});

describe('the units of systemd', () => {
  const page = read('docs/operations.md');
  const starts = [...page.matchAll(/^ {2}ExecStart=\S+\/payprep-service (\S+) ?(.*)$/gm)].map(
    ([, command = '', args = '']) => [command as CommandName, args.split(' ').filter(Boolean)] as const,
  );

  test('start serve and deliver, whose metrics do not take the same port', () => {
    expect(starts.map(([command]) => command)).toEqual(['serve', 'deliver']);
    const ports = starts.map(([command, args]) => readSettings(TAKES[command], args, {}).text('metrics-port') ?? '9464');
    expect(new Set(ports).size).toBe(2);
    const [serve] = starts;
    expect(serve?.[1]).toContain('--no-delivery');
  });

  test('wait longer for a stop than it takes, and try again for as long as the database is away', () => {
    const seconds = (name: string): number => Number(new RegExp(`^ {2}${name}=(\\d+)$`, 'm').exec(page)?.[1]);
    const [, stop = ''] = /STOP_MILLISECONDS = (\d+)_000;/.exec(read('serve/run-service.ts')) ?? [];
    expect(seconds('TimeoutStopSec')).toBeGreaterThan(Number(stop));
    // by default five starts in ten seconds are the last
    expect(seconds('RestartSec')).toBeGreaterThan(10 / 5);
  });
});

test('every command that takes --operator is named where the page says who did it', () => {
  const [, part = ''] = /^### Who did it$([\s\S]*?)^### /m.exec(read('docs/operations.md')) ?? [];
  const taking = Object.entries(TAKES).flatMap(([command, names]) => ((names as readonly string[]).includes('operator') ? [command] : []));
  expect(taking.length).toBeGreaterThan(5);
  expect(taking.filter((command) => !part.includes(command))).toEqual([]);
});
