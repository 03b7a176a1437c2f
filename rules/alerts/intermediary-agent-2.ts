/** Alerts: the second intermediary agent. */
import { alert } from '../vocabulary/alert.js';
import { ada, sct } from './shared/instructions.js';
import { nationalChecks } from './shared/national-checks.js';

export const intermediaryAgent2 = {
  INTERMEDIARY_AGENT2_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC11',
    rules: { 'instruction/shape': 'Payment Preparation Interface, payment instruction' },
    cause: 'The agent cannot be read, so the payment cannot take this way.',
    fix: 'Send the field with the JSON type that the contract gives it.',
    example: { intermediaryAgent2: [] },
    texts: {
      en: 'The second intermediary agent, or a field of it, has the wrong JSON type.',
      de: 'Die Angaben zur zweiten zwischengeschalteten Bank, oder ein Teil davon, haben den falschen JSON-Typ.',
      fr: 'Les données de la deuxième banque intermédiaire, ou l’une d’elles, n’ont pas le bon type JSON.',
      es: 'Los datos del segundo banco intermediario, o alguno de ellos, no tienen el tipo JSON correcto.',
      pt: 'Os dados do segundo banco intermediário, ou algum deles, não têm o tipo JSON correto.',
    },
  }),

  INTERMEDIARY_AGENT2_BIC_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC11',
    rules: { 'bic/form': 'ISO 9362' },
    cause: 'The message is rejected: the BIC cannot be read.',
    fix: 'Compare the BIC with the original, character by character.',
    example: { intermediaryAgent2: { bic: 'COBADEFFX' } },
    texts: {
      en: 'The BIC of the second intermediary agent must have eight or eleven characters with a country code.',
      de: 'Der BIC der zweiten zwischengeschalteten Bank besteht nicht aus acht oder elf Zeichen mit einem Ländercode.',
      fr: 'Le BIC de la deuxième banque intermédiaire ne compte pas huit ou onze caractères avec un code pays.',
      es: 'El código SWIFT/BIC del segundo banco intermediario no tiene ocho u once caracteres con un código de país.',
      pt: 'O código SWIFT/BIC do segundo banco intermediário não tem oito ou onze caracteres com um código de país.',
    },
  }),

  INTERMEDIARY_AGENT2_BIC_DOES_NOT_EXIST: alert({
    severity: 'error',
    reason: 'RC11',
    rules: { 'bic/location': 'ISO 20022, BICIdentifier', 'bic/directory': 'the country’s BIC directory, see editions' },
    cause: 'The payment cannot be routed and is returned.',
    fix: 'Compare the BIC with the original; ask the creditor’s bank if it looks the same.',
    example: { intermediaryAgent2: { bic: 'COBADE0F' } },
    texts: {
      en: 'The BIC of the second intermediary agent does not exist.',
      de: 'Den BIC der zweiten zwischengeschalteten Bank gibt es nicht.',
      fr: 'Le BIC de la deuxième banque intermédiaire n’existe pas.',
      es: 'El código SWIFT/BIC del segundo banco intermediario no existe.',
      pt: 'O código SWIFT/BIC do segundo banco intermediário não existe.',
    },
  }),

  INTERMEDIARY_AGENT2_BIC_NOT_ALLOWED: alert({
    severity: 'error',
    reason: 'RC11',
    rules: { 'bic/test': 'ISO 9362, eighth character 0' },
    cause: 'The network does not deliver payments to test addresses.',
    fix: 'Ask the bank for its BIC for payments.',
    example: { intermediaryAgent2: { bic: 'COBADEF0XXX' } },
    texts: {
      en: 'The BIC of the second intermediary agent is for tests only.',
      de: 'Der BIC der zweiten zwischengeschalteten Bank ist nur für Tests bestimmt.',
      fr: 'Le BIC de la deuxième banque intermédiaire ne sert qu’aux tests.',
      es: 'El código SWIFT/BIC del segundo banco intermediario solo sirve para pruebas.',
      pt: 'O código SWIFT/BIC do segundo banco intermediário serve só para testes.',
    },
  }),

  INTERMEDIARY_AGENT2_BANK_IDENTIFIER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'RC11',
    rules: { 'bank-identifier/national-check/*': nationalChecks, 'bank-identifier/form': 'the country’s rules' },
    cause: 'The payment cannot be routed and is rejected.',
    fix: 'Compare the identifier with the original, digit by digit.',
    example: { intermediaryAgent2: { clearingSystemMemberId: { memberId: '//FW02100002' } } },
    texts: {
      en: 'The bank identifier of the second intermediary agent is not a valid one of {country}.',
      de: 'Die Bankleitzahl der zweiten zwischengeschalteten Bank hat nicht die Form, die in {country} gilt.',
      fr: 'Le code banque de la deuxième banque intermédiaire n’a pas la forme en usage pour {country}.',
      es: 'El código de banco del segundo banco intermediario no tiene la forma que se usa en {country}.',
      pt: 'O código de banco do segundo banco intermediário não tem o formato usado em {country}.',
    },
  }),

  INTERMEDIARY_AGENT2_BIC_BANK_IDENTIFIER_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AGNT',
    rules: { 'bic/bank-identifier': 'the country’s bank directory, see editions' },
    cause: 'The payment goes to one of the two banks, and the wrong one returns it.',
    fix: 'Ask the creditor’s bank which of the two is right.',
    example: {
      intermediaryAgent2: { bic: 'DEUTDEFF', clearingSystemMemberId: { memberId: '//BL37040044' } },
    },
    texts: {
      en: 'The BIC and the bank identifier of the second intermediary agent belong to different banks.',
      de: 'BIC und Bankleitzahl der zweiten zwischengeschalteten Bank gehören zu verschiedenen Banken.',
      fr: 'Le BIC et le code banque de la deuxième banque intermédiaire appartiennent à des banques différentes.',
      es: 'El código SWIFT/BIC y el código de banco del segundo banco intermediario son de bancos distintos.',
      pt: 'O código SWIFT/BIC e o código de banco do segundo banco intermediário são de bancos diferentes.',
    },
  }),

  INTERMEDIARY_AGENT2_NOT_ALLOWED: alert({
    severity: 'warning',
    reason: 'AGNT',
    rules: { 'demand/settlement-system': 'the rules of the settlement system', 'demand/method': 'the rules of the method' },
    cause: 'The agent is ignored, or the message is rejected.',
    fix: 'Remove the agent, or choose a system that passes payments through other banks.',
    example: { ...ada, ...sct, intermediaryAgent2: { bic: 'DEUTDEFF' } },
    texts: {
      en: '{by} does not use intermediary agents.',
      de: 'Bei {by} gibt es keine zwischengeschalteten Banken.',
      fr: 'Pour {by}, il n’y a pas de banque intermédiaire.',
      es: 'Con {by} no hay bancos intermediarios.',
      pt: 'Com {by} não há bancos intermediários.',
    },
  }),

  INTERMEDIARY_AGENT2_DUPLICATE: alert({
    severity: 'warning',
    reason: 'AGNT',
    rules: { 'intermediary/repetition': 'payprep, heuristic' },
    cause: 'A bank that stands in the chain twice may hold or reject the payment.',
    fix: 'Name each bank once.',
    example: { intermediaryAgent1: { bic: 'BARCUS33' }, intermediaryAgent2: { bic: 'BARCUS33XXX' } },
    texts: {
      en: 'The second intermediary agent is the creditor’s bank, or repeats another intermediary agent.',
      de: 'Die zweite zwischengeschaltete Bank ist die Bank des Zahlungsempfängers oder noch einmal eine andere zwischengeschaltete Bank.',
      fr: 'La deuxième banque intermédiaire est la banque du bénéficiaire, ou répète une autre banque intermédiaire.',
      es: 'El segundo banco intermediario es el banco del beneficiario o repite otro banco intermediario.',
      pt: 'O segundo banco intermediário é o banco do beneficiário ou repete outro banco intermediário.',
    },
  }),

  INTERMEDIARY_AGENT2_CURRENCY_INCONSISTENCY: alert({
    severity: 'info',
    reason: 'ED01',
    rules: { 'intermediary/currency': 'ISO 4217, entities of a currency' },
    cause: 'The payment takes a longer way, and each bank may charge for it.',
    fix: 'Check the agent; ask the creditor’s bank for its correspondent in this currency.',
    example: { currency: 'JPY', intermediaryAgent2: { bic: 'DEUTDEFF' } },
    texts: {
      en: 'The second intermediary agent is in {found}, where {currency} is not cleared.',
      de: 'Die zweite zwischengeschaltete Bank ist in {found}, wo {currency} nicht die Landeswährung ist.',
      fr: 'Le pays de la deuxième banque intermédiaire est {found}, dont {currency} n’est pas la devise.',
      es: 'El segundo banco intermediario está en {found}, donde {currency} no es la moneda del país.',
      pt: 'O segundo banco intermediário está em {found}, onde {currency} não é a moeda do país.',
    },
  }),
};
