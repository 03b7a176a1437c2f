/** Texts with noise in six languages: letters, mails, footers, tables, pages that a scanner misread. The same seed makes the same text. */

import { expect } from 'vitest';
import { ibans } from '../../rules/index/ibans.js';
import { extract } from '../../src/detect.js';
import { isValid } from '../../src/iban.js';
import { allCountries } from '../../src/identifiers/all-countries.js';
import { generateAccount } from '../../src/identifiers/generated-number.js';
import type { Random } from '../fuzz/random.js';

/** What people of one language write around a payment. */
interface Language {
  readonly sentences: readonly string[];
  readonly name: readonly string[];
  readonly iban: readonly string[];
  readonly bic: readonly string[];
  readonly payees: readonly string[];
  /** Labels of numbers that are no accounts. */
  readonly others: readonly string[];
}

export const LANGUAGES: readonly Language[] = [
  {
    sentences: [
      'Sehr geehrte Damen und Herren, anbei erhalten Sie die RECHNUNG für den STUNDENLOHN im GEMEINDEHAUS.',
      'Bitte überweisen Sie den Betrag innerhalb von 14 Tagen ohne Abzug.',
      'Es gilt das Recht der BUNDESREPUBLIK, die HAUSORDNUNG und § 19 UStG.',
      'Wir danken für Ihren AUFTRAG vom 03.11.2026 und die Lieferung nach MUENCHEN.',
    ],
    name: ['Kontoinhaber', 'Empfänger', 'Zahlungsempfänger', 'Begünstigter'],
    iban: ['IBAN', 'IBAN-Nr.'],
    bic: ['BIC', 'BIC/SWIFT', 'SWIFT-Code'],
    payees: ['Müller Bau GmbH & Co. KG', 'Erika Mustermann', 'Bäckerei Beispiel e. K.', 'Stadtwerke Musterhausen AG'],
    others: [
      'USt-IdNr.: DE{9}',
      'Kundennummer: {8}',
      'Tel.: +49 30 {8}',
      'Steuer-Nr. {2}/{3}/{5}',
      'Rechnungsnummer RE-2026-{6}',
      'HRB {6}',
    ],
  },
  {
    sentences: [
      'Madame, Monsieur, veuillez trouver ci-joint la FACTURE relative à votre COMMANDE du 3 novembre 2026.',
      'Le règlement intervient à trente jours fin de mois, DOCUMENT à conserver.',
      'La SOCIETE se réserve la propriété des MATERIEL livrés.',
    ],
    name: ['Titulaire', 'Bénéficiaire', 'Titulaire du compte'],
    iban: ['IBAN', 'Code IBAN', 'N° IBAN'],
    bic: ['BIC', 'Code BIC', 'BIC / SWIFT'],
    payees: ['Société Exemple SARL', 'Jeanne Modèle', 'Établissements Dupré & Fils', 'Boulangerie de l’Exemple'],
    others: ['N° TVA : FR{11}', 'SIRET {3} {3} {3} {5}', 'Tél. : 01 {2} {2} {2} {2}', 'Facture n° {7}', 'RCS Paris B {3} {3} {3}'],
  },
  {
    sentences: [
      'Estimados señores: adjuntamos la factura de los SERVICIOS prestados en noviembre de 2026.',
      'El pago se realizará por TRANSFERENCIA bancaria en el plazo de 30 días.',
      'Gracias por su confianza; para cualquier CONSULTA estamos a su disposición.',
    ],
    name: ['Beneficiario', 'Titular', 'Titular de la cuenta', 'Nombre del beneficiario'],
    iban: ['IBAN', 'Código IBAN'],
    bic: ['BIC', 'Código SWIFT', 'BIC/SWIFT'],
    payees: ['Construcciones Ejemplo S.L.', 'María Muestra García', 'Panadería La Prueba S.A.'],
    others: ['NIF: B{8}', 'Tel. {3} {3} {3}', 'Factura nº {4}/2026', 'Referencia {10}', 'Nº de pedido {12}'],
  },
  {
    sentences: [
      'Gentile cliente, in allegato trova la FATTURA relativa alla fornitura del mese di novembre.',
      'Il pagamento è dovuto entro trenta giorni, CONDIZIONI generali sul retro.',
      'La merce viaggia a rischio del DESTINATARIO, vedi ALLEGATO.',
    ],
    name: ['Intestatario', 'Beneficiario', 'Intestatario del conto'],
    iban: ['IBAN', 'Codice IBAN'],
    bic: ['BIC', 'Codice BIC', 'BIC/SWIFT'],
    payees: ['Esempio Costruzioni S.r.l.', 'Mario Modello', 'Pasticceria Prova S.p.A.'],
    others: ['P. IVA {11}', 'Tel. 06 {8}', 'Fattura n. {5}', 'REA MI-{7}'],
  },
  {
    sentences: [
      'Szanowni Państwo, w załączeniu przesyłamy FAKTURĘ za usługi wykonane w LISTOPADZIE 2026.',
      'Prosimy o zapłatę w terminie 14 dni od daty OTRZYMANIA dokumentu.',
      'Dziękujemy za współpracę i ZAPRASZAMY ponownie.',
    ],
    name: ['Odbiorca', 'Nazwa odbiorcy', 'Posiadacz rachunku'],
    iban: ['IBAN', 'Nr IBAN', 'Numer IBAN'],
    bic: ['BIC', 'Kod BIC', 'Kod SWIFT', 'BIC/SWIFT'],
    payees: ['Przykład Sp. z o.o.', 'Jan Wzorcowy', 'Piekarnia Pod Lipą'],
    others: ['NIP: {3}-{3}-{2}-{2}', 'REGON {9}', 'tel. +48 {3} {3} {3}', 'Faktura nr FV/{4}/2026', 'KRS {10}'],
  },
  {
    sentences: [
      'Dear customer, please find attached the INVOICES for the services that we rendered in NOVEMBER 2026.',
      'Payment is due within 30 days of receipt; STANDARD terms apply, see the ATTACHMENTS.',
      'We thank you for your business. This BUSINESS mail is CONFIDENTIAL and no order.',
    ],
    name: ['Beneficiary', 'Account name', 'Payee', 'Account holder', 'Beneficiary name'],
    iban: ['IBAN', 'IBAN number', 'IBAN code'],
    bic: ['BIC', 'SWIFT', 'SWIFT/BIC', 'BIC code', 'SWIFT (BIC)'],
    payees: ['Example Trading Ltd', 'Jane Sample', 'Sample & Sons Inc.', 'North Sea Exports plc'],
    others: [
      'VAT no. GB{9}',
      'Tel: +44 20 {4} {4}',
      'Invoice INV-{8}',
      'Order no {13}',
      'Tracking 1Z{8}W{9}',
      'Company No. {8}',
      'EAN {13}',
      'PO Box {4}',
    ],
  },
];

