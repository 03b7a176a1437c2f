/**
 * Numbers beside an address that are no part of it: telephones, taxes, registers.
 *
 * Notation of the list: `alternatives.ts`.
 *
 * @see https://ec.europa.eu/taxation_customs/vies (names of VAT numbers in the member states); the tax and company registers of the other countries
 */

/** Before such a number. At least five digits follow. */
export const otherNumberWords = `
  tel. telefon telefono telefone telephone tlf. tlfno. tfno. tfn. phone ph. fax telefax mob. mobile movil cell cel. gsm hotline τηλ. тел. факс
  vat vat_no. vat_reg._no. vat_number tax_id tax_no. tin trn ein eori lei duns d-u-n-s iban
  ust-id. ust-idnr. ust.-idnr. ust.-id-nr. ust-id-nr. ustid ustidnr. uid uid-nr. st.-nr. steuernr. steuernummer hrb hra fn mwst mwst-nr.
  tva n°_tva tva_intracom. siret siren rcs btw btw-nr. kvk kvk-nr. p.?_?iva partita_iva c.f. cod._fisc. codice_fiscale rea
  cif c.i.f. nif n.i.f. nipc nit rut r.u.t. ruc rfc cuit cuil cnpj cpf rnc rif nip regon krs ico dic ic_dph adoszam cui nr._reg._com.
  αφμ α.φ.μ. afm инн кпп огрн унп едрпоу єдрпоу бин еик eik bulstat oib pib davcna pvn pvm im._k. reg._nr. org.nr. org.-nr. org._nr. orgnr. org.nr cvr cvr-nr. y-tunnus
  gstin gst gst_no. abn acn uen brn
`;

/** A number that says by its form what it is, as a pattern: the Swiss UID, `CHE-123.456.789 MWST`. */
export const otherNumberForm = 'che-?\\d{3}\\.\\d{3}\\.\\d{3}(?: (?:mwst|tva|iva))?';

/** Before a number that is no post code: `Customer no. 12345`, `ISO 9001`, `Page 2`. */
export const wordsBeforeNumber = `
  customer_no. client_no. account_no. company_no. reg._no. member_no. supplier_no. vendor_no. order_no. invoice_no. contract_no. customer_number company_number
  customer client order invoice page iso din kundennr. kunden-nr. kundennummer rechnung rechnungsnr. bestellung auftrag lieferant ref. reference
  commande facture n°_client client_n° cliente pedido factura fattura ordine klant klantnr. factuur zamowienie faktura kund kundnr.
`;
