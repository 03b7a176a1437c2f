/** Node, Bun, Deno: the package imported. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import * as payprep from 'payprep/full';
import { answersTo } from './answers.mjs';

const instructions = JSON.parse(readFileSync(new URL('instructions.json', import.meta.url), 'utf8'));
process.stdout.write(answersTo(instructions, payprep));
