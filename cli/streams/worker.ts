/** A worker thread: answers blocks of NDJSON, each independently of the others. */
import type { MessagePort } from 'node:worker_threads';
import { NdjsonReader } from '../files/ndjson.js';
import { createNdjsonRenderer } from '../output/renderers.js';
import { createRecordingEngine } from '../tasks/outdated-data.js';
import { Summary } from '../tasks/summary.js';
import { createTask } from '../tasks/tasks.js';
import { EntryProcessor } from './entry-processor.js';
import type { WorkerRequest, WorkerResponse, WorkerSetup } from './worker-messages.js';

export function runWorker(port: MessagePort, setup: WorkerSetup): void {
  const { engine, outdated } = createRecordingEngine(setup.engine);
  let reported = 0;
  const task = createTask(setup.task);
  const encoder = new TextEncoder();
  port.on('message', ({ bytes, tooLong, line, file }: WorkerRequest) => {
    const summary = new Summary(task.outcomes);
    const processor = new EntryProcessor(task, () => engine, createNdjsonRenderer(), summary);
    const block = { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), tooLong, hasByteOrderMark: false };
    let text = '';
    for (const entry of new NdjsonReader(line).read(block)) text += processor.process(entry, file);
    const { outcomes, codes, countries } = summary;
    const old = outdated();
    const response: WorkerResponse = { text: encoder.encode(text), tally: { outcomes, codes, countries }, outdated: old.slice(reported) };
    reported = old.length;
    port.postMessage(response, [response.text.buffer]);
  });
}
