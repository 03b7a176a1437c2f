/** True for an IBAN of a QR-bill whose bank takes payments with a QR reference alone. */
import { ibanWithQrIid } from '../../rules/banks/qr-iids.js';

/** True for an IBAN in electronic form whose bank identifier is a QR-IID. Nothing else of it is checked. */
export const hasQrIid = (iban: string): boolean => ibanWithQrIid.test(iban);
