/** Alerts: the account of the creditor: its JSON, its type, its currency. */
import { alert } from '../vocabulary/alert.js';
import { ada, iban, paid } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorAccount = {
  CREDITOR_ACCOUNT_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The account cannot be read, so the payment cannot be sent.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { creditorAccount: { id: 'DE89370400440532013000' } },
    texts: {
      en: 'The creditor account, or a field of it, has the wrong JSON type.',
      de: 'Die Angaben zum Konto des Zahlungsempfängers, oder ein Teil davon, haben den falschen JSON-Typ.',
      fr: 'Les données du compte du bénéficiaire, ou l’une d’elles, n’ont pas le bon type JSON.',
      es: 'Los datos de la cuenta del beneficiario, o alguno de ellos, no tienen el tipo JSON correcto.',
      pt: 'Os dados da conta do beneficiário, ou algum deles, não têm o tipo JSON correto.',
    },
  }),

  CREDITOR_ACCOUNT_MISSING: alert({
    severity: 'error',
    reason: 'AC03',
    rules: requirementRules,
    cause: 'Without an account, the payment cannot be credited.',
    fix: 'Ask the creditor for the account, or take it from an invoice or a bank statement.',
    example: { ...ada, settlementInformation: { settlementSystem: 'SCT' } },
    texts: {
      en: '{by} requires the account of the creditor.',
      de: 'Für {by} wird das Konto des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, le compte du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita la cuenta del beneficiario.',
      pt: 'Para {by} é necessária a conta do beneficiário.',
    },
  }),

  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'account-id/type': 'the rules of the method' },
    cause: 'The provider cannot find the account and rejects the payment.',
    fix: 'Ask for an identifier that the method accepts, or choose another method.',
    example: {
      country: 'AU',
      method: 'BPAY',
      creditor: { name: 'Example Energy' },
      creditorAccount: { id: { value: 'ada@example.org', type: 'EMAIL' } },
      creditorAgent: { clearingSystemMemberId: { memberId: '12345' } },
    },
    texts: {
      en: 'The method {method} does not accept account identifiers of this type.',
      de: 'Die Zahlungsart {method} nimmt diese Art von Kontokennung nicht an.',
      fr: 'Le mode de paiement {method} n’accepte pas ce type d’identifiant de compte.',
      es: 'El método de pago {method} no acepta este tipo de identificador de cuenta.',
      pt: 'O método de pagamento {method} não aceita este tipo de identificador de conta.',
    },
  }),

  CREDITOR_ACCOUNT_TYPE_MISSING: alert({
    severity: 'warning',
    reason: 'AC14',
    rules: requirementRules,
    cause: 'The bank cannot tell which account to credit and returns the payment.',
    fix: 'Ask the creditor which type the account is.',
    example: { ...paid('US', '097237624', '58077575655350514', 'US_FEDACH'), ...ada },
    optional: ['types'],
    texts: {
      en: '{by} requires the type of the account ({types}).',
      de: 'Für {by} wird die Art des Kontos benötigt ({types}).',
      fr: 'Pour {by}, le type de compte est nécessaire ({types}).',
      es: 'Para {by} se necesita el tipo de cuenta ({types}).',
      pt: 'Para {by} é necessário o tipo de conta ({types}).',
    },
  }),

  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: alert({
    severity: 'warning',
    reason: 'AC14',
    rules: { 'account/type': 'what payout providers and central banks ask for in the country' },
    cause: 'The bank cannot tell which account to credit and may return the payment.',
    fix: 'Use one of the types that the text lists.',
    example: {
      ...ada,
      country: 'US',
      currency: 'USD',
      creditorAccount: { id: { value: '58077575655350514', type: 'ACCOUNT_NUMBER' }, type: 'GOLD' },
    },
    texts: {
      en: '{country} has no accounts of this type ({types}).',
      de: 'Konten dieser Art gibt es in {country} nicht (möglich: {types}).',
      fr: 'Pour {country}, il n’existe pas de compte de ce type. Les types possibles sont {types}.',
      es: 'En {country} no hay cuentas de este tipo (tipos posibles: {types}).',
      pt: 'Em {country} não há contas deste tipo (tipos possíveis: {types}).',
    },
  }),

  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'AC11',
    rules: { 'account-number/currency': 'the country’s rules' },
    cause: 'The bank converts the amount at its own rate, or returns it.',
    fix: 'Pay in the currency of the account, or ask for an account in the other currency.',
    example: { currency: 'USD', ...iban('RU0304452522540817810538091310419') },
    texts: {
      en: 'By its number, the account is held in {found}, but the payment is in {currency}.',
      de: 'Nach der Kontonummer wird das Konto in {found} geführt, die Zahlung lautet auf {currency}.',
      fr: 'D’après son numéro, le compte est tenu en {found}, mais le paiement est en {currency}.',
      es: 'Según su número, la cuenta está en {found}, pero el pago es en {currency}.',
      pt: 'Segundo o seu número, a conta é em {found}, mas o pagamento é em {currency}.',
    },
  }),
};
