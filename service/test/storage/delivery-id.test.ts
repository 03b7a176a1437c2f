import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readUuid } from '../../bytes/uuid.js';
import { deliveryId } from '../../storage/delivery-id.js';

describe('a UUID', () => {
  test('is read in capitals and small letters', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(readUuid(uuid)).toBe(uuid);
        expect(readUuid(uuid.toUpperCase())).toBe(uuid);
      }),
    );
  });

  test('in no other form', () => {
    const uuid = '0190163d-8694-739b-aea5-966c26f8ad91';
    const others = [
      `{${uuid}}`,
      `urn:uuid:${uuid}`,
      uuid.replaceAll('-', ''),
      ` ${uuid}`,
      uuid.slice(1),
      uuid.replace('d', 'g'),
      '',
      `${uuid}\n`,
    ];
    for (const other of [...others, uuid.replace('-', 'a'), uuid.replace('1', '١'), 'a'.repeat(100_000)])
      expect(readUuid(other)).toBeUndefined();
  });
});

describe('the identifier of a delivery', () => {
  test('follows from event and subscription, as a UUID of version 8', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.uuid(), async (event, subscription) => {
        const id = await deliveryId(event, subscription);
        expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
        expect(await deliveryId(event.toUpperCase(), subscription)).toBe(id);
        if (event !== subscription) expect(await deliveryId(subscription, event)).not.toBe(id);
        const hex = createHash('sha256').update(`${event} ${subscription}`).digest('hex');
        expect(id.replaceAll('-', '').slice(0, 12)).toBe(hex.slice(0, 12));
        expect(id.slice(-12)).toBe(hex.slice(20, 32));
      }),
    );
  });
});
