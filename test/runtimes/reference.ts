/** What every runtime is measured by: the instructions, and what the sources say of them in this Node. Written into the folder that is named. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import worker from '../../examples/cloudflare-worker/worker.js';
import * as full from '../../src/full.js';
import * as core from '../../src/index.js';
import { loadReferenceData } from '../../src/load.js';
import { instructions } from './instructions.js';
import { answersTo } from './programs/answers.mjs';
import { conversationWith } from './programs/conversation.mjs';

const folder = process.argv[2] ?? '';
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

write('instructions.json', JSON.stringify(instructions));
write('everything.txt', answersTo(instructions, full));
write('without-directories.txt', answersTo(instructions, core));
write('germany.txt', answersTo(instructions, core, { referenceData: await loadReferenceData({ countries: ['DE'] }) }));
write('worker.txt', await conversationWith(worker.fetch, instructions));
