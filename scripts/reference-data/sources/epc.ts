/**
 * Participants of SEPA Instant Credit Transfer. See the reader for what their age means.
 *
 * The directory of the SEPA Clearer takes the place of the register of SEPA Credit Transfer. The gotcha: the register may be passed on for non-commercial
 * purposes alone, and nothing says yet as much of instant payments.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
import { type Participant, readSctInstParticipants, SCT_INST_FILE } from '../readers/epc-participants.js';
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

const source: Source = {
  title: 'Participants of SCT Inst',
  reads: [`epc/${SCT_INST_FILE}`],
  datasets: {
    'registries/sct-inst-participants': (folder) =>
      makeRegister('registries/sct-inst-participants', 'SEPA Instant Credit Transfer', readSctInstParticipants(folder)),
  },
};
export default source;
