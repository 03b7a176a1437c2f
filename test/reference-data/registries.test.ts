/** BICs, SEPA, countries, currencies, addresses, logos. */
import { describe, expect, it } from 'vitest';
import { expandPrefixes } from '../../scripts/reference-data/readers/prefixes.js';
import { names, recordsOf, rowsOf } from './datasets.js';

describe('bics', () => {
  const directories = names.filter((name) => name.startsWith('bics/'));

  it.each(directories)('%s holds BICs of its own country, each once', (name) => {
    const bics = recordsOf(name).map(({ bic }) => String(bic));
    expect(bics.filter((bic) => bic.slice(4, 6) !== name.slice(-2))).toEqual([]);
    expect(new Set(bics).size).toBe(bics.length);
  });

  it('names a head office and a branch that says more', () => {
    expect(rowsOf('bics/US', 'BARCUS33')[0]).toMatchObject({ name: 'Barclays Bank plc', town: 'New York' });
    expect(rowsOf('bics/US', 'BARCUS33BDE')[0]?.town).toBe('Delaware');
  });
});

describe('registries/sepa-scope', () => {
  const areas = recordsOf('registries/sepa-scope');
  const countriesOn = (day: string): unknown[] =>
    areas.filter(({ partOf, sctFrom }) => partOf === null && sctFrom !== null && String(sctFrom) <= day).map(({ country }) => country);

  it('holds 41 countries on 2026-11-20', () => expect(countriesOn('2026-11-20')).toHaveLength(41));

  it('holds Serbia from 2026-05-05, for credit transfers alone', () => {
    expect(countriesOn('2026-05-04')).not.toContain('RS');
    expect(countriesOn('2026-05-05')).toContain('RS');
    expect(rowsOf('registries/sepa-scope', 'RS')[0]?.sctInst).toBe('no');
  });

  it.each(['AL', 'MD', 'ME', 'MK'])('holds %s from 2025-10-07', (country) => {
    expect(countriesOn('2025-10-06')).not.toContain(country);
    expect(countriesOn('2025-10-07')).toContain(country);
  });

  it.each(['XK', 'BA', 'GE', 'UA', 'TR'])('does not hold %s', (country) => expect(rowsOf('registries/sepa-scope', country)).toEqual([]));

  it.each(['NC', 'PF', 'TF', 'WF'])('leaves %s out, though its IBANs begin with FR', (country) => {
    expect(rowsOf('registries/sepa-scope', country)[0]).toMatchObject({ ibanPrefix: 'FR', sctFrom: null, sctInst: 'no' });
  });

  it.each([
    ['AX', 'FI'],
    ['RE', 'FR'],
    ['PM', 'FR'],
    ['JE', 'GB'],
    ['GI', 'GI'],
  ])('holds %s with IBANs of %s', (country, ibanPrefix) => {
    expect(rowsOf('registries/sepa-scope', country)[0]).toMatchObject({ ibanPrefix, sctFrom: expect.any(String) });
  });

  it('counts 21 members of the euro area, Bulgaria the latest', () => {
    const members = areas.filter(({ partOf, euroFrom }) => partOf === null && euroFrom !== null);
    expect(members).toHaveLength(21);
    expect(rowsOf('registries/sepa-scope', 'BG')[0]?.euroFrom).toBe('2026-01-01');
  });

  it('assumes instant payments in the euro area of the EEA, and nowhere else', () => {
    const odd = areas.filter(({ sctInst, euroFrom }) => (sctInst === 'assumed') !== (euroFrom !== null));
    expect(odd).toEqual([]);
  });

  it('says where each row comes from', () => expect(areas.filter(({ source }) => source === null)).toEqual([]));
});

describe('registries/countries', () => {
  it('holds the 249 codes of the standard and XK', () => {
    expect(recordsOf('registries/countries')).toHaveLength(250);
    expect(rowsOf('registries/countries', 'XK')[0]?.name).toBe('Kosovo');
  });
});

describe('registries/currencies', () => {
  const currency = (code: string) => rowsOf('registries/currencies', code)[0];

  it.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['CLF', 4],
    ['XCG', 2],
    ['ZWG', 2],
    ['SLE', 2],
    ['VED', 2],
    ['XAU', null],
  ])('has %s in force, with %s decimals', (code, minorUnits) => {
    expect(currency(code)?.withdrawnOn).toBeNull();
    expect(rowsOf('registries/currency-names', code)[0]?.minorUnits).toBe(minorUnits);
  });

  it('has a name for each', () => {
    const codes = (name: string) => recordsOf(name).map(({ code }) => code);
    expect(codes('registries/currency-names')).toEqual(codes('registries/currencies'));
  });

  it.each([
    ['BGN', '2026-01-01'],
    ['HRK', '2023-01-01'],
    ['ANG', '2025-03-31'],
    ['ZWL', '2024-09-01'],
    ['CUC', '2021-07-01'],
    ['SLL', '2024-01-01'],
    ['DEM', '2002-01-01'],
    ['LTL', '2015-01-01'],
    ['BYR', '2017-01-01'],
  ])('has %s withdrawn on %s', (code, withdrawnOn) => expect(currency(code)?.withdrawnOn).toBe(withdrawnOn));

  it('says that Bulgaria pays in euro', () => expect(String(currency('EUR')?.countries).split(' ')).toContain('BG'));

  it('names countries that exist', () => {
    const known = new Set(recordsOf('registries/countries').map(({ alpha2 }) => alpha2));
    const named = recordsOf('registries/currencies').flatMap(({ countries }) => (countries === null ? [] : String(countries).split(' ')));
    expect(named.filter((country) => !known.has(country))).toEqual([]);
  });
});

