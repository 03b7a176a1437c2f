/**
 * What lists of payees in French call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const fr: ColumnWords = {
  usual: {
    iban: 'Numéro IBAN, Code IBAN, IBAN bénéficiaire, IBAN du bénéficiaire',
    accountNumber: 'Numéro de compte, N° de compte, No de compte',
    // relevé d’identité bancaire and postal: bank, branch, number and key in one
    wholeAccountNumber: 'RIB, RIP, Numéro RIB, Numéro de RIB, N° RIB, RIB bancaire, Code RIB',
    anyAccount: 'Compte',
    anyPayeeAccount: 'Compte bancaire, Compte bénéficiaire',
    accountType: 'Type de compte',
    name: 'Nom, Nom complet, Bénéficiaire, Nom du bénéficiaire, Destinataire, Créancier',
    accountHolder: 'Titulaire, Titulaire du compte',
    vendor: 'Fournisseur',
    creditorType: 'Type de bénéficiaire',
    bic: 'Code BIC, Code SWIFT, BIC de la banque',
    bankCode: 'Code banque, Code établissement, Numéro de clearing',
    branch: 'Agence, Code guichet, Code agence, Guichet',
    bankCountry: 'Pays de la banque',
    country: 'Pays, Code pays, Pays du bénéficiaire',
    currency: 'Devise, Code devise, Monnaie',
    method: 'Mode de paiement',
    addressLine1: 'Adresse, Adresse 1',
    addressLine2: 'Adresse 2, CP Ville, Code postal Ville',
    addressLine3: 'Adresse 3',
    street: 'Rue, Voie',
    houseNumber: 'Numéro de rue',
    postCode: 'Code postal, CP',
    town: 'Ville, Localité, Commune',
    addressCountry: 'Pays de résidence',
    email: 'Courriel, Adresse e-mail',
    phone: 'Téléphone, Numéro de téléphone',
    mobile: 'Portable',
    dateOfBirth: 'Date de naissance',
    taxId: 'Numéro fiscal, Numéro de TVA',
    amount: 'Montant',
    reference: 'Référence, Motif, Libellé',
    bankName: 'Nom de la banque',
    date: 'Date',
    payer: "Donneur d'ordre, Émetteur, IBAN donneur d'ordre, Compte à débiter, Compte débiteur",
    bank: 'Banque',
    namePart: 'Prénom, Prénoms, Nom de famille',
  },
  rarer: {
    name: 'Nom du fournisseur, Raison sociale',
    company: 'Société, Nom de la société, Entreprise',
    payer: 'IBAN émetteur, Compte émetteur',
  },
  payee: 'beneficiaire, destinataire',
  vendor: 'fournisseur, employe',
  individual: 'Particulier',
  business: 'Entreprise, Société',
};
