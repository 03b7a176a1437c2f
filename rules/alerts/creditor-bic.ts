/** Alerts: the BIC of the creditor’s bank. */
import { alert } from '../vocabulary/alert.js';
import { ada, iban, paid } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorBic = {
  CREDITOR_BIC_MISSING: alert({
    severity: 'error',
    reason: 'RC07',
    rules: requirementRules,
    cause: 'Without the BIC, the payment cannot be routed.',
    fix: 'Ask the creditor for the BIC, or take it from an invoice or a bank statement.',
    example: { ...ada, ...paid('US', undefined, '58077575655350514', 'SWIFT') },
    texts: {
      en: '{by} requires the BIC of the creditor’s bank.',
      de: 'Für {by} wird der BIC der Bank des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, le BIC de la banque du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita el código SWIFT/BIC del banco del beneficiario.',
      pt: 'Para {by} é necessário o código SWIFT/BIC do banco do beneficiário.',
    },
  }),

  CREDITOR_BIC_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC01',
    rules: { 'bic/form': 'ISO 9362' },
    cause: 'The message is rejected: the BIC cannot be read.',
    fix: 'Compare the BIC with the original, character by character; ask the creditor if it looks the same.',
    example: { creditorAgent: { bic: 'COBADEF' } },
    texts: {
      en: 'A BIC has eight or eleven characters with a country code in the fifth and sixth place; this one does not.',
      de: 'Der BIC besteht nicht aus acht oder elf Zeichen mit einem Ländercode an fünfter und sechster Stelle.',
      fr: 'Le BIC ne compte pas huit ou onze caractères avec un code pays en cinquième et sixième position.',
      es: 'El código SWIFT/BIC no tiene ocho u once caracteres con un código de país en las posiciones quinta y sexta.',
      pt: 'O código SWIFT/BIC não tem oito ou onze caracteres com um código de país na quinta e na sexta posição.',
    },
  }),

  CREDITOR_BIC_DOES_NOT_EXIST: alert({
    severity: 'error',
    reason: 'RC07',
    rules: { 'bic/location': 'ISO 20022, BICIdentifier', 'bic/directory': 'the country’s BIC directory, see editions' },
    cause: 'The payment cannot be routed and is returned.',
    fix: 'Compare the BIC with the original; ask the creditor if it looks the same.',
    example: { creditorAgent: { bic: 'BARCGB00XXX' } },
    texts: {
      en: 'This BIC does not exist.',
      de: 'Diesen BIC gibt es nicht.',
      fr: 'Ce BIC n’existe pas.',
      es: 'El código SWIFT/BIC no existe.',
      pt: 'O código SWIFT/BIC não existe.',
    },
  }),

  CREDITOR_BIC_NOT_ALLOWED: alert({
    severity: 'error',
    reason: 'RC07',
    rules: { 'bic/test': 'ISO 9362, eighth character 0' },
    cause: 'The network does not deliver payments to test addresses.',
    fix: 'Ask the bank for its BIC for payments.',
    example: { creditorAgent: { bic: 'COBADEF0' } },
    texts: {
      en: 'This BIC is for tests only: its eighth character is 0.',
      de: 'Der BIC ist nur für Tests bestimmt: An achter Stelle steht 0.',
      fr: 'Le BIC ne sert qu’aux tests, car son huitième caractère est 0.',
      es: 'El código SWIFT/BIC solo sirve para pruebas: su octavo carácter es 0.',
      pt: 'O código SWIFT/BIC serve só para testes: na oitava posição está 0.',
    },
  }),

  CREDITOR_BIC_NOT_CONNECTED: alert({
    severity: 'info',
    reason: 'RC07',
    rules: { 'bic/passive': 'ISO 9362, eighth character 1' },
    cause: 'The payment takes a longer way or needs an intermediary.',
    fix: 'Ask the bank which bank receives payments for it.',
    example: { creditorAgent: { bic: 'NTSBDEB1XXX' } },
    texts: {
      en: 'This BIC is not connected to the SWIFT network: payments reach the bank through its national system or another bank.',
      de: 'Der BIC ist nicht an das SWIFT-Netz angeschlossen: Die Bank ist über das System ihres Landes oder über eine andere Bank zu erreichen.',
      fr: 'Le BIC n’est pas connecté au réseau SWIFT, et la banque se joint par son système national ou par une autre banque.',
      es: 'El código SWIFT/BIC no está conectado a la red SWIFT: se llega al banco por su sistema nacional o a través de otro banco.',
      pt: 'O código SWIFT/BIC não está ligado à rede SWIFT: chega-se ao banco pelo seu sistema nacional ou por outro banco.',
    },
  }),

  CREDITOR_BIC_COUNTRY_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'AG06',
    rules: { 'bic/country': 'ISO 9362' },
    cause: 'The payment is routed to a bank in another country.',
    fix: 'Ask the creditor which of the two is right.',
    example: { country: 'FR', creditorAgent: { bic: 'COBADEFF' } },
    texts: {
      en: 'The BIC belongs to {found}, but the payment goes to {country}.',
      de: 'Der BIC ist aus {found}, die Zahlung geht aber nach {country}.',
      fr: 'Le pays du BIC est {found}, mais le paiement part vers {country}.',
      es: 'El código SWIFT/BIC es de {found}, pero el pago va a {country}.',
      pt: 'O código SWIFT/BIC é de {found}, mas o pagamento vai para {country}.',
    },
  }),

  CREDITOR_BIC_IBAN_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AGNT',
    rules: { 'bic/iban': 'the country’s bank directory, see editions' },
    cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
    fix: 'Ask the creditor which of the two is right: the account may have moved to another bank.',
    example: { currency: 'CHF', creditorAgent: { bic: 'POFICHBE' }, ...iban('CH1000230000000012345') },
    texts: {
      en: 'The BIC and the IBAN belong to different banks.',
      de: 'BIC und IBAN gehören zu verschiedenen Banken.',
      fr: 'Le BIC et l’IBAN appartiennent à des banques différentes.',
      es: 'El código SWIFT/BIC y el IBAN son de bancos distintos.',
      pt: 'O código SWIFT/BIC e o IBAN são de bancos diferentes.',
    },
  }),

  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AGNT',
    rules: { 'bic/issuer': 'the rules of the method', 'bic/bank-identifier': 'the country’s bank directory, see editions' },
    cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
    fix: 'Ask the creditor which of the two is right: the account may have moved to another bank.',
    example: {
      country: 'DE',
      creditorAgent: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '37040044' } },
    },
    texts: {
      en: 'The BIC belongs to another bank than the bank identifier, or the method, names.',
      de: 'Der BIC gehört zu einer anderen Bank als der, für die die Bankleitzahl oder die Zahlungsart steht.',
      fr: 'Le BIC appartient à une autre banque que celle que désigne le code banque ou le mode de paiement.',
      es: 'El código SWIFT/BIC es de otro banco que el que indica el código de banco o el método de pago.',
      pt: 'O código SWIFT/BIC não é do banco indicado pelo código de banco ou pelo método de pagamento.',
    },
  }),

  CREDITOR_BIC_NOT_REACHABLE: alert({
    severity: 'warning',
    reason: 'CNOR',
    rules: { 'bic/sepa': 'European Payments Council, registers of participants, see editions' },
    cause: 'The payment goes out as a slower and dearer transfer, or comes back.',
    fix: 'Use another system, or ask for an account at a bank that takes part in SEPA.',
    // the bank has left: the register gives the day
    example: { currency: 'EUR', creditorAgent: { bic: 'FNNBMTMT' } },
    texts: {
      en: 'No SEPA scheme reaches the bank with this BIC.',
      de: 'Kein SEPA-Verfahren erreicht die Bank mit diesem BIC.',
      fr: 'Aucun dispositif SEPA n’atteint la banque qui a ce BIC.',
      es: 'Ningún esquema SEPA llega al banco que tiene este código SWIFT/BIC.',
      pt: 'Nenhum esquema SEPA chega ao banco com este código SWIFT/BIC.',
    },
  }),
};
