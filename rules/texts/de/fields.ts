/** The texts of a form in German, as banks in Germany, Austria and Switzerland print them. */
import { fieldTexts } from '../field-texts.js';

export const de = /* @__PURE__ */ fieldTexts({
  language: 'de',
  fields: {
    name: {
      label: 'Vor- und Nachname',
      hint: 'Schreiben Sie ihn so, wie er beim Konto steht, ohne Titel.',
      enter: 'Geben Sie den Vor- und Nachnamen ein.',
    },
    companyName: {
      label: 'Name des Unternehmens',
      hint: 'Schreiben Sie ihn so, wie er beim Konto steht, mit der Rechtsform.',
      enter: 'Geben Sie den Namen des Unternehmens ein.',
    },
    dateOfBirth: {
      label: 'Geburtsdatum',
      hint: 'Tag, Monat und Jahr.',
      enter: 'Geben Sie das Geburtsdatum ein.',
    },
    taxId: {
      label: 'Steuernummer ({term})',
      hint: 'Sie steht auf Schreiben der Steuerbehörde.',
      enter: 'Geben Sie die Steuernummer ({term}) ein.',
    },
    documents: {
      label: 'Ausweis',
      hint: 'Wählen Sie die Art des Ausweises und schreiben Sie seine Nummer ab.',
      enter: 'Geben Sie Art und Nummer eines Ausweises ein.',
    },
    creditorType: {
      label: 'Wer das Geld erhält',
      hint: 'Wählen Sie, ob eine Person oder ein Unternehmen das Geld erhält.',
      enter: 'Wählen Sie, ob eine Person oder ein Unternehmen das Geld erhält.',
    },
    email: {
      label: 'E-Mail-Adresse',
      hint: 'Unter ihr ist der Empfänger zu erreichen.',
      enter: 'Geben Sie die E-Mail-Adresse ein.',
    },
    phone: {
      label: 'Telefonnummer',
      hint: 'Beginnen Sie mit der Landesvorwahl, zum Beispiel +49.',
      enter: 'Geben Sie die Telefonnummer ein.',
    },
    address: {
      label: 'Adresse',
      hint: 'Wo der Empfänger wohnt oder seinen Sitz hat.',
      enter: 'Geben Sie die Adresse ein.',
    },
    addressCountry: {
      label: 'Land der Adresse',
      hint: 'Wo der Empfänger wohnt oder seinen Sitz hat.',
      enter: 'Wählen Sie das Land der Adresse.',
    },
    addressLine1: {
      label: 'Adresse, Zeile 1',
      hint: 'Straße und Hausnummer.',
      enter: 'Geben Sie die erste Zeile der Adresse ein.',
    },
    addressLine2: {
      label: 'Adresse, Zeile 2',
      hint: 'Postleitzahl und Ort.',
      enter: 'Geben Sie die zweite Zeile der Adresse ein.',
    },
    streetName: {
      label: 'Straße',
      hint: 'Ohne die Hausnummer.',
      enter: 'Geben Sie die Straße ein.',
    },
    buildingNumber: {
      label: 'Hausnummer',
      hint: 'Nur die Nummer, mit Buchstaben, falls sie einen hat.',
      enter: 'Geben Sie die Hausnummer ein.',
    },
    townName: {
      label: 'Ort',
      hint: 'Ohne die Postleitzahl.',
      enter: 'Geben Sie den Ort ein.',
    },
    postCode: {
      label: 'Postleitzahl ({term})',
      hint: 'Schreiben Sie sie so, wie sie auf Briefen steht.',
      enter: 'Geben Sie die Postleitzahl ({term}) ein.',
    },
    countrySubdivision: {
      label: 'Bundesland oder Provinz ({term})',
      hint: 'Der Teil des Landes, in dem der Ort liegt.',
      enter: 'Geben Sie das Bundesland oder die Provinz ({term}) ein.',
    },
    accountIdType: {
      label: 'Kontoangabe',
      hint: 'Wählen Sie, was Sie von dem Konto wissen.',
      enter: 'Wählen Sie, wie Sie das Konto angeben.',
    },
    accountType: {
      label: 'Art des Kontos',
      hint: 'Die Bank oder der Empfänger kann sie Ihnen sagen.',
      enter: 'Wählen Sie die Art des Kontos.',
    },
    bankIdentifier: {
      label: 'Bankleitzahl ({term})',
      hint: 'Sie steht auf Kontoauszügen, neben der Kontonummer.',
      enter: 'Geben Sie die Bankleitzahl ({term}) ein.',
    },
    bank: {
      label: 'Bank',
      hint: 'Wählen Sie die Bank oder geben Sie ihren Code ein.',
      enter: 'Wählen Sie die Bank.',
    },
    billerCode: {
      label: 'Biller Code',
      hint: 'Er steht auf der Rechnung.',
      enter: 'Geben Sie den Biller Code ein.',
    },
    branch: {
      label: 'Filialnummer ({term})',
      hint: 'Sie steht auf Kontoauszügen, neben der Kontonummer.',
      enter: 'Geben Sie die Filialnummer ({term}) ein.',
    },
    bic: {
      label: 'BIC (SWIFT-Code)',
      hint: 'Acht oder elf Buchstaben und Ziffern; er steht auf Kontoauszügen.',
      enter: 'Geben Sie den BIC der Bank ein.',
    },
    pixKey: {
      label: 'Pix-Schlüssel',
      hint: 'CPF oder CNPJ, eine E-Mail-Adresse, eine Mobilnummer mit +55 am Anfang oder ein zufälliger Schlüssel.',
      enter: 'Geben Sie den Pix-Schlüssel ein.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'Sie beginnt mit zwei Buchstaben für das Land; Leerzeichen spielen keine Rolle.',
      enter: 'Geben Sie die IBAN ein.',
    },
    ACCOUNT_NUMBER: {
      label: 'Kontonummer ({term})',
      hint: 'Schreiben Sie alle Ziffern, auch Nullen am Anfang.',
      enter: 'Geben Sie die Kontonummer ({term}) ein.',
    },
    CARD_NUMBER: {
      label: 'Kartennummer',
      hint: 'Die lange Nummer auf der Vorderseite der Karte.',
      enter: 'Geben Sie die Kartennummer ein.',
    },
    PHONE: {
      label: 'Mobilnummer',
      hint: 'Die Nummer, die beim Dienst hinterlegt ist; beginnen Sie mit der Landesvorwahl.',
      enter: 'Geben Sie die Mobilnummer ein.',
    },
    MOBILE: {
      label: 'Mobilnummer',
      hint: 'Die Nummer, die beim Dienst hinterlegt ist; beginnen Sie mit der Landesvorwahl.',
      enter: 'Geben Sie die Mobilnummer ein.',
    },
    EMAIL: {
      label: 'E-Mail-Adresse',
      hint: 'Die Adresse, die beim Dienst hinterlegt ist.',
      enter: 'Geben Sie die E-Mail-Adresse ein.',
    },
    ALIAS: {
      label: 'Name oder Schlüssel des Kontos',
      hint: 'Der Name oder der Schlüssel, der beim Dienst hinterlegt ist.',
      enter: 'Geben Sie den Namen oder den Schlüssel des Kontos ein.',
    },
    TAX_ID: {
      label: 'Steuernummer',
      hint: 'Die Nummer, die beim Dienst hinterlegt ist.',
      enter: 'Geben Sie die Steuernummer ein.',
    },
    NRIC: {
      label: 'Nummer der Identitätskarte (NRIC)',
      hint: 'Sie steht auf der Identitätskarte.',
      enter: 'Geben Sie die Nummer der Identitätskarte (NRIC) ein.',
    },
    PASSPORT: {
      label: 'Reisepassnummer',
      hint: 'Sie steht auf der Seite mit dem Foto.',
      enter: 'Geben Sie die Reisepassnummer ein.',
    },
    ARMY_POLICE: {
      label: 'Nummer bei Armee oder Polizei',
      hint: 'Sie steht auf dem Dienstausweis.',
      enter: 'Geben Sie die Nummer bei Armee oder Polizei ein.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Unternehmensregisternummer',
      hint: 'Sie steht im Unternehmensregister.',
      enter: 'Geben Sie die Unternehmensregisternummer ein.',
    },
    BPAY_CRN: {
      label: 'Kundenreferenz (CRN)',
      hint: 'Sie steht auf der Rechnung, neben dem Biller Code.',
      enter: 'Geben Sie die Kundenreferenz (CRN) ein.',
    },
    FPS_ID: {
      label: 'FPS-Kennung',
      hint: 'Sieben oder neun Ziffern, die die Bank des Empfängers vergeben hat.',
      enter: 'Geben Sie die FPS-Kennung ein.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'Eine Person',
    BUSINESS: 'Ein Unternehmen oder eine Organisation',
  },
  accountTypes: {
    CHECKING: 'Girokonto',
    SAVINGS: 'Sparkonto',
    PAYMENT: 'Zahlungskonto',
    ELECTRONIC_DEPOSIT: 'Elektronische Einlage',
    ORDINARY: 'Gewöhnliches Konto',
    MASTER: 'Hauptkonto',
    TRANSMISSION: 'Transmission Account',
    BOND: 'Darlehenskonto (Bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Empfänger',
    account: 'Konto',
    address: 'Adresse',
    contact: 'Kontakt',
  },
  enter: 'Füllen Sie „{label}“ aus.',
  enterOneOf: 'Füllen Sie mindestens eines dieser Felder aus: {fields}.',
  check: 'Prüfen Sie die Angabe bei „{label}“.',
  checkExample: 'Prüfen Sie die Angabe bei „{label}“. So soll sie aussehen: {example}.',
});
