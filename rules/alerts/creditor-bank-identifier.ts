/** Alerts: national bank and branch identifiers of the creditor’s bank. */
import { alert } from '../vocabulary/alert.js';
import { ada, iban, paid } from './shared/instructions.js';
import { nationalChecks } from './shared/national-checks.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorBankIdentifier = {
  CREDITOR_BANK_IDENTIFIER_MISSING: alert({
    severity: 'error',
    reason: 'RC10',
    rules: requirementRules,
    cause: 'Without the bank identifier, the payment cannot be routed.',
    fix: 'Ask the creditor for the bank identifier, or take it from an invoice or a bank statement.',
    example: { ...ada, ...paid('US', undefined, '58077575655350514', 'US_FEDWIRE') },
    texts: {
      en: '{by} requires the bank identifier.',
      de: 'Für {by} wird die Bankleitzahl benötigt.',
      fr: 'Pour {by}, le code banque est nécessaire.',
      es: 'Para {by} se necesita el código de banco.',
      pt: 'Para {by} é necessário o código de banco.',
    },
  }),

  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC10',
    rules: {
      'bank-identifier/national-check/*': nationalChecks,
      'bank-identifier/biller': 'the rules of the method',
      'bank-identifier/form': 'the country’s rules',
    },
    cause: 'The payment cannot be routed and is rejected.',
    fix: 'Compare the identifier with the original; ask the creditor if it looks the same.',
    example: { country: 'DE', creditorAgent: { clearingSystemMemberId: { memberId: '3704' } } },
    texts: {
      en: 'This is not a valid bank identifier of {country}.',
      de: 'Die Bankleitzahl hat nicht die Form, die in {country} gilt.',
      fr: 'Le code banque n’a pas la forme en usage pour {country}.',
      es: 'El código de banco no tiene la forma que se usa en {country}.',
      pt: 'O código de banco não tem o formato usado em {country}.',
    },
  }),

  CREDITOR_BANK_IDENTIFIER_UNKNOWN: alert({
    severity: 'warning',
    reason: 'RC10',
    rules: { 'bank-identifier/directory': 'the country’s bank directory, see editions' },
    cause: 'The payment cannot be routed and is returned.',
    fix: 'Compare the identifier with the original; ask the creditor whether the bank still exists.',
    example: { country: 'DE', creditorAgent: { clearingSystemMemberId: { memberId: '99999999' } } },
    texts: {
      en: 'No bank in {country} has this bank identifier.',
      de: 'Keine Bank in {country} hat diese Bankleitzahl.',
      fr: 'Pour {country}, aucune banque n’a ce code banque.',
      es: 'Ningún banco de {country} tiene este código de banco.',
      pt: 'Nenhum banco de {country} tem este código de banco.',
    },
  }),

  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'RC04',
    rules: { 'bank-identifier/iban': 'ISO 13616-1' },
    cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
    fix: 'Ask the creditor which of the two is right: the account may have moved to another bank.',
    example: {
      creditorAgent: { clearingSystemMemberId: { memberId: '10000000' } },
      ...iban('DE89370400440532013000'),
    },
    texts: {
      en: 'The bank identifier differs from the one in the IBAN.',
      de: 'Die Bankleitzahl ist nicht die, die in der IBAN steckt.',
      fr: 'Le code banque n’est pas celui que contient l’IBAN.',
      es: 'El código de banco no es el que contiene el IBAN.',
      pt: 'O código de banco não é o que está no IBAN.',
    },
  }),

  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC08',
    rules: { 'branch-identifier/form': 'the country’s rules' },
    cause: 'The bank cannot find the branch and returns the payment.',
    fix: 'Compare the identifier with the original; ask the creditor if it looks the same.',
    example: {
      country: 'ES',
      creditorAgent: { clearingSystemMemberId: { memberId: '2100' }, branchId: '41' },
    },
    texts: {
      en: 'This is not a valid branch identifier of {country}.',
      de: 'Die Filialnummer hat nicht die Form, die in {country} gilt.',
      fr: 'Le code guichet n’a pas la forme en usage pour {country}.',
      es: 'El código de sucursal no tiene la forma que se usa en {country}.',
      pt: 'O código de agência não tem o formato usado em {country}.',
    },
  }),

  CREDITOR_BRANCH_IDENTIFIER_MISSING: alert({
    severity: 'warning',
    reason: 'AC08',
    rules: requirementRules,
    cause: 'The bank cannot find the account without its branch and returns the payment.',
    fix: 'Ask the creditor for the branch, or take it from an invoice or a bank statement.',
    example: { ...ada, ...paid('LK', '7898', '28891691189311021799', 'LK_SLIPS') },
    texts: {
      en: '{by} requires the branch identifier.',
      de: 'Für {by} wird die Filialnummer benötigt.',
      fr: 'Pour {by}, le code guichet est nécessaire.',
      es: 'Para {by} se necesita el código de sucursal.',
      pt: 'Para {by} é necessário o código de agência.',
    },
  }),

  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: alert({
    severity: 'warning',
    reason: 'AC08',
    rules: { 'branch-identifier/directory': 'the country’s branch directory, see editions' },
    cause: 'The bank cannot find the account and returns the payment.',
    fix: 'Compare the identifier with the original; ask the creditor whether the branch still exists.',
    example: { country: 'IN', creditorAgent: { clearingSystemMemberId: { memberId: 'HDFC0ZZZZZZ' } } },
    texts: {
      en: 'The bank has no branch with this identifier.',
      de: 'Die Bank hat keine Filiale mit dieser Nummer.',
      fr: 'La banque n’a pas d’agence avec ce code guichet.',
      es: 'El banco no tiene ninguna sucursal con este código.',
      pt: 'O banco não tem nenhuma agência com este código.',
    },
  }),
};
