/** What a worker does: answers blocks of NDJSON, each by itself. */
import type { MessagePort } from 'node:worker_threads';
import type { EngineOptions } from '../engine/create-engine.js';
import { NdjsonReader } from '../files/ndjson.js';
import { createEngine } from '../full.js';
import { Answers } from './answers.js';
import { ndjson } from './rendering.js';
import { Summary, type Tally } from './summary.js';
import { type TaskName, tasks } from './tasks.js';

/** What a worker is told when it starts. */
export interface WorkerSetup {
  readonly task: TaskName;
  readonly engine: EngineOptions;
}

/** A block, and where it stands. */
export interface Job {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tooLong: boolean;
  readonly line: number;
  readonly file: string | undefined;
}

/** Its answers, and the counts of what was in it. */
export interface Answered {
  readonly text: Uint8Array<ArrayBuffer>;
  readonly tally: Tally;
}

export function serve(port: MessagePort, setup: WorkerSetup): void {
  const engine = createEngine(setup.engine);
  const encoder = new TextEncoder();
  port.on('message', ({ bytes, tooLong, line, file }: Job) => {
    const task = tasks[setup.task];
    const summary = new Summary(task.outcomes);
    const answers = new Answers(task, engine, ndjson(), summary);
    const block = { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), tooLong, marked: false };
    let text = '';
    for (const entry of new NdjsonReader(line).read(block)) text += answers.to(entry, file);
    const { outcomes, codes, countries } = summary;
    const answered: Answered = { text: encoder.encode(text), tally: { outcomes, codes, countries } };
    port.postMessage(answered, [answered.text.buffer]);
  });
}
