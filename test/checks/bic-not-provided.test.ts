/** Words in the place of a BIC that say that there is none. */
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, validate } from '../../src/full.js';
import { iban } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });
const german = iban('DE02120300000000202051');
const said = (bic: string) =>
  explain({ creditorAgent: { bic }, ...german }, engine).alerts.map(({ code, severity }) => `${code} ${severity}`);

describe.each(['NOTPROVIDED', 'notprovided', ' NOTPROVIDED ', 'NOTPROVI', 'NOTPROVIXXX', 'NOTAVAIL', 'NOTAVAILXXX'])('%j', (bic) => {
  test('is worth knowing, and no BIC', () => {
    expect(said(bic)).toEqual(['CREDITOR_BIC_NOT_PROVIDED info']);
    expect(validate({ creditorAgent: { bic }, ...german }, engine)).toEqual({ status: 'OK', alerts: [] });
  });

  test('is no bank of Romania or the Vatican', () => {
    const { enrichments } = enrich({ creditorAgent: { bic } }, engine);
    expect(enrichments.creditorAgent).toBeUndefined();
  });

  test('leaves the BIC to enrich', () => {
    const { enrichments } = enrich({ creditorAgent: { bic }, ...german }, engine);
    expect(enrichments.creditorAgent?.bic).toBe(enrich(german, engine).enrichments.creditorAgent?.bic);
    expect(enrichments.creditorAgent?.bic).toMatch(/^BYLADEM1/);
  });

  test('is a missing BIC where one is required', () => {
    const { alerts } = validate({ ...german, creditorAgent: { bic }, settlementInformation: { settlementSystem: 'SWIFT' } }, engine);
    const { alerts: without } = validate({ ...german, settlementInformation: { settlementSystem: 'SWIFT' } }, engine);
    expect(alerts).toEqual(without);
  });
});

test.each(['UNKNOWN', 'XXXXXXXX', 'NOTPROVIDER', 'NOTAVAILAB', 'NONE', 'NOTPROVIDEDNOTPROVIDED'])('%s stays a fault', (bic) => {
  expect(said(bic)[0]).toMatch(/^CREDITOR_BIC_(INVALID_FORMAT|DOES_NOT_EXIST|IBAN_INCONSISTENCY|COUNTRY_INCONSISTENCY) (error|warning)$/);
});
