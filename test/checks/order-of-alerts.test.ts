/** The order of the alerts, and what is written down of a payment. */
import { describe, expect, test } from 'vitest';
import { examineAll, findAlerts } from '../../src/checks/examine.js';
import { createEngine } from '../../src/index.js';
import { type ResolvedPayment, resolve } from '../../src/payment/resolve.js';
import { account } from '../answers/instructions.js';

const engine = createEngine({ on: '2026-11-20' });

function paymentOf(instruction: unknown): ResolvedPayment {
  const payment = resolve(instruction, engine);
  if (payment === undefined) throw new Error('no instruction');
  return payment;
}

test('outcomes are written down where they are asked for alone', () => {
  const payment = paymentOf({ country: 'DE' });
  expect(findAlerts(payment, payment.plan.checks, 'info').checks).toEqual([]);
  expect(examineAll(payment).checks).not.toEqual([]);
});

const places = (instruction: unknown): readonly string[] =>
  examineAll(paymentOf(instruction))
    .alerts.map(({ pointer }) => pointer.split('/', 3).join('/'))
    .filter((pointer, at, all) => pointer !== all[at - 1]);

describe('alerts come in the order of the fields, whoever finds them first', () => {
  test('what a system asks for', () => {
    const instruction = {
      settlementInformation: { settlementSystem: 'US_CHIPS', further: 7 },
      intermediaryAgent1: { bic: 'x' },
      creditor: { taxId: 7 },
      ...account('1234567890'),
      currency: 'USD1',
      country: 'US',
    };
    expect(places(instruction)).toEqual([
      ...['/currency', '/creditor/name', '/creditor/taxId', '/creditorAgent', '/intermediaryAgent1/bic'],
      '/settlementInformation/further',
    ]);
  });

  test('what a method asks for, beside a system that cannot carry the payment', () => {
    const instruction = {
      country: 'AU',
      currency: 'AUD',
      method: 'BPAY',
      settlementInformation: { settlementSystem: 'SCT' },
      intermediaryAgent3: { bic: 'COBADEFF' },
      intermediaryAgent2: { bic: 'COBADEFF' },
      intermediaryAgent1: { bic: 'COBADEFF' },
    };
    expect(places(instruction).filter((place) => /^.(?:inter|settle)/.test(place))).toEqual([
      '/intermediaryAgent1',
      '/intermediaryAgent2',
      '/intermediaryAgent3',
      '/settlementInformation/settlementSystem',
    ]);
  });

  test('a bank that a method asks for stands before the system', () => {
    const instruction = {
      country: 'US',
      currency: 'USD',
      method: 'BANK_ACCOUNT',
      settlementInformation: { settlementSystem: 'SCT' },
      ...account('1234567890'),
    };
    const [last, before] = places(instruction).toReversed();
    expect([before, last]).toEqual(['/creditorAgent', '/settlementInformation/settlementSystem']);
  });
});
