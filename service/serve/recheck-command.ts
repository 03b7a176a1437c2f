/** `payprep-service recheck`: checks all stored recipients again, and reports how many have alerts. */
import { systemRandom } from '../bytes/random.js';
import { recheckRecipients } from '../recipients/recheck.js';
import type { Recheck } from '../storage/check-port.js';
import { assertClock, clock } from './clock.js';
import { EXIT, type Io } from './io.js';
import { openReferenceData } from './reference-data.js';
import type { Given } from './settings.js';
import { withStore } from './storage.js';

export async function runRecheck(given: Given, io: Io): Promise<number> {
  const { engine, engineEdition } = await openReferenceData(given, clock);
  return withStore(given, io, async ({ background: store }) => {
    await assertClock(store);
    const service = { store, clock, random: systemRandom, engine };
    const done = await recheckRecipients(service, { engineEdition: engineEdition(), isForced: given.isOn('again'), signal: io.stop });
    io.stdout.write(given.isOn('json') ? `${JSON.stringify(reportOf(done))}\n` : textOf(done));
    return done !== undefined && done.ended === undefined ? EXIT.pending : EXIT.ok;
  });
}

const reportOf = (done: Recheck | undefined): object =>
  done === undefined
    ? { checked: 0, alerted: 0, changed: 0, unreadable: 0 }
    : {
        checked: done.checked,
        alerted: done.alerted,
        changed: done.changed,
        unreadable: done.unreadable,
        isDone: done.ended !== undefined,
      };

function textOf(done: Recheck | undefined): string {
  if (done === undefined) return 'All recipients were checked with these rules and data today. --again checks them once more.\n';
  const { checked, alerted, changed, unreadable, ended } = done;
  const counts = `Checked: recipients ${checked}, with alerts ${alerted}, with other alerts than before ${changed}, unreadable ${unreadable}.\n`;
  return ended === undefined ? `${counts}It was stopped, and goes on from here.\n` : counts;
}
