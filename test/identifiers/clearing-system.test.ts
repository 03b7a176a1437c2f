import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { clearingSystemOf } from '../../src/identifiers/clearing-system.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { anyText } from '../properties/any-text.js';

describe('the system that a bank identifier names', () => {
  test.each([
    ['//FW021000021', 'US', '021000021'],
    ['//fw 021000021', 'US', '021000021'],
    ['//SC60-16-13', 'GB', '601613'],
    ['//BL37040044', 'DE', '37040044'],
    ['//CC000304567', 'CA', '000304567'],
    ['//SW00762', 'CH', '00762'],
    ['//AU062000', 'AU', '062000'],
    ['USABA021000021', 'US', '021000021'],
    ['CHBCC00762', 'CH', '00762'],
    ['INFSCHDFC0000001', 'IN', 'HDFC0000001'],
    ['USABA', 'US', ''],
    ['//FW021000021'.padEnd(256), 'US', '021000021'],
  ])('%s', (text, country, memberId) => expect(clearingSystemOf(text, allCountries)).toEqual({ is: 'known', country, memberId }));

  test.each(['//CH123456', '//CP0002', '//RT', '//ZZ1', '//QQ123', 'USPID0002', 'CHSIC001234', 'BEFTN090261234', 'ZZABC1'])(
    '%s: another',
    (text) => expect(clearingSystemOf(text, allCountries)).toEqual({ is: 'unknown' }),
  );

  test.each([
    '',
    '021000021',
    'HDFC0000001',
    'COBADEFF',
    'FW021000021',
    '/FW021000021',
    'X//FW021000021',
    '1USABA021000021',
    'COBADEFF500',
    '//FW021000021'.padEnd(257),
    '//',
    'x'.repeat(300),
    '//FW'.repeat(100),
  ])('%s: none', (text) => expect(clearingSystemOf(text, allCountries)).toEqual({ is: 'absent' }));

  property.prop([anyText(300)])('answers any text', (text) => {
    expect(['absent', 'known', 'unknown']).toContain(clearingSystemOf(text, allCountries).is);
  });
});
