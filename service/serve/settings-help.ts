/** The part of the help that lists the options of a command. */
import { SETTINGS, type Setting, type SettingName } from './settings.js';

/** Where the text of an option begins in the help, and how wide the help is. */
const TEXT_COLUMN = 32;
const WIDTH = 100;

/** The help on the options of a command. The text of a long option begins on the next line. */
export function helpOn(names: readonly SettingName[]): string {
  return names
    .map((name) => {
      const { value, help, env }: Setting = SETTINGS[name];
      const option = `  --${name}${value === undefined ? '' : ` ${value}`}`;
      const [first = '', ...rest] = wrap(`${help}${env === undefined ? '' : ` (${env})`}`);
      const indented = rest.map((line) => `${' '.repeat(TEXT_COLUMN)}${line}\n`).join('');
      const begin = option.length < TEXT_COLUMN - 1 ? option.padEnd(TEXT_COLUMN) : `${option}\n${' '.repeat(TEXT_COLUMN)}`;
      return `${begin}${first}\n${indented}`;
    })
    .join('');
}

/** Lines that fit beside the options. */
function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH - TEXT_COLUMN) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
