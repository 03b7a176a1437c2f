/**
 * QR-IIDs: bank identifiers of Switzerland and Liechtenstein from 30000 to 31999. An IBAN with one takes payments with a QR reference alone.
 *
 * @see SIX, Swiss Implementation Guidelines for the QR-bill
 */

/** An IBAN in electronic form whose bank identifier is a QR-IID. Nothing else of it is checked. */
export const ibanWithQrIid = /^(?:CH|LI)\d{2}3[01]\d{3}/;

/** An IBAN that a QR-bill may have. */
export const ibanOfQrBill = /^(?:CH|LI)/;
