/** A field of an instruction with another value, and what the checks say of it then. */

import { examineAll, findAlerts } from '../../checks/examine.js';
import type { Finding, Findings } from '../../findings/findings.js';
import type { InstructionReading } from '../../instruction/read.js';
import { ResolvedPayment } from '../../payment/resolve.js';
import type { IdentifierField } from './identifier-field.js';

const isSame = (one: Finding, other: Finding): boolean => one.code === other.code && one.pointer === other.pointer;

export class ReplacedField {
  readonly #field: IdentifierField;
  readonly #pointer: string;
  readonly #payment: ResolvedPayment;
  readonly #before: Findings;

  /** `before`: all that was found of the payment as it is. */
  constructor(field: IdentifierField, pointer: string, payment: ResolvedPayment, before: Findings) {
    this.#field = field;
    this.#pointer = pointer;
    this.#payment = payment;
    this.#before = before;
  }

  /** The payment with another value in the field. */
  with(value: string): ResolvedPayment {
    return this.resolve(this.#field.write(this.#payment.reading, value));
  }

  resolve(reading: InstructionReading): ResolvedPayment {
    return new ResolvedPayment(reading, this.#payment.engine);
  }

  /** True where nothing is wrong with the field, and nothing else that was right before. */
  isSound(payment: ResolvedPayment): boolean {
    return findAlerts(payment, payment.plan.checks, 'warning').alerts.every(
      (alert) =>
        alert.severity === 'info' || (alert.pointer !== this.#pointer && this.#before.alerts.some((known) => isSame(known, alert))),
    );
  }

  /** True where the field passes one of the checks that prove something. */
  isProven(payment: ResolvedPayment, proves: (check: string) => boolean): boolean {
    return examineAll(payment).checks.some(
      ({ check, pointer, outcome }) => pointer === this.#pointer && outcome === 'passed' && proves(check),
    );
  }
}