const digits = (random: Random, count: number): string => Array.from({ length: count }, () => random.below(10)).join('');
const fill = (random: Random, pattern: string): string => pattern.replace(/\{(\d+)\}/g, (_, count) => digits(random, Number(count)));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const capitals = (random: Random, length: number): string => Array.from({ length }, () => LETTERS.charAt(random.below(26))).join('');

/** What looks like a value and is none: words of capitals, dates, amounts, numbers of orders and parcels. */
const strayToken = (random: Random): string =>
  random.of([
    () => capitals(random, random.of([8, 11])),
    () => `${1 + random.below(28)}.${1 + random.below(12)}.2026`,
    () => `${digits(random, 3)},${digits(random, 2)} EUR`,
    () => `#${digits(random, 6 + random.below(14))}`,
    () => `${capitals(random, 2)}${digits(random, 9)}${capitals(random, 2)}`,
    () => `${capitals(random, 3)}-${digits(random, 4)}-${digits(random, 4)}`,
    () => digits(random, 5 + random.below(18)),
    () => `info@${capitals(random, 6).toLowerCase()}.example.org`,
  ])();

/** A paragraph of a language, with numbers that are no accounts. */
export function noise(random: Random, language: Language): string {
  const pieces = Array.from({ length: 1 + random.below(4) }, () =>
    random.of([
      () => random.of(language.sentences),
      () => fill(random, random.of(language.others)),
      () => strayToken(random),
      () => `${random.of(language.sentences)} ${strayToken(random)}`,
    ])(),
  );
  return pieces.join(random.of(['\n', ' ', ' | ', '\n\n', ', ']));
}

/** A text without an account. */
export const textWithout = (random: Random): string => {
  const language = random.of(LANGUAGES);
  return Array.from({ length: 1 + random.below(5) }, () => noise(random, language)).join(random.of(['\n', '\n\n', ' ']));
};

export interface Planted {
  readonly text: string;
  readonly iban: string;
  readonly bic?: string;
  readonly name?: string;
  /** Characters of the IBAN were misread. */
  readonly isMisread: boolean;
}

