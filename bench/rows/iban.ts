/** Compares IBAN checks with other packages: electronic format, as people write them, and built from local details. */
import { isValid } from 'payprep/iban';
import { buildIban } from 'payprep/local-account';
import { compareTimes, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import type { LocalInput } from '../inputs/local-details.js';
import { selectAgreed } from '../peers/agreement.js';
import { composeIban, composerName } from '../peers/compose-iban.js';
import { ibanPeers } from '../peers/ibans.js';
import { measureTurns } from '../rounds.js';
import { createTurn } from '../turns.js';

const isIban = (text: string): boolean => isValid(text);

/** IBANs in electronic format. */
export const compareIbans = ({ ibans }: Inputs): readonly Figure[] =>
  ibanPeers.map(({ id, name, isValid: theirs, unit, disagreements, excluded }) => {
    const included = excluded === undefined ? ibans : ibans.filter((text) => !excluded.where.test(text));
    const { agreed, notes: differences } = selectAgreed(included, isIban, theirs, disagreements);
    const notes = [...(excluded === undefined ? [] : [`${ibans.length - included.length} left out: ${excluded.because}`]), ...differences];
    const times = measureTurns([createTurn(isIban, agreed), createTurn(theirs, agreed)]);
    return compareTimes({ name: `iban/${id}`, what: 'isValid of an IBAN', peer: name, notes }, unit, times, agreed.length);
  });

/** The same with a third of them faulty, as in a list that nobody has checked before. */
export function compareFaultyIbans({ thirdFaultyIbans }: Inputs): readonly Figure[] {
  const peer = ibanPeers.find(({ id }) => id === 'ibantools');
  if (peer === undefined) throw new Error('ibantools is no peer');
  const { agreed } = selectAgreed(thirdFaultyIbans, isIban, peer.isValid, peer.disagreements);
  const times = measureTurns([createTurn(isIban, agreed), createTurn(peer.isValid, agreed)]);
  return [
    compareTimes(
      { name: 'faulty/ibantools', what: 'isValid of an IBAN, a third of them faulty', peer: peer.name },
      peer.unit,
      times,
      agreed.length,
    ),
  ];
}

const toElectronicFormat = (text: string): string => text.replace(/[ -]/g, '').toUpperCase();

/** IBANs as people write them. */
export const compareWrittenIbans = ({ writtenIbans }: Inputs): readonly Figure[] =>
  ibanPeers.flatMap(({ id, name, isValidAsWritten: theirs, unit, disagreements }) => {
    if (theirs === undefined) return [];
    const { agreed, notes } = selectAgreed(writtenIbans, isIban, theirs, disagreements, toElectronicFormat);
    const times = measureTurns([createTurn(isIban, agreed), createTurn(theirs, agreed)]);
    const what = 'isValid of an IBAN as people write it';
    return [compareTimes({ name: `written/${id}`, what, peer: `${name}, after its own clean-up`, notes }, unit, times, agreed.length)];
  });

function buildOrNull(details: LocalInput): string | null {
  const result = buildIban(details);
  return result.ok ? result.iban : null;
}

/** IBANs built from local details. */
export function compareLocalDetails({ localDetails }: Inputs): readonly Figure[] {
  const agreed = localDetails.filter((details) => composeIban(details) === buildOrNull(details));
  const countriesLeftOut = [...new Set(localDetails.filter((details) => !agreed.includes(details)).map(({ country }) => country))].sort();
  const times = measureTurns([createTurn(buildIban, agreed), createTurn(composeIban, agreed)]);
  const notes = [
    'composeIBAN takes the whole BBAN with national check digits; buildIban takes bank identifier and account number and computes them',
    ...(countriesLeftOut.length > 0
      ? [`${localDetails.length - agreed.length} left out, for which it composes no IBAN or a different one: ${countriesLeftOut.join(' ')}`]
      : []),
  ];
  return [
    compareTimes({ name: 'local/ibantools', what: 'IBAN from local details', peer: composerName, notes }, 'faster', times, agreed.length),
  ];
}
