/**
 * The addresses of `noisy.ts`, as they are and with more around them: what is sure is never wrong. A spoil that tells nothing of the address may cost a sure answer, and
 * never makes another.
 */
import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';
import { NOISY, type Noisy } from './noisy.js';
import { SPOILS, type Spoil } from './spoils.js';

const plain = (text = ''): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function answerTo([country, isGiven, text, town, postCode]: Noisy, lines: string | readonly string[] = text) {
  const { address, confidence } = structureAddress(lines, isGiven ? { country } : {});
  const isRight =
    address.country === country &&
    plain(address.postCode) === plain(postCode) &&
    town.split('|').some((name) => plain(name) === plain(address.townName));
  return { isSure: confidence === 'high', isRight, shown: `${address.country}, ${address.townName}, ${address.postCode}` };
}

/** Lines that say nothing of the address. */
const NOISE = [
  'Order no. 2026/117',
  'Delivery between 8 and 12',
  'Please quote this number',
  'Floor plan attached',
  'IBAN on file',
  'Net 30 days',
  'Due 12.05.2026',
  'Ansprechpartner: Frau Muster',
  'À l’attention du service comptable',
  'Ufficio acquisti',
  'P. del Cliente 5521',
  'Cost centre 4711',
  'Seite 1 von 2',
];

/** Where a line of noise may stand. */
const PLACES: readonly ((lines: readonly string[], noise: string) => readonly string[])[] = [
  (lines, noise) => [...lines, noise],
  (lines, noise) => [noise, ...lines],
  (lines, noise) => [...lines.slice(0, -1), noise, ...lines.slice(-1)],
  (lines, noise) => [[...lines, noise].join(', ')],
  (lines, noise) => [[noise, ...lines].join(', ')],
];

const MORE_SPOILS: readonly Spoil[] = [
  ...SPOILS,
  ...NOISE.flatMap((noise) =>
    PLACES.map((place, at) => ({ name: `${noise}, place ${at + 1}`, of: (lines: readonly string[]) => place(lines, noise) })),
  ),
  { name: 'spaces for line ends', of: (lines) => [lines.join(' ')] },
  { name: 'without commas', of: (lines) => lines.map((line) => line.replaceAll(',', '')) },
];

/** The town is in the text in one piece. */
const isWhole = ([, , text, town]: Noisy): boolean => town.split('|').some((name) => text.includes(name));

describe('addresses of thirty countries with something around them', () => {
  const answers = NOISY.map((one) => answerTo(one));
  test('are sure of nothing that is wrong', () => {
    expect(answers.flatMap(({ isSure, isRight, shown }) => (isSure && !isRight ? [shown] : []))).toEqual([]);
  });
  test('are right and sure as often as before', () => {
    expect(NOISY).toHaveLength(150);
    expect([answers.filter(({ isRight }) => isRight).length, answers.filter(({ isSure }) => isSure).length]).toEqual([132, 107]);
  });
  test('and with more of it, too', () => {
    const wrong = NOISY.filter(isWhole).flatMap((one, at) =>
      MORE_SPOILS.filter((_, index) => index % 4 === at % 4).flatMap(({ name, of }) => {
        const lines = of(one[2].split('\n'));
        const answer = lines && answerTo(one, lines);
        return answer?.isSure && !answer.isRight ? [`${name}: ${lines?.join(' | ')} → ${answer.shown}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
  test('and a sure town is no rest of a word that a line end cut', () => {
    const wrong = NOISY.filter((one) => !isWhole(one)).flatMap((one) =>
      NOISE.flatMap((noise) => PLACES.map((place) => answerTo(one, place(one[2].split('\n'), noise)))).filter(
        ({ isSure, isRight }) => isSure && !isRight,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
