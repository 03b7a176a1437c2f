/** Registers of participants in the SEPA credit transfer schemes. See the reader for what their age means. */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeDataset } from '../dataset.js';
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
        licence: 'facts of a public register',
      },
    },
    ['bic', 'name', 'town', 'country', 'readyOn', 'leavesOn'],
    participants.map(({ bic, name, town, country, readyOn, leavesOn }) => [bic, name, town, country, readyOn, leavesOn]),
  );

const source: Source = {
  title: 'Participants of SCT and SCT Inst',
  reads: [`epc/${SCT_FILE}`, `epc/${SCT_INST_FILE}`],
  datasets: {
    'registries/sct-participants': (folder) =>
      makeRegister('registries/sct-participants', 'SEPA Credit Transfer', readSctParticipants(folder)),
    'registries/sct-inst-participants': (folder) =>
      makeRegister('registries/sct-inst-participants', 'SEPA Instant Credit Transfer', readSctInstParticipants(folder)),
  },
};
export default source;
