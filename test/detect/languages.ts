/** Sentences and labels of letters and invoices in six languages. */

/** What people of one language write around a payment. */
export interface Language {
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
