/** The completion scripts: bash runs its own; the others name everything that can be completed. */
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commandNames, declarationOf } from '../../src/cli/commands.js';
import { call, file } from './call.js';

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

describe('in bash', () => {
  const path = file('completion.bash', scripts.bash ?? '');
  const complete = (...words: readonly string[]): readonly string[] => {
    const list = words.map((word) => `'${word}'`).join(' ');
    const program = `source ${path}; COMP_WORDS=(payprep ${list}); COMP_CWORD=${words.length}; _payprep; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).trim().split('\n');
  };

  test.each([
    [['va'], ['validate']],
    [['help', 'ex'], ['explain', 'extract']],
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
});
