/** IBANs: judged as they are stored, as people write them, and built from local details. */
import { isValid } from 'payprep/iban';
import { buildIban } from 'payprep/local-account';
import { compared, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import type { LocalInput } from '../inputs/local-details.js';
import { agreementOf } from '../peers/agreement.js';
import { composeIban, composer } from '../peers/compose-iban.js';
import { ibanPeers } from '../peers/ibans.js';
import { alternate } from '../rounds.js';
import { turnOf } from '../turns.js';

const isIban = (text: string): boolean => isValid(text);

/** As IBANs are stored. */
export const iban = ({ ibans }: Inputs): readonly Figure[] =>
  ibanPeers.map(({ id, name, isValid: theirs, unit, disagreements, spared }) => {
    const asked = spared === undefined ? ibans : ibans.filter((text) => !spared.where.test(text));
    const { agreed, notes: differences } = agreementOf(asked, isIban, theirs, disagreements);
    const notes = [...(spared === undefined ? [] : [`${ibans.length - asked.length} left out: ${spared.because}`]), ...differences];
    const times = alternate([turnOf(isIban, agreed), turnOf(theirs, agreed)]);
    return compared({ name: `iban/${id}`, what: 'isValid of an IBAN', peer: name, notes }, unit, times, agreed.length);
  });

const electronic = (text: string): string => text.replace(/[ -]/g, '').toUpperCase();

/** As people write them. */
export const written = ({ writtenIbans }: Inputs): readonly Figure[] =>
  ibanPeers.flatMap(({ id, name, isValidAsWritten: theirs, unit, disagreements }) => {
    if (theirs === undefined) return [];
    const { agreed, notes } = agreementOf(writtenIbans, isIban, theirs, disagreements, electronic);
    const times = alternate([turnOf(isIban, agreed), turnOf(theirs, agreed)]);
    const what = 'isValid of an IBAN as people write it';
    return [compared({ name: `written/${id}`, what, peer: `${name}, after its own cleaning`, notes }, unit, times, agreed.length)];
  });

function built(details: LocalInput): string | null {
  const result = buildIban(details);
  return result.ok ? result.iban : null;
}

/** From local details. */
export function local({ localDetails }: Inputs): readonly Figure[] {
  const agreed = localDetails.filter((details) => composeIban(details) === built(details));
  const lost = [...new Set(localDetails.filter((details) => !agreed.includes(details)).map(({ country }) => country))].sort();
  const times = alternate([turnOf(buildIban, agreed), turnOf(composeIban, agreed)]);
  const notes = [
    'composeIBAN is given the whole BBAN, national check digits included; buildIban has bank identifier and account number and finds them',
    ...(lost.length > 0
      ? [`${localDetails.length - agreed.length} left out, for which it composes no IBAN or another one: ${lost.join(' ')}`]
      : []),
  ];
  return [compared({ name: 'local/ibantools', what: 'IBAN from local details', peer: composer, notes }, 'faster', times, agreed.length)];
}