const COUNTRIES = Object.keys(ibans);

/** An IBAN that passes every check of its country. */
export function someIban(random: Random): string {
  for (;;) {
    const country = allCountries.withIban(random.of(COUNTRIES));
    const made = country && generateAccount(country, random.below(1e9), '');
    if (made?.iban !== undefined) return made.iban;
  }
}

const someBic = (random: Random, iban: string): string =>
  `${capitals(random, 4)}${iban.slice(0, 2)}${random.of(['2L', 'FF', 'MM', 'PP', '3X'])}${random.of(['', 'XXX', digits(random, 3)])}`;

const TWINS: Readonly<Record<string, readonly string[]>> = { '0': ['O', 'o'], '1': ['I', 'l'], '5': ['S'], '8': ['B'] };

/** The text with one or two digits taken for their twins, behind the check digits. */
function misread(random: Random, iban: string): string {
  const places = [...iban].flatMap((character, at) => (at > 3 && TWINS[character] !== undefined ? [at] : []));
  const chosen = new Set(Array.from({ length: 1 + random.below(2) }, () => random.of(places)));
  return [...iban].map((character, at) => (chosen.has(at) ? random.of(TWINS[character] ?? [character]) : character)).join('');
}

const grouped = (iban: string, separator: string): string => iban.replace(/(.{4})(?=.)/g, `$1${separator}`);

/** An IBAN as people print it. */
function printed(random: Random, iban: string): string {
  const text = grouped(iban, ' ');
  return random.of([
    () => iban,
    () => text,
    () => text,
    () => grouped(iban, '\u00a0'),
    () => grouped(iban, '-'),
    () => iban.toLowerCase(),
    () => text.replace(/ (?=[^ ]* [^ ]*$)/, '\n'),
    () => `${iban.slice(0, 15)}\n${iban.slice(15)}`,
    () => `> ${text.replace(/(.{12,16}) /, '$1\n> ')}`,
  ])();
}

const onOneLine = (text: string): string => text.replace(/^> /, '').replace(/\n(?:> )?/g, ' ');

/** A text with one account in it. */
export function textWith(random: Random): Planted {
  const language = random.of(LANGUAGES);
  const iban = someIban(random);
  const isMisread = /[0158]/.test(iban.slice(4)) && random.once(5);
  const shown = printed(random, isMisread ? misread(random, iban) : iban);
  const bic = random.once(2) ? someBic(random, iban) : undefined;
  const name = random.once(2) ? random.of(language.payees) : undefined;
  const before = noise(random, language);
  const after = noise(random, language);
  const label = random.of(language.iban);
  const lines = [
    ...(name === undefined ? [] : [`${random.of(language.name)}: ${name}`]),
    `${label}: ${shown}`,
    ...(bic === undefined ? [] : [`${random.of(language.bic)}: ${bic}`]),
  ];
  const table = [
    [...(name === undefined ? [] : [random.of(language.name)]), label, ...(bic === undefined ? [] : [random.of(language.bic)])],
    [...(name === undefined ? [] : [name]), onOneLine(shown), ...(bic === undefined ? [] : [bic])],
  ];
  const block = random.of([
    () => lines.join('\n'),
    () => lines.join('\n'),
    () => lines.map(onOneLine).join(' | '),
    () => table.map((cells) => cells.join('\t')).join('\n'),
    () => table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  ])();
  return {
    text: `${before}\n\n${block}\n\n${after}`,
    iban,
    isMisread,
    ...(bic !== undefined && { bic }),
    ...(name !== undefined && { name }),
  };
}

/** Whether characters of the misread IBAN make another one that is right: nobody can tell. */
const isRightByChance = (found: string | undefined, iban: string): boolean =>
  found !== undefined && found !== iban && isValid(found) && found.length === iban.length;

/**
 * Holds that `extract` finds the account of a text, its bank and its payee, and nothing else. Of a misread IBAN it finds the right one or none; none
 * where two readings are right.
 *
 * @returns false where a misread IBAN was not found, or is right as it stands
 */
export function checkPlanted({ text, iban, bic, name, isMisread }: Planted): boolean {
  const { candidates } = extract(text);
  const [found] = candidates;
  const value = found?.creditorAccount?.id?.value;
  if (isMisread && (found === undefined || isRightByChance(value, iban))) return false;
  expect(candidates.length, text).toBe(1);
  expect([value, found?.creditorAgent?.bic, found?.creditor?.name], text).toEqual([iban, bic, name]);
  return true;
}
