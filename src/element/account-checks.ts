/**
 * What checks an account: the part of the element that nobody needs before something is typed. A chunk, which `checking.ts` loads.
 *
 * The gotcha: of all that `explain` says it knows the alerts on the account, its bank and its name, with the corrections of IBANs and codes.
 */
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import { alertOf, type FieldAlert } from '../answers/explain/field-alert.js';
import { accountChecks } from '../checks/account-of-creditor.js';
import type { ReferenceData } from '../directory/reference-data.js';
import { assembleEngine } from '../engine/create-engine.js';
import type { Engine } from '../engine/engine.js';
import { Findings } from '../findings/findings.js';
import { fill } from '../messages/fill.js';
import { resolve } from '../payment/resolve.js';
import type { PublishedTables } from '../rules-and-data/create-engine-data.js';
import type { RulesOnDay } from '../rules-and-data/rules.js';
import type { AccountField, AccountForm, Entries, FieldName } from './account-fields.js';
import { entriesAsValue, plainEntry } from './account-value.js';
import { formatByLoaded } from './country-rules.js';
import { type CheckedAccount, type EntryFindings, type FindingOptions, fieldFindings, fieldWith, instructionOf } from './findings.js';

/** An engine with these checks alone. */
export const createCheckingEngine = (day: RulesOnDay, tables: PublishedTables, referenceData: ReferenceData | undefined): Engine =>
  assembleEngine({ ...day, referenceData }, { checks: accountChecks, tables });

/** Of the account, its bank and its name: nothing of what is elsewhere in the payment. */
const isOfAccount = (pointer: string): boolean => /^\/creditor(?:A(?:ccount|gent)|\/name$)/.test(pointer);

function alertsOf(instruction: unknown, engine: Engine): readonly FieldAlert[] {
  const payment = resolve(instruction, engine);
  if (payment === undefined) return [];
  const findings = new Findings(true);
  for (const check of payment.plan.checks) check.examine(payment, findings);
  findings.sort();
  return findings.alerts.filter(({ pointer }) => isOfAccount(pointer)).map((finding) => alertOf(finding, payment));
}

const GRAVEST: readonly string[] = ['error', 'warning'];

/** The gravest alert of each field; nothing of what is only worth knowing. */
function alertsByField(alerts: readonly FieldAlert[], fields: readonly AccountField[]): ReadonlyMap<FieldName, FieldAlert> {
  const found = new Map<FieldName, FieldAlert>();
  for (const severity of GRAVEST) {
    for (const alert of alerts.filter((each) => each.severity === severity)) {
      const name = fieldWith(alert.pointer, fields)?.name;
      if (name !== undefined && !found.has(name)) found.set(name, alert);
    }
  }
  return found;
}

/** A payer knows neither the check digits of a country nor what its numbers are called elsewhere: of these the text is that of the field. */
const isOfField = ({ code, rule }: FieldAlert, { name }: AccountField): boolean =>
  rule.includes('/national-check') || (name !== 'iban' && code.endsWith('_INVALID_FORMAT'));

function correctionOf(field: AccountField, typed: string, country: string, { correction }: FieldAlert): string | undefined {
  if (correction === undefined) return undefined;
  const { at, remove, insert } = correction;
  const text = plainEntry(field, typed, country);
  const corrected = text.slice(0, at) + insert + text.slice(at + remove);
  return field.format === 'IBAN' ? formatByLoaded(corrected, { type: 'IBAN' }).value : corrected;
}

/** Two members name two banks: which of them is meant is not known. */
const isInDoubt = (alerts: readonly FieldAlert[]): boolean =>
  alerts.some(({ code }) => /^CREDITOR_(?:BIC|BANK_IDENTIFIER)_.*INCONSISTENCY$/.test(code));

/** What checks need beside the form. */
export interface ElementContext extends FindingOptions {
  readonly engine: Engine;
  readonly messages: AlertTexts;
  /** Finds the bank in a directory, once that is loaded. */
  readonly bankOf?: ((instruction: unknown, engine: Engine) => EntryFindings['bank']) | undefined;
}

/** What is known of what is typed. */
export function entryFindings(form: AccountForm, entries: Entries, asking: ElementContext): EntryFindings {
  const { asked, fields } = form;
  const { engine, messages, bankOf } = asking;
  const value = entriesAsValue(form, entries);
  const instruction = instructionOf(asked.instruction, value);
  const alerts = alertsOf(instruction, engine);
  const byField = alertsByField(alerts, fields);
  const checked: CheckedAccount = {
    has: (code) => alerts.some((alert) => alert.code === code),
    problemOf: (field) => {
      const alert = byField.get(field.name);
      if (alert === undefined) return undefined;
      const text = isOfField(alert, field) ? field.text.errors.wrong : fill(messages[alert.code], alert.params);
      const correction = correctionOf(field, entries[field.name] ?? '', asked.corridor.country, alert);
      return { problem: { text, isError: alert.severity === 'error', code: alert.code }, ...(correction !== undefined && { correction }) };
    },
    bank: value?.creditorAccount?.id !== undefined && !isInDoubt(alerts) ? bankOf?.(instruction, engine) : undefined,
  };
  return fieldFindings(form, entries, asking, checked);
}
