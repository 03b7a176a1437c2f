/** The completion scripts: bash runs its own; the others name everything that can be completed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commandNames, declarationOf } from '../../../cli/options/commands.js';
import { call, file } from '../call.js';

const scripts = Object.fromEntries(
  await Promise.all(['bash', 'zsh', 'fish'].map(async (shell) => [shell, (await call(['completion', shell])).out] as const)),
);

describe.each(['bash', 'zsh', 'fish'])('%s', (shell) => {
  test.each(commandNames)('knows %s and its options', (command) => {
    const script = scripts[shell] ?? '';
    expect(script).toContain(command);
    for (const option of declarationOf(command).options)
      expect(script).toMatch(new RegExp(shell === 'fish' ? `-l ${option}\\b` : `--${option}\\b`));
  });
});

describe.each(['bash', 'zsh', 'fish'])('%s', (shell) => {
  const absent = spawnSync(shell, ['--version']).error !== undefined;

  test('takes the script', ({ skip }) => {
    skip(absent, `${shell} is not installed`);
    const { status, stderr } = spawnSync(shell, ['-n', file(`syntax.${shell}`, scripts[shell] ?? '')], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('is offered help', () => expect(scripts[shell]).toMatch(/\bhelp\b/));

  test('has as many quotes that open as that close', () => {
    const plain = (scripts[shell] ?? '').replaceAll(shell === 'fish' ? /\\['\\]/g : /\\'/g, '');
    for (const [at, line] of plain.split('\n').entries()) expect((line.match(/'/g) ?? []).length % 2, `line ${at + 1}: ${line}`).toBe(0);
  });
});

describe('in bash', () => {
  const path = file('completion.bash', scripts.bash ?? '');
  const complete = (...words: readonly string[]): readonly string[] => {
    const list = words.map((word) => `'${word}'`).join(' ');
    const program = `source ${path}; COMP_WORDS=(payprep ${list}); COMP_CWORD=${words.length}; _payprep; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).trim().split('\n');
  };

  test.each([
    [['va'], ['validate']],
    [
      ['help', 'ex'],
      ['explain', 'extract'],
    ],
    [
      ['validate', '--out'],
      ['--output', '--out'],
    ],
    [['validate', '--output', 't'], ['table']],
    [
      ['iban', '--output', ''],
      ['text', 'json'],
    ],
    [['systems', 'BR_P'], ['BR_PIX']],
    [['countries', 'DE'], ['DE']],
    [['completion', 'z'], ['zsh']],
  ])('%j: %j', (words, expected) => expect(complete(...words)).toEqual(expected));

  test('a name of a file with a space stays one', () => {
    const table = file('two words.csv', '');
    expect(complete('validate', table.slice(0, -5))).toEqual([table]);
  });
});
