/** The help of the commands that a clerk calls: in every language the same options, codes and examples as in English, and no English. */
import { describe, expect, test } from 'vitest';
import { isClerkCommand } from '../../../cli/options/clerk-help.js';
import { commandNames, declarationOf } from '../../../cli/options/commands.js';
import { helpOf } from '../../../cli/options/help.js';
import { languages } from '../../../cli/options/languages.js';
import { OPTIONS, type OptionDeclaration } from '../../../cli/options/options.js';
import { displayWidth } from '../../../cli/terminal/text-table.js';
import { LANGUAGES } from '../../../rules/index/languages.js';
import { call } from '../call.js';

const COMMANDS = commandNames.filter(isClerkCommand);
const OTHERS = LANGUAGES.filter((tag) => tag !== 'en');

const optionsIn = (help: string): readonly string[] => [...help.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name = '']) => name);
const isExample = (line: string): boolean => /^ {2}[^ -]/.test(line);
const examplesIn = (help: string): readonly string[] => help.split('\n').filter(isExample);

/** Options, codes, paths, names of formats and files, dates and counts: what no translation may lose, each once. */
const fixedParts = (text: string): readonly string[] =>
  [
    ...new Set(
      text.match(
        /--[a-z-]+|\{"line"\S+\}|[A-Z]+_[A-Z_]+|\b(?:CSV|XLSX|XML|XPath|OK|ALERT|MATCH|ISO \d+-1)\b|\w+(?:\.\w+)+|[A-Za-z]+-\d[\w-]*|\b\d+\b/g,
      ) ?? [],
    ),
  ].sort();

/** Words that no text of another language has. */
const ENGLISH = /\b(?:the|which|with|are|each|says|cannot|default|wrong|shown|whether)\b/i;

/** Without the examples. */
const written = (help: string): string =>
  help
    .split('\n')
    .filter((line) => !isExample(line))
    .join('\n');

describe.each(OTHERS)('%s', (tag) => {
  describe.each(COMMANDS)('%s', (command) => {
    test('has the options of English in their order, its examples, and lines that fit', async () => {
      const { code, out } = await call(['help', command, '--lang', tag]);
      expect(code).toBe(0);
      expect(optionsIn(out)).toEqual(optionsIn(helpOf(command)));
      expect(examplesIn(out)).toEqual(examplesIn(helpOf(command)));
      for (const line of out.split('\n')) expect(displayWidth(line), line).toBeLessThanOrEqual(100);
    });

    test('has its codes and paths, and none of its words', async () => {
      const { out } = await call(['help', command, '--lang', tag]);
      const text = written(out).replace(/\s+/g, ' ');
      for (const part of fixedParts(written(helpOf(command)))) expect(text).toContain(part);
      for (const line of written(out).split('\n')) expect(line).not.toMatch(ENGLISH);
      expect(text).not.toMatch(/[{]\w+[}]/);
    });

    test('says something of every option', async () => {
      const { out } = await call(['help', command, '--lang', tag]);
      const english = helpOf(command);
      const textsIn = (help: string): readonly string[] => help.split(/^ {2}--[\w-]+/m).slice(1);
      for (const [at, text] of textsIn(out).entries()) {
        expect(text.replace(/^(?:, -h)?(?: \S+)?/, '').trim()).not.toBe('');
        expect(text).not.toBe(textsIn(english)[at]);
      }
    });
  });

  test('is asked for in four ways', async () => {
    const { out } = await call(['help', 'validate', '--lang', tag]);
    for (const argv of [
      ['help', '--lang', tag, 'validate'],
      ['help', 'validate', `--lang=${tag}`],
      ['validate', '--help', '--lang', tag],
      ['validate', `--lang=${tag}`, '-h'],
    ])
      expect((await call(argv)).out).toBe(out);
    // these take no --lang when they run
    for (const command of ['names', 'address'])
      expect((await call([command, '--help', '--lang', tag])).out).toBe((await call(['help', command, '--lang', tag])).out);
  });

  test('has a word for what stands for a value', async () => {
    const words = (await languages[tag].help())?.placeholders ?? {};
    const valuesOf = (option: keyof typeof OPTIONS): string => (OPTIONS[option] as OptionDeclaration).value ?? '';
    const shown = COMMANDS.flatMap((command) => [declarationOf(command).takes, ...declarationOf(command).options.map(valuesOf)]);
    const capitals = new Set(shown.join(' ').match(/[A-Z]{2,}/g));
    expect([...capitals].filter((word) => !['CODE', 'BIC'].includes(word)).sort()).toEqual(Object.keys(words).sort());
  });
});

test('no two languages say the same, but those of one tongue', async () => {
  const about = await Promise.all(OTHERS.map(async (tag) => (await languages[tag].help())?.files));
  expect(new Set(about).size).toBe(OTHERS.length);
});

test('other commands, English and a language that nobody wrote have the help in English', async () => {
  for (const argv of [
    ['explain', '--help', '--lang', 'de'],
    ['systems', '--help', '--lang', 'de'],
    ['help', 'account', '--lang', 'ja'],
  ])
    expect((await call(argv)).out).toBe(helpOf(commandNames.find((name) => argv.includes(name)) ?? 'data'));
  for (const language of ['en', 'xx']) expect((await call(['help', 'validate', '--lang', language])).out).toBe(helpOf('validate'));
  expect((await call(['validate', '--help', '--lang', 'xx'])).code).toBe(2);
});

test('a command that takes no --lang takes it beside --help alone', async () =>
  expect(await call(['names', '--lang', 'de'])).toMatchObject({ code: 2, err: expect.stringContaining('there is no option --lang') }));
