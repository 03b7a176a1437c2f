/**
 * Participants of SEPA Instant Credit Transfer, and those that left SEPA Credit Transfer. See the reader for what their age means.
 *
 * The directory of the SEPA Clearer takes the place of the register of SEPA Credit Transfer. Of that stays what the directory cannot say: which
 * participants have left, where the clearer does not reach them either.
 *
 * The gotcha: the registers may be passed on for non-commercial purposes alone, and nothing says yet as much of instant payments, or of the five leavers.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { readScl, SCL_FILE } from '../readers/bundesbank-scl.js';
import { type Participant, readSctInstParticipants, readSctParticipants, SCT_FILE, SCT_INST_FILE } from '../readers/epc-participants.js';
import type { Source } from '../source.js';

const makeRegister = (dataset: string, scheme: string, participants: readonly Participant[]): Dataset =>
  makeDataset(
    {
      dataset,
      edition: '2022-09',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'European Payments Council',
        title: `Register of participants: ${scheme}`,
        url: 'https://www.europeanpaymentscouncil.eu/what-we-do/be-involved/register-participants/registers-participants-sepa-payment-schemes',
        via: 'a copy of 2022-09, as comma-separated values',
        licence: 'NOASSERTION',
      },
    },
    ['bic', 'name', 'town', 'country', 'readyOn', 'leavesOn'],
    participants.map(({ bic, name, town, country, readyOn, leavesOn }) => [bic, name, town, country, readyOn, leavesOn]),
  );

/** Those with a leaving date whose BICs the SEPA Clearer no longer reaches. */
function readLeavers(folder: string): readonly Participant[] {
  const reached = new Set(readScl(folder).map(({ bic }) => bic.slice(0, 8)));
  return readSctParticipants(folder).filter(({ bic, leavesOn }) => leavesOn !== null && !reached.has(bic.slice(0, 8)));
}

const source: Source = {
  title: 'Participants of SCT Inst, and those that left SCT',
  reads: [`epc/${SCT_FILE}`, `epc/${SCT_INST_FILE}`, SCL_FILE],
  datasets: {
    'registries/sct-participants': (folder) =>
      makeRegister('registries/sct-participants', 'SEPA Credit Transfer, those that left', readLeavers(folder)),
    'registries/sct-inst-participants': (folder) =>
      makeRegister('registries/sct-inst-participants', 'SEPA Instant Credit Transfer', readSctInstParticipants(folder)),
  },
};
export default source;
