import { describe, expect, test } from 'vitest';
import { createParticipantDirectory } from '../../src/directory/participants.js';
import { dataset } from '../answers/datasets.js';

const COLUMNS = ['bankCode', 'bic', 'kind', 'systems'];
const list = dataset('participants/XX', COLUMNS, [
  ['001', 'AAAAXX22', null, 'XX_FAST XX_SLOW'],
  ['002', 'BBBBXX22', 'e-money', 'XX_SLOW'],
  ['003', 'BBBBXX22', 'bank', 'XX_FAST'],
  [null, 'CCCCXX22', 'wallet', null],
]);

describe('who takes part', () => {
  const directory = createParticipantDirectory([list]);
  const partOf = (system: string, by = directory?.byCode('002')) => by?.participationIn(system)?.takesPart;
  test('is found by code and by BIC', () => {
    expect(directory?.byCode('001')?.participationIn('XX_FAST')).toEqual({ takesPart: true, list });
    expect(partOf('XX_FAST', directory?.byBic8('AAAAXX22'))).toBe(true);
    expect([directory?.byCode('004'), directory?.byBic8('AAAAXX2')]).toEqual([undefined, undefined]);
  });
  test('of a partial list, a system that it does not name is unknown', () => {
    expect(partOf('XX_SLOW')).toBe(true);
    expect(partOf('XX_FAST')).toBeUndefined();
    expect(partOf('XX_SL')).toBeUndefined();
  });
  test('a complete list says no of the systems that it has, and of these alone', () => {
    const whole = createParticipantDirectory([{ ...list, completeness: 'complete' }])?.byCode('002');
    expect(partOf('XX_FAST', whole)).toBe(false);
    expect(partOf('XX_OTHER', whole)).toBeUndefined();
  });
  test('the first list that says something decides', () => {
    const own = dataset('participants/XX', COLUMNS, [['002', null, 'bank', 'XX_FAST']]);
    const both = createParticipantDirectory([own, { ...list, completeness: 'complete' }])?.byCode('002');
    expect([partOf('XX_FAST', both), partOf('XX_SLOW', both), both?.kind]).toEqual([true, true, 'bank']);
  });
  test('says the kind; of two institutions under one BIC, that of the bank', () => {
    expect(['001', '002'].map((code) => directory?.byCode(code)?.kind)).toEqual([undefined, 'e-money']);
    expect(['BBBBXX22', 'CCCCXX22'].map((bic) => directory?.byBic8(bic)?.kind)).toEqual(['bank', 'wallet']);
  });
  test('there is none without lists', () => expect(createParticipantDirectory([])).toBeUndefined());
});
