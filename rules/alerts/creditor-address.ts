/** Alerts: the address of the creditor as a whole, and faults that any field of it can have. */
import { alert } from '../vocabulary/alert.js';
import { ada, philippine, sct } from './shared/instructions.js';
import { requirementRules } from './shared/requirement-rules.js';

export const creditorAddress = {
  CREDITOR_ADDRESS_MISSING: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: requirementRules,
    cause: 'Banks must pass on the address; without it the payment is held or rejected.',
    fix: 'Ask the creditor for their address.',
    example: { ...philippine, ...ada },
    texts: {
      en: '{by} requires the address of the creditor.',
      de: 'Für {by} wird die Anschrift des Zahlungsempfängers benötigt.',
      fr: 'Pour {by}, l’adresse du bénéficiaire est nécessaire.',
      es: 'Para {by} se necesita la dirección del beneficiario.',
      pt: 'Para {by} é necessário o endereço do beneficiário.',
    },
  }),

  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED: alert({
    severity: 'error',
    reason: 'BE04',
    rules: { 'address/form': 'the rules of the settlement system on structured addresses' },
    cause: 'The settlement system rejects addresses that consist of lines only.',
    fix: 'Send at least town and country in their own fields; the rest may stay in two lines.',
    example: {
      creditor: { name: 'Ada Example', address: { addressLine1: '1 Example Street', addressLine2: '10115 Berlin' } },
      ...sct,
    },
    texts: {
      en: 'Since {from}, {by} requires the town and country in their own fields.',
      de: 'Seit dem {from} nimmt {by} keine Anschrift an, die nur aus Zeilen besteht: Ort und Land gehören in eigene Felder.',
      fr: 'Depuis le {from}, {by} n’accepte plus les adresses faites uniquement de lignes, car la ville et le pays ont leurs propres champs.',
      es: 'Desde el {from}, {by} no acepta direcciones formadas solo por líneas: la localidad y el país tienen campos propios.',
      pt: 'Desde {from}, {by} não aceita endereços só com linhas: a cidade e o país têm campos próprios.',
    },
  }),

  CREDITOR_ADDRESS_LINES_TOO_MANY: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/form': 'the rules of the settlement system on structured addresses' },
    cause: 'The settlement system rejects the message, or drops the third line.',
    fix: 'Move street, building and post code into their own fields, or join two lines.',
    example: {
      creditor: {
        name: 'Ada Example',
        address: {
          addressLine1: '1 Example Street',
          addressLine2: 'Rear building',
          addressLine3: 'Third floor',
          townName: 'Berlin',
          country: 'DE',
        },
      },
      ...sct,
    },
    texts: {
      en: '{by} accepts at most two address lines beside town and country.',
      de: 'Neben Ort und Land nimmt {by} höchstens zwei Adresszeilen an.',
      fr: 'En plus de la ville et du pays, {by} accepte deux lignes d’adresse au plus.',
      es: 'Además de la localidad y el país, {by} acepta dos líneas de dirección como máximo.',
      pt: 'Além da cidade e do país, {by} aceita no máximo duas linhas de endereço.',
    },
  }),

  CREDITOR_ADDRESS_LINE_DUPLICATE: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/form': 'the rules of the settlement system on structured addresses' },
    cause: 'The rules for such addresses forbid the repetition, and the message may be rejected.',
    fix: 'Remove town, post code and country from the address lines.',
    example: {
      creditor: {
        name: 'Ada Example',
        address: { addressLine1: '1 Example Street', addressLine2: '10115 Berlin', townName: 'Berlin', country: 'DE' },
      },
      ...sct,
    },
    texts: {
      en: 'An address line repeats the town, the post code or the country, which have their own fields.',
      de: 'Eine Adresszeile wiederholt Ort, Postleitzahl oder Land, für die es eigene Felder gibt.',
      fr: 'Une ligne d’adresse répète la ville, le code postal ou le pays, qui ont leurs propres champs.',
      es: 'Una línea de la dirección repite la localidad, el código postal o el país, que tienen campos propios.',
      pt: 'Uma linha do endereço repete a cidade, o código postal ou o país, que têm campos próprios.',
    },
  }),

  CREDITOR_ADDRESS_FIELD_TOO_LONG: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/length': 'ISO 20022, PostalAddress24' },
    cause: 'The field is cut off on the way, or the payment is rejected.',
    fix: 'Shorten the field; abbreviate as mail to the creditor would.',
    example: { creditor: { address: { buildingNumber: '12345678901234567' } } },
    texts: {
      en: '{field} has {length} characters; a payment carries at most {max}.',
      de: 'Das Feld {field} hat {length} Zeichen, in der Anschrift einer Zahlung sind dafür höchstens {max} möglich.',
      fr: 'Le champ {field} compte {length} caractères, l’adresse d’un paiement en transmet {max} au plus.',
      es: 'El campo {field} tiene {length} caracteres y la dirección de un pago admite {max} como máximo.',
      pt: 'O campo {field} tem {length} caracteres e o endereço de um pagamento admite no máximo {max}.',
    },
  }),

  CREDITOR_ADDRESS_INVALID_CHARACTERS: alert({
    severity: 'warning',
    reason: 'RR10',
    rules: { 'address/characters': 'payprep, heuristic', 'address/charset': 'the character set of the settlement system' },
    cause: 'The characters are replaced or dropped on the way.',
    fix: 'Type the address again: pasted text can hold invisible characters.',
    example: { creditor: { address: { townName: 'Ber\u200blin' } } },
    texts: {
      en: '{field} has characters that addresses do not have, or that the settlement system does not carry.',
      de: 'Das Feld {field} enthält Zeichen, die in keiner Anschrift vorkommen oder die das Abwicklungssystem nicht überträgt.',
      fr: 'Le champ {field} contient des caractères qui ne figurent dans aucune adresse ou que le système de règlement ne transmet pas.',
      es: 'El campo {field} contiene caracteres que ninguna dirección tiene o que el sistema de liquidación no transmite.',
      pt: 'O campo {field} contém caracteres que nenhum endereço tem ou que o sistema de liquidação não transmite.',
    },
  }),

  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/post-box': 'payprep, heuristic' },
    cause: 'Banks that screen payments hold one whose creditor has no place of residence.',
    fix: 'Ask where the creditor lives or works.',
    example: {
      creditor: { name: 'Ada Example', address: { postBox: '1234', townName: 'Berlin', country: 'DE' } },
      creditorAccount: { id: { value: 'DE45100610068891691189', type: 'IBAN' } },
      settlementInformation: { settlementSystem: 'SWIFT' },
    },
    texts: {
      en: 'The address is a post box; many banks require the address where the creditor lives or works.',
      de: 'Die Anschrift ist ein Postfach; viele Banken verlangen die Wohn- oder Geschäftsanschrift des Zahlungsempfängers.',
      fr: 'L’adresse est une boîte postale, alors que beaucoup de banques demandent le domicile ou le siège du bénéficiaire.',
      es: 'La dirección es un apartado postal; muchos bancos piden el lugar donde el beneficiario vive o trabaja.',
      pt: 'O endereço é uma caixa postal (apartado); muitos bancos pedem o lugar onde o beneficiário vive ou trabalha.',
    },
  }),

  CREDITOR_ADDRESS_SUSPICIOUS: alert({
    severity: 'warning',
    reason: 'BE04',
    rules: { 'address/placeholder': 'payprep, heuristic' },
    cause: 'The address was probably never filled in, and the bank may ask for it.',
    fix: 'Check the address; ask the creditor if in doubt.',
    example: { creditor: { address: { country: 'DE', townName: '12345' } } },
    texts: {
      en: 'The address looks like a placeholder.',
      de: 'Die Anschrift sieht aus wie ein Platzhalter.',
      fr: 'L’adresse ressemble à une adresse fictive.',
      es: 'La dirección parece ficticia.',
      pt: 'O endereço parece fictício.',
    },
  }),
};
