/** Settlement information: its shape. What a scheme asks for is asked by the scheme. */
import type { Case } from './case.js';

export function judgeSettlement({ reading, findings }: Case): void {
  for (const [member, pointer] of [
    [reading.settlementInformation, '/settlementInformation'],
    [reading.settlementSystem, '/settlementInformation/settlementSystem'],
  ] as const) {
    if (member.is === 'wrong-type') return findings.alert('SETTLEMENT_INFORMATION_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
  }
}
