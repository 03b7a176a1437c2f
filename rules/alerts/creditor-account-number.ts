/** Alerts: account numbers that are no IBANs, card numbers, and the identifiers of wallets and billers. */
import { alert } from '../vocabulary/alert.js';
import { local, wallet } from './shared/instructions.js';
import { nationalChecks } from './shared/national-checks.js';

export const creditorAccountNumber = {
  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'account-id/form': 'the rules of the method', 'account-number/form': 'the country’s rules' },
    cause: 'The bank cannot find the account and returns the payment.',
    fix: 'Compare the number with the original; ask the creditor if it looks the same.',
    example: local('DE', '37040044', '12345678901'),
    texts: {
      en: 'This is not a valid account number of {country}.',
      de: 'Die Kontonummer hat keine der Formen, die Kontonummern in {country} haben.',
      fr: 'Le numéro de compte n’a aucune des formes en usage pour {country}.',
      es: 'El número de cuenta no tiene ninguna de las formas que tienen las cuentas de {country}.',
      pt: 'O número de conta não tem nenhum dos formatos das contas de {country}.',
    },
  }),

  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'account-number/national-check/*': nationalChecks },
    cause: 'The bank returns the payment: no account can have this number.',
    fix: 'Compare the number with the original, digit by digit; ask the creditor if it looks the same.',
    example: local('CZ', '0800', '19-2000145398'),
    texts: {
      en: 'The account number fails the check of {country} ({check}).',
      de: 'Die Kontonummer besteht die Prüfung nicht, die in {country} gilt ({check}).',
      fr: 'Le numéro de compte échoue au contrôle en usage pour {country} ({check}).',
      es: 'El número de cuenta no supera la comprobación de {country} ({check}).',
      pt: 'O número de conta não passa na verificação de {country} ({check}).',
    },
  }),

  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'account-number/national-check/*': nationalChecks, 'account-number/bank-identifier': 'the country’s rules' },
    cause: 'The bank does not hold this account and returns the payment.',
    fix: 'Compare both numbers with the original: one is mistyped, or they belong to two accounts.',
    example: local('GB', '040075', '49976223'),
    texts: {
      en: 'By the rules of {country} ({check}), the bank identifier and the account number do not belong together.',
      de: 'Bankleitzahl und Kontonummer gehören nach den Regeln, die in {country} gelten, nicht zusammen ({check}).',
      fr: 'Le code banque et le numéro de compte ne vont pas ensemble, selon les règles en usage pour {country} ({check}).',
      es: 'El código de banco y el número de cuenta no se corresponden, según las reglas de {country} ({check}).',
      pt: 'O código de banco e o número de conta não correspondem um ao outro, segundo as regras de {country} ({check}).',
    },
  }),

  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS: alert({
    severity: 'info',
    reason: 'AC03',
    rules: { 'account-number/published': 'payprep, heuristic' },
    cause: 'The number was probably copied from a document, and the payment is returned.',
    fix: 'Check the number; ask the creditor if in doubt.',
    example: { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } },
    texts: {
      en: 'The account number is a published example, or repeats one digit or run of digits.',
      de: 'Die Kontonummer ist ein veröffentlichtes Beispiel, oder eine Ziffer oder Ziffernfolge wiederholt sich immer wieder.',
      fr: 'Le numéro de compte est un exemple publié, ou répète sans cesse un même chiffre ou une même suite de chiffres.',
      es: 'El número de cuenta es un ejemplo publicado o repite una y otra vez un mismo dígito o serie de dígitos.',
      pt: 'O número de conta é um exemplo publicado ou repete sempre o mesmo dígito ou a mesma série de dígitos.',
    },
  }),

  CREDITOR_CARD_NUMBER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC16',
    rules: { 'account-id/form': 'the rules of the method' },
    cause: 'The provider cannot find the card and rejects the payment.',
    fix: 'Compare the number with the card; ask the creditor if it looks the same.',
    example: {
      country: 'CN',
      method: 'UNIONPAY_CARD',
      creditor: { name: 'Ada Example' },
      creditorAccount: { id: { value: '4111111111111111', type: 'CARD_NUMBER' } },
    },
    texts: {
      en: 'This is not a card number that {method} pays to.',
      de: 'Die Kartennummer gehört zu keiner Karte, auf die sich mit {method} zahlen lässt.',
      fr: 'Le numéro de carte n’est pas celui d’une carte qui peut être créditée par {method}.',
      es: 'El número de tarjeta no es de una tarjeta a la que {method} pague.',
      pt: 'O número de cartão não é de um cartão para o qual {method} pague.',
    },
  }),

  CREDITOR_CARD_NUMBER_NOT_ALLOWED: alert({
    severity: 'error',
    reason: 'AC16',
    rules: { 'account-number/card': 'ISO/IEC 7812-1' },
    cause: 'The bank finds no account under it, and a card number is stored where it must not be.',
    fix: 'Ask for the account number, and do not keep the card number.',
    example: { country: 'GB', creditorAccount: { id: { value: '4242424242424242', type: 'ACCOUNT_NUMBER' } } },
    texts: {
      en: 'The account number is a card number.',
      de: 'Wo eine Kontonummer hingehört, steht eine Kartennummer.',
      fr: 'Un numéro de carte figure à la place d’un numéro de compte.',
      es: 'En el lugar del número de cuenta figura un número de tarjeta.',
      pt: 'No lugar do número de conta está um número de cartão.',
    },
  }),

  CREDITOR_PROXY_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'BE23',
    rules: {
      'account-id/form': 'the rules of the method',
      'account-id/registered': 'the rules of the settlement system',
      'account-id/nric': 'Jabatan Pendaftaran Negara Malaysia, codes of states and countries',
    },
    cause: 'The provider cannot find the account and rejects the payment.',
    fix: 'Compare the identifier with the original; ask the creditor if it looks the same.',
    example: { country: 'KE', method: 'MPESA', ...wallet('12') },
    texts: {
      en: 'This is not a valid {method} identifier.',
      de: 'Die Kennung hat nicht die Form, die für {method} gilt.',
      fr: 'L’identifiant n’a pas la forme en usage pour {method}.',
      es: 'El identificador no tiene la forma que se usa con {method}.',
      pt: 'O identificador não tem o formato usado com {method}.',
    },
  }),

  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS: alert({
    severity: 'info',
    reason: 'BE23',
    rules: { 'account-id/luhn': 'ISO/IEC 7812-1, annex B', 'account-id/bpay': 'BPAY, check digit routines MOD10V01 and MOD10V05' },
    cause: 'The identifier is probably mistyped, and the payment may reach somebody else.',
    fix: 'Compare the identifier with the bill, digit by digit.',
    example: {
      country: 'AU',
      method: 'BPAY',
      creditor: { name: 'Example Energy' },
      creditorAccount: { id: { value: '000016724', type: 'BPAY_CRN' } },
      creditorAgent: { clearingSystemMemberId: { memberId: '12345' } },
    },
    texts: {
      en: 'The check digit of the identifier fits none of the usual rules of {method}; a few billers have other rules.',
      de: 'Die Prüfziffer der Kennung passt nach keiner der Regeln, die bei {method} üblich sind, zu den übrigen Stellen; einige wenige haben andere.',
      fr: 'Le chiffre de contrôle de l’identifiant ne correspond au reste par aucune des règles habituelles pour {method}. De rares identifiants en suivent d’autres.',
      es: 'El dígito de control del identificador no concuerda con el resto según ninguna de las reglas habituales de {method}; unos pocos siguen otras.',
      pt: 'O dígito de verificação do identificador não corresponde ao resto por nenhuma das regras habituais de {method}; uns poucos seguem outras.',
    },
  }),
};
