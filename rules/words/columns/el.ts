/**
 * What lists of payees in Greek call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const el: ColumnWords = {
  rarer: {
    anyAccount: 'Λογαριασμός, Αριθμός λογαριασμού',
    anyPayeeAccount: 'Λογαριασμός δικαιούχου',
    name: 'Δικαιούχος, Όνομα δικαιούχου, Επωνυμία, Ονοματεπώνυμο',
    country: 'Χώρα',
    currency: 'Νόμισμα',
    taxId: 'ΑΦΜ',
    amount: 'Ποσό',
    payer: 'Εντολέας, Πληρωτής',
    namePart: 'Επώνυμο',
  },
  payerParts: 'πληρωτ, εντολέα, χρέωσ, αποστολέα',
};
