/** Alerts: the IBAN of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { iban } from './shared/instructions.js';
import { nationalChecks } from './shared/national-checks.js';

export const creditorIban = {
  CREDITOR_IBAN_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'iban/format': 'ISO 13616-1' },
    cause: 'The bank cannot find the account and rejects the payment.',
    fix: 'Check whether it is a local account number: then send its bank identifier with it.',
    example: iban('370400440532013000'),
    texts: {
      en: 'This is not an IBAN: an IBAN has the two letters of its country, two digits, then letters and digits.',
      de: 'Die Kontonummer ist keine IBAN: zwei Buchstaben für ein Land, das IBANs hat, zwei Ziffern, dann Buchstaben und Ziffern.',
      fr: 'Le numéro de compte n’est pas un IBAN (deux lettres d’un pays qui a des IBAN, deux chiffres, puis des lettres et des chiffres).',
      es: 'El número de cuenta no es un IBAN: dos letras de un país que tiene IBAN, dos dígitos y después letras y dígitos.',
      pt: 'O número de conta não é um IBAN: duas letras de um país que tem IBAN, dois dígitos e depois letras e dígitos.',
    },
  }),

  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'iban/structure': 'SWIFT IBAN registry, release 102' },
    cause: 'The bank cannot find the account and rejects the payment.',
    fix: 'Compare the IBAN with the original, character by character; ask the creditor if it looks the same.',
    example: iban('DE8937040044053201300'),
    texts: {
      en: 'An IBAN of {country} has {expected} characters in a fixed pattern of letters and digits; this one does not follow it.',
      de: 'Eine IBAN aus {country} hat {expected} Zeichen in einer festen Folge von Buchstaben und Ziffern; diese hält sie nicht ein.',
      fr: 'Pour {country}, un IBAN compte {expected} caractères dans un ordre fixe de lettres et de chiffres, que celui-ci ne respecte pas.',
      es: 'Un IBAN de {country} tiene {expected} caracteres en un orden fijo de letras y dígitos; este no lo sigue.',
      pt: 'Um IBAN de {country} tem {expected} caracteres numa ordem fixa de letras e dígitos; este não a segue.',
    },
  }),

  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'iban/mod-97': 'ISO 13616-1' },
    cause: 'The bank rejects the payment: no account can have this number.',
    fix: 'Compare the IBAN with the original, character by character; ask the creditor if it looks the same.',
    example: iban('DE88370400440532013000'),
    params: ['country'],
    texts: {
      en: 'The check digits of the IBAN are wrong: a character is mistyped or swapped.',
      de: 'Die Prüfziffern der IBAN passen nicht zu ihren übrigen Stellen: Ein Zeichen ist vertippt oder vertauscht.',
      fr: 'La clé de contrôle de l’IBAN ne correspond pas au reste du numéro, car un caractère est erroné ou interverti.',
      es: 'Los dígitos de control del IBAN no concuerdan con el resto: hay un carácter equivocado o cambiado de lugar.',
      pt: 'Os dígitos de verificação do IBAN não correspondem ao resto: há uma letra ou um dígito errado ou fora do lugar.',
    },
  }),

  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'iban/national-check/*': nationalChecks },
    cause: 'The bank returns the payment: no account can have this number.',
    fix: 'Ask the creditor for the IBAN again: it may have been calculated from a mistyped account number.',
    example: iban('BE41091811735141'),
    texts: {
      en: 'The account number in the IBAN fails the check of {country} ({check}).',
      de: 'Die Kontonummer in der IBAN besteht die Prüfung nicht, die in {country} gilt ({check}).',
      fr: 'Le numéro de compte que contient l’IBAN échoue au contrôle en usage pour {country} ({check}).',
      es: 'El número de cuenta que contiene el IBAN no supera la comprobación de {country} ({check}).',
      pt: 'O número de conta que está no IBAN não passa na verificação de {country} ({check}).',
    },
  }),

  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE11',
    rules: { 'iban/country': 'SWIFT IBAN registry, release 102' },
    cause: 'The payment follows the IBAN, to a country that may not be meant.',
    fix: 'Set the country to that of the IBAN, or ask for another account.',
    example: { country: 'US', ...iban('DE89370400440532013000') },
    texts: {
      en: 'The IBAN belongs to {found}, but the payment goes to {country}.',
      de: 'Die IBAN ist aus {found}, die Zahlung geht aber nach {country}.',
      fr: 'Le pays de l’IBAN est {found}, mais le paiement part vers {country}.',
      es: 'El IBAN es de {found}, pero el pago va a {country}.',
      pt: 'O IBAN é de {found}, mas o pagamento vai para {country}.',
    },
  }),

  CREDITOR_IBAN_TERRITORY_PREFIX: alert({
    severity: 'warning',
    reason: 'AC03',
    rules: { 'iban/territory': 'SWIFT IBAN registry, release 102, “includes other countries/territories”' },
    cause: 'The bank rejects the payment: it knows no IBANs with this prefix.',
    fix: 'Ask the creditor for the IBAN as the bank issues it.',
    example: iban('RE4220041010050500013M02606'),
    texts: {
      en: 'IBANs of accounts in {found} begin with {country}.',
      de: 'Konten in {found} haben IBANs, die mit {country} beginnen.',
      fr: 'Pour {found}, les IBAN commencent par {country}.',
      es: 'Las cuentas de {found} tienen un IBAN que empieza por {country}.',
      pt: 'As contas de {found} têm um IBAN que começa por {country}.',
    },
  }),

  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY: alert({
    severity: 'info',
    reason: 'AC03',
    rules: { 'iban/registry': 'SWIFT IBAN registry, release 102' },
    cause: 'Some banks reject the IBAN.',
    fix: 'Send the bank identifier and the account number as well, where the system accepts them.',
    example: iban('CI93CI0080111398682828807270'),
    texts: {
      en: 'Banks in {country} issue IBANs, but the IBAN registry does not list the country: some banks do not accept them.',
      de: 'Banken in {country} vergeben IBANs, aber das IBAN-Register führt das Land nicht: Nicht jede Bank nimmt sie an.',
      fr: 'Pour {country}, les banques émettent des IBAN, mais le pays ne figure pas au registre des IBAN, et certaines banques les refusent.',
      es: 'Los bancos de {country} emiten IBAN, pero el registro de IBAN no incluye el país: no todos los bancos los aceptan.',
      pt: 'Os bancos de {country} emitem IBAN, mas o país não está na lista oficial de IBAN: nem todos os bancos os aceitam.',
    },
  }),

  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN: alert({
    severity: 'warning',
    reason: 'RC04',
    rules: { 'iban/bank-directory': 'the country’s bank directory, see editions' },
    cause: 'The payment cannot be routed and is returned.',
    fix: 'Compare the IBAN with the original; ask the creditor whether the bank still exists.',
    example: iban('DE23999999990000000000'),
    texts: {
      en: 'No bank in {country} has the bank identifier in the IBAN.',
      de: 'Keine Bank in {country} hat die Bankleitzahl, die in der IBAN steckt.',
      fr: 'Pour {country}, aucune banque n’a le code banque que contient l’IBAN.',
      es: 'Ningún banco de {country} tiene el código de banco que contiene el IBAN.',
      pt: 'Nenhum banco de {country} tem o código de banco que está no IBAN.',
    },
  }),
};