describe('registries/post-codes', () => {
  const rows = recordsOf('registries/post-codes');

  it('is of countries that exist, each once', () => {
    const known = new Set(recordsOf('registries/countries').map(({ alpha2 }) => alpha2));
    expect(rows.filter(({ country }) => !known.has(country ?? null))).toEqual([]);
    expect(new Set(rows.map(({ country }) => country)).size).toBe(rows.length);
  });

  it('has a bounded pattern for each', () =>
    expect(rows.filter(({ pattern }) => pattern === null || /[*+]|\(\?/.test(String(pattern)))).toEqual([]));

  it('has an example for each', () => {
    const examples = recordsOf('registries/post-code-examples').map(({ country, example }) => example && country);
    expect(examples).toEqual(rows.map(({ country }) => country));
  });

  it.each(['AE', 'HK', 'PA'])('knows of none in %s', (country) => expect(rowsOf('registries/post-codes', country)).toEqual([]));
});

describe('subdivisions', () => {
  const lists = names.filter((name) => name.startsWith('subdivisions/'));

  it.each(lists)('%s has prefixes of post codes, and no code twice', (name) => {
    const rows = recordsOf(name);
    expect(rows.filter(({ postCodes }) => postCodes !== null && !/^[A-Z\d]{1,6}(?: [A-Z\d]{1,6}){0,200}$/.test(String(postCodes)))).toEqual(
      [],
    );
    const codes = rows.map(({ code }) => code).filter((code) => code !== null);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ['US', 63],
    ['CA', 13],
    ['AU', 8],
    ['BR', 27],
    ['MX', 33],
    ['IN', 38],
    ['JP', 47],
  ])('%s has %i', (country, count) => expect(recordsOf(`subdivisions/${country}`)).toHaveLength(count));
});

describe('prefixes', () => {
  it.each([
    ['3[56]|398', '35 36 398'],
    ['B?[1-36-8]', '1 2 3 6 7 8 B1 B2 B3 B6 B7 B8'],
    ['4(?:1[0-2]|[23])', '410 411 412 42 43'],
    ['CP 21', 'CP21'],
    ['487[\\-]839', '487839'],
    ['9694\\d', '96940 96941 96942 96943 96944 96945 96946 96947 96948 96949'],
    ['', ''],
  ])('%s is %s', (pattern, expected) => expect(expandPrefixes(pattern).join(' ')).toBe(expected));
});

describe('registries of SEPA participants', () => {
  it.each(['registries/sct-participants', 'registries/sct-inst-participants'])('%s has days and countries', (name) => {
    const known = new Set(recordsOf('registries/countries').map(({ alpha2 }) => alpha2));
    const day = /^\d{4}-\d{2}-\d{2}$/;
    const odd = recordsOf(name).filter(
      ({ country, readyOn, leavesOn }) =>
        !known.has(country ?? null) || !day.test(String(readyOn)) || (leavesOn !== null && !day.test(String(leavesOn))),
    );
    expect(odd).toEqual([]);
  });

  it('has services as 1 and 0', () => {
    const odd = recordsOf('registries/scl-reachability').filter(({ sct, sddCore, sddB2b }) =>
      [sct ?? 1, sddCore, sddB2b].some((service) => service !== 0 && service !== 1),
    );
    expect(odd).toEqual([]);
  });

  it('have credit transfers as 1 or unknown: 0 says only that another clearer carries them', () => {
    expect(recordsOf('registries/scl-reachability').filter(({ sct }) => sct === 0)).toEqual([]);
    // Caixa Ontinyent takes credit transfers
    expect(rowsOf('registries/scl-reachability', 'CECAESMM045')).toMatchObject([{ sct: null, sddCore: 1, sddB2b: 1 }]);
  });

  it('know the countries that joined since 2025', () => {
    const reached = recordsOf('registries/scl-reachability').filter(({ sct }) => sct === 1);
    const ofCountry = (country: string) => reached.filter(({ bic }) => String(bic).slice(4, 6) === country);
    for (const country of ['RS', 'MK', 'ME', 'AL', 'MD']) expect(ofCountry(country).length).toBeGreaterThanOrEqual(8);
  });
});

describe('logos/banks', () => {
  it('has small drawings in data URIs, by the beginning of a BIC', () => {
    const odd = recordsOf('logos/banks').filter(
      ({ bicPrefix, dataUri }) =>
        !/^[A-Z]{4}(?:[A-Z]{2}(?:[A-Z0-9]{2})?)?$/.test(String(bicPrefix)) ||
        !/^data:image\/svg\+xml,%3Csvg%20[^<>"\s#]{1,8000}%3C\/svg%3E$/.test(String(dataUri)),
    );
    expect(odd).toEqual([]);
  });

  it('knows a bank that everyone knows', () => expect(rowsOf('logos/banks', 'DEUT')[0]?.title).toBe('Deutsche Bank'));
});
