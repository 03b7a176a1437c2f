/** Whether anybody along the corridor needs a way to reach the creditor. */
import type { AskedPointer } from '../../../../rules/vocabulary/scheme.js';
import type { Basis } from '../../../findings/severity.js';
import type { Payment } from '../../../payment/payment.js';

/** What a fault in the field rests on: as sure as who asks for the field; where nobody does, the payment lands without it. */
export const basisOfContact = ({ plan }: Payment, pointer: AskedPointer): Basis =>
  plan.requiredFields.find(({ pointers }) => pointers.includes(pointer))?.restsOn ?? 'likely';
