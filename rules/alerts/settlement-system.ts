/** Alerts: the settlement system. */
import { alert } from '../vocabulary/alert.js';
import { iban, local, sct } from './shared/instructions.js';

export const settlementSystem = {
  SETTLEMENT_INFORMATION_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'FF01',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The settlement system cannot be read, and the payment may take another one.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { settlementInformation: { settlementSystem: 7 } },
    texts: {
      en: 'The settlement information, or a field of it, has the wrong JSON type.',
      de: 'Die Angaben zur Abwicklung, oder ein Teil davon, haben den falschen JSON-Typ.',
      fr: 'Les données de règlement, ou l’une d’elles, n’ont pas le bon type JSON.',
      es: 'Los datos de la liquidación, o alguno de ellos, no tienen el tipo JSON correcto.',
      pt: 'Os dados da liquidação, ou algum deles, não têm o tipo JSON correto.',
    },
  }),

  SETTLEMENT_SYSTEM_UNKNOWN: alert({
    severity: 'warning',
    reason: 'FF04',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'Nobody can tell whether the payment can be carried; nothing is checked against the system’s rules.',
    fix: 'Use one of the names in docs/coverage.md.',
    example: { settlementInformation: { settlementSystem: 'SEPA' } },
    optional: ['meant'],
    texts: {
      en: 'No settlement system has this name (did you mean {meant}?).',
      de: 'Ein Abwicklungssystem dieses Namens ist nicht bekannt (vielleicht {meant}).',
      fr: 'Aucun système de règlement de ce nom n’est connu (peut-être {meant}).',
      es: 'No se conoce ningún sistema de liquidación con este nombre (tal vez {meant}).',
      pt: 'Não se conhece nenhum sistema de liquidação com este nome (talvez {meant}).',
    },
  }),

  SETTLEMENT_SYSTEM_DISCONTINUED: alert({
    severity: 'error',
    reason: 'FF04',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'The payment cannot be sent through a system that is closed.',
    fix: 'Use the system that replaced it; enrichment lists those that fit.',
    example: { country: 'BG', settlementInformation: { settlementSystem: 'BG_RINGS' } },
    texts: {
      en: 'The settlement system {system} is not in operation on {on}.',
      de: 'Das Abwicklungssystem {system} ist am {on} nicht in Betrieb.',
      fr: 'Le système de règlement {system} n’est pas en service à la date du {on}.',
      es: 'El sistema de liquidación {system} no está en funcionamiento el {on}.',
      pt: 'O sistema de liquidação {system} não está em funcionamento em {on}.',
    },
  }),

  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AG03',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'The system rejects the payment.',
    fix: 'Choose a settlement system that reaches the country.',
    example: { country: 'US', settlementInformation: { settlementSystem: 'SCT' } },
    texts: {
      en: 'The settlement system {system} does not reach accounts in {country}.',
      de: 'Das Abwicklungssystem {system} erreicht keine Konten in {country}.',
      fr: 'Le système de règlement {system} n’atteint pas de comptes pour {country}.',
      es: 'El sistema de liquidación {system} no llega a las cuentas de {country}.',
      pt: 'O sistema de liquidação {system} não chega às contas de {country}.',
    },
  }),

  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'CURR',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'The system rejects the payment.',
    fix: 'Choose a settlement system of the currency, or pay in another currency.',
    example: { currency: 'USD', settlementInformation: { settlementSystem: 'SCT' } },
    texts: {
      en: 'The settlement system {system} does not carry payments in {currency}.',
      de: 'Das Abwicklungssystem {system} führt keine Zahlungen in {currency} aus.',
      fr: 'Le système de règlement {system} n’achemine pas de paiements en {currency}.',
      es: 'El sistema de liquidación {system} no transmite pagos en {currency}.',
      pt: 'O sistema de liquidação {system} não transmite pagamentos em {currency}.',
    },
  }),

  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AG03',
    rules: { 'settlement-system': 'the rules of the settlement system' },
    cause: 'The system rejects the payment.',
    fix: 'Ask for an identifier that the system accepts, or choose another system.',
    example: {
      ...local('DE', '37040044', '532013000'),
      settlementInformation: { settlementSystem: 'SCT' },
    },
    texts: {
      en: 'The settlement system {system} does not accept account identifiers of this type.',
      de: 'Das Abwicklungssystem {system} nimmt diese Art von Kontokennung nicht an.',
      fr: 'Le système de règlement {system} n’accepte pas ce type d’identifiant de compte.',
      es: 'El sistema de liquidación {system} no acepta este tipo de identificador de cuenta.',
      pt: 'O sistema de liquidação {system} não aceita este tipo de identificador de conta.',
    },
  }),

  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'AG03',
    rules: { 'settlement-system/creditor-type': 'the rules of the settlement system' },
    cause: 'The system rejects the payment: it serves only individuals, or only businesses.',
    fix: 'Correct the type of the creditor, or choose another system.',
    example: {
      country: 'CN',
      creditorAgent: { bic: 'ICBKCNBJ' },
      creditor: { name: 'Ada Example', type: 'INDIVIDUAL', documents: [{ type: 'PASSPORT', value: 'E12345678' }] },
      creditorAccount: { id: { value: '69118931102179928882968580945690', type: 'ACCOUNT_NUMBER' } },
      settlementInformation: { settlementSystem: 'CIPS' },
    },
    texts: {
      en: 'The settlement system {system} does not pay to creditors of this type.',
      de: 'Das Abwicklungssystem {system} zahlt nicht an diese Art von Zahlungsempfänger.',
      fr: 'Le système de règlement {system} ne permet pas de payer un bénéficiaire de ce type.',
      es: 'El sistema de liquidación {system} no permite pagar a un beneficiario de este tipo.',
      pt: 'O sistema de liquidação {system} não permite pagar a um beneficiário deste tipo.',
    },
  }),

  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: alert({
    severity: 'warning',
    reason: 'CNOR',
    rules: { 'settlement-system/reach': 'the system’s list of participants, see editions' },
    cause: 'The system rejects the payment: the bank does not take part.',
    fix: 'Choose a system in which the bank takes part.',
    example: { ...sct, creditor: { name: 'Ada Example' }, ...iban('AD8400080001000012345678') },
    texts: {
      en: 'The settlement system {system} does not reach the creditor’s bank.',
      de: 'Das Abwicklungssystem {system} erreicht die Bank des Zahlungsempfängers nicht.',
      fr: 'Le système de règlement {system} n’atteint pas la banque du bénéficiaire.',
      es: 'El sistema de liquidación {system} no llega al banco del beneficiario.',
      pt: 'O sistema de liquidação {system} não chega ao banco do beneficiário.',
    },
  }),
};
