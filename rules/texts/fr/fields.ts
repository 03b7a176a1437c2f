/** The texts of a form in French, in the words of a RIB. */
import { fieldTexts } from '../field-texts.js';

export const fr = /* @__PURE__ */ fieldTexts({
  language: 'fr',
  fields: {
    name: {
      label: 'Nom et prénom',
      hint: 'Écrivez-les comme ils figurent sur le compte, sans titre.',
      enter: 'Saisissez le nom et le prénom.',
    },
    companyName: {
      label: 'Nom de l’entreprise',
      hint: 'Écrivez-le comme il figure sur le compte, avec la forme juridique.',
      enter: 'Saisissez le nom de l’entreprise.',
    },
    dateOfBirth: {
      label: 'Date de naissance',
      hint: 'Jour, mois et année.',
      enter: 'Saisissez la date de naissance.',
    },
    taxId: {
      label: 'Numéro fiscal ({term})',
      hint: 'Il figure sur les courriers de l’administration fiscale.',
      enter: 'Saisissez le numéro fiscal ({term}).',
    },
    documents: {
      label: 'Pièce d’identité',
      hint: 'Choisissez le type de pièce et recopiez son numéro.',
      enter: 'Saisissez le type et le numéro d’une pièce d’identité.',
    },
    creditorType: {
      label: 'Bénéficiaire du paiement',
      hint: 'Choisissez si le bénéficiaire est un particulier ou une entreprise.',
      enter: 'Choisissez si le bénéficiaire est un particulier ou une entreprise.',
    },
    email: {
      label: 'Adresse e-mail',
      hint: 'Celle où joindre le bénéficiaire.',
      enter: 'Saisissez l’adresse e-mail.',
    },
    phone: {
      label: 'Numéro de téléphone',
      hint: 'Commencez par l’indicatif du pays, par exemple +33.',
      enter: 'Saisissez le numéro de téléphone.',
    },
    address: {
      label: 'Adresse',
      hint: 'Le domicile ou le siège du bénéficiaire.',
      enter: 'Saisissez l’adresse.',
    },
    addressCountry: {
      label: 'Pays de l’adresse',
      hint: 'Le pays où se trouve le domicile ou le siège du bénéficiaire.',
      enter: 'Choisissez le pays de l’adresse.',
    },
    addressLine1: {
      label: 'Adresse, ligne 1',
      hint: 'Numéro et rue.',
      enter: 'Saisissez la première ligne de l’adresse.',
    },
    addressLine2: {
      label: 'Adresse, ligne 2',
      hint: 'Code postal et ville.',
      enter: 'Saisissez la deuxième ligne de l’adresse.',
    },
    streetName: {
      label: 'Rue',
      hint: 'Sans le numéro.',
      enter: 'Saisissez la rue.',
    },
    buildingNumber: {
      label: 'Numéro de rue',
      hint: 'Le numéro seul, avec bis ou une lettre s’il y a lieu.',
      enter: 'Saisissez le numéro de rue.',
    },
    townName: {
      label: 'Ville',
      hint: 'Sans le code postal.',
      enter: 'Saisissez la ville.',
    },
    postCode: {
      label: 'Code postal ({term})',
      hint: 'Écrivez-le comme sur une enveloppe.',
      enter: 'Saisissez le code postal ({term}).',
    },
    countrySubdivision: {
      label: 'État ou province ({term})',
      hint: 'La partie du pays où se trouve la ville.',
      enter: 'Saisissez l’État ou la province ({term}).',
    },
    accountIdType: {
      label: 'Façon d’indiquer le compte',
      hint: 'Choisissez ce que vous savez du compte.',
      enter: 'Choisissez la façon d’indiquer le compte.',
    },
    accountType: {
      label: 'Type de compte',
      hint: 'La banque ou le bénéficiaire peut vous le dire.',
      enter: 'Choisissez le type de compte.',
    },
    bankIdentifier: {
      label: 'Code banque ({term})',
      hint: 'Il figure sur les relevés, à côté du numéro de compte.',
      enter: 'Saisissez le code banque ({term}).',
    },
    bank: {
      label: 'Banque',
      hint: 'Choisissez la banque ou saisissez son code.',
      enter: 'Choisissez la banque.',
    },
    billerCode: {
      label: 'Biller code',
      hint: 'Il figure sur la facture.',
      enter: 'Saisissez le biller code.',
    },
    branch: {
      label: 'Code guichet ({term})',
      hint: 'Il figure sur les relevés, à côté du numéro de compte.',
      enter: 'Saisissez le code guichet ({term}).',
    },
    bic: {
      label: 'BIC (code SWIFT)',
      hint: 'Huit ou onze lettres et chiffres, qui figurent sur les relevés.',
      enter: 'Saisissez le BIC de la banque.',
    },
    pixKey: {
      label: 'Clé Pix',
      hint: 'CPF ou CNPJ, une adresse e-mail, un numéro de mobile commençant par +55 ou une clé aléatoire.',
      enter: 'Saisissez la clé Pix.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'Il commence par les deux lettres du pays, et les espaces ne comptent pas.',
      enter: 'Saisissez l’IBAN.',
    },
    ACCOUNT_NUMBER: {
      label: 'Numéro de compte ({term})',
      hint: 'Écrivez tous les chiffres, même les zéros du début.',
      enter: 'Saisissez le numéro de compte ({term}).',
    },
    CARD_NUMBER: {
      label: 'Numéro de carte',
      hint: 'Le long numéro au recto de la carte.',
      enter: 'Saisissez le numéro de carte.',
    },
    PHONE: {
      label: 'Numéro de mobile',
      hint: 'Le numéro enregistré auprès du service, avec l’indicatif du pays.',
      enter: 'Saisissez le numéro de mobile.',
    },
    MOBILE: {
      label: 'Numéro de mobile',
      hint: 'Le numéro enregistré auprès du service, avec l’indicatif du pays.',
      enter: 'Saisissez le numéro de mobile.',
    },
    EMAIL: {
      label: 'Adresse e-mail',
      hint: 'L’adresse enregistrée auprès du service.',
      enter: 'Saisissez l’adresse e-mail.',
    },
    ALIAS: {
      label: 'Nom ou clé du compte',
      hint: 'Le nom ou la clé enregistrés auprès du service.',
      enter: 'Saisissez le nom ou la clé du compte.',
    },
    TAX_ID: {
      label: 'Numéro fiscal',
      hint: 'Le numéro enregistré auprès du service.',
      enter: 'Saisissez le numéro fiscal.',
    },
    NRIC: {
      label: 'Numéro de carte d’identité (NRIC)',
      hint: 'Il figure sur la carte d’identité.',
      enter: 'Saisissez le numéro de carte d’identité (NRIC).',
    },
    PASSPORT: {
      label: 'Numéro de passeport',
      hint: 'Il figure sur la page de la photo.',
      enter: 'Saisissez le numéro de passeport.',
    },
    ARMY_POLICE: {
      label: 'Numéro de l’armée ou de la police',
      hint: 'Il figure sur la carte de service.',
      enter: 'Saisissez le numéro de l’armée ou de la police.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Numéro d’immatriculation de l’entreprise',
      hint: 'Il figure au registre des entreprises.',
      enter: 'Saisissez le numéro d’immatriculation de l’entreprise.',
    },
    BPAY_CRN: {
      label: 'Référence client (CRN)',
      hint: 'Elle figure sur la facture, à côté du biller code.',
      enter: 'Saisissez la référence client (CRN).',
    },
    FPS_ID: {
      label: 'Identifiant FPS',
      hint: 'Sept ou neuf chiffres attribués par la banque du bénéficiaire.',
      enter: 'Saisissez l’identifiant FPS.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'Un particulier',
    BUSINESS: 'Une entreprise ou une organisation',
  },
  accountTypes: {
    CHECKING: 'Compte courant',
    SAVINGS: 'Compte d’épargne',
    PAYMENT: 'Compte de paiement',
    ELECTRONIC_DEPOSIT: 'Dépôt électronique',
    ORDINARY: 'Compte ordinaire',
    MASTER: 'Compte principal',
    TRANSMISSION: 'Transmission account',
    BOND: 'Compte de prêt (bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Bénéficiaire',
    account: 'Compte',
    address: 'Adresse',
    contact: 'Contact',
  },
  enter: 'Remplissez le champ « {label} ».',
  enterOneOf: 'Remplissez au moins un de ces champs ({fields}).',
  check: 'Vérifiez la saisie du champ « {label} ».',
  checkExample: 'Vérifiez la saisie du champ « {label} ». Voici un exemple ({example}).',
});
