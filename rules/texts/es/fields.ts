/** The texts of a form in Spanish, for Spain and Latin America alike: “código de sucursal” rather than “oficina”. */
import { fieldTexts } from '../field-texts.js';

export const es = /* @__PURE__ */ fieldTexts({
  language: 'es',
  fields: {
    name: {
      label: 'Nombre y apellidos',
      hint: 'Escríbalos como figuran en la cuenta, sin título.',
      enter: 'Indique el nombre y los apellidos.',
    },
    companyName: {
      label: 'Nombre de la empresa',
      hint: 'Escríbalo como figura en la cuenta, con la forma jurídica.',
      enter: 'Indique el nombre de la empresa.',
    },
    dateOfBirth: {
      label: 'Fecha de nacimiento',
      hint: 'Día, mes y año.',
      enter: 'Indique la fecha de nacimiento.',
    },
    taxId: {
      label: 'Número de identificación fiscal ({term})',
      hint: 'Figura en las cartas de la administración tributaria.',
      enter: 'Indique el número de identificación fiscal ({term}).',
    },
    documents: {
      label: 'Documento de identidad',
      hint: 'Elija el tipo de documento y copie su número.',
      enter: 'Indique el tipo y el número de un documento de identidad.',
    },
    creditorType: {
      label: 'Quién recibe el dinero',
      hint: 'Elija si lo recibe una persona o una empresa.',
      enter: 'Elija si el dinero lo recibe una persona o una empresa.',
    },
    email: {
      label: 'Correo electrónico',
      hint: 'El del beneficiario.',
      enter: 'Indique el correo electrónico.',
    },
    phone: {
      label: 'Número de teléfono',
      hint: 'Empiece por el código del país, por ejemplo +34.',
      enter: 'Indique el número de teléfono.',
    },
    address: {
      label: 'Dirección',
      hint: 'Donde vive o tiene su sede el beneficiario.',
      enter: 'Indique la dirección.',
    },
    addressCountry: {
      label: 'País de la dirección',
      hint: 'Donde vive o tiene su sede el beneficiario.',
      enter: 'Elija el país de la dirección.',
    },
    addressLine1: {
      label: 'Dirección, línea 1',
      hint: 'Calle y número.',
      enter: 'Indique la primera línea de la dirección.',
    },
    addressLine2: {
      label: 'Dirección, línea 2',
      hint: 'Código postal y ciudad.',
      enter: 'Indique la segunda línea de la dirección.',
    },
    streetName: {
      label: 'Calle',
      hint: 'Sin el número.',
      enter: 'Indique la calle.',
    },
    buildingNumber: {
      label: 'Número',
      hint: 'Solo el número del edificio, con letra si la tiene.',
      enter: 'Indique el número del edificio.',
    },
    townName: {
      label: 'Ciudad o población',
      hint: 'Sin el código postal.',
      enter: 'Indique la ciudad o población.',
    },
    postCode: {
      label: 'Código postal ({term})',
      hint: 'Escríbalo como figura en las cartas.',
      enter: 'Indique el código postal ({term}).',
    },
    countrySubdivision: {
      label: 'Estado o provincia ({term})',
      hint: 'La parte del país en la que está la ciudad.',
      enter: 'Indique el estado o la provincia ({term}).',
    },
    accountIdType: {
      label: 'Cómo se indica la cuenta',
      hint: 'Elija qué dato tiene de la cuenta.',
      enter: 'Elija cómo se indica la cuenta.',
    },
    accountType: {
      label: 'Tipo de cuenta',
      hint: 'El banco o el beneficiario se lo puede decir.',
      enter: 'Elija el tipo de cuenta.',
    },
    bankIdentifier: {
      label: 'Código de banco ({term})',
      hint: 'Figura en los extractos, junto al número de cuenta.',
      enter: 'Indique el código de banco ({term}).',
    },
    bank: {
      label: 'Banco',
      hint: 'Elija el banco o escriba su código.',
      enter: 'Elija el banco.',
    },
    billerCode: {
      label: 'Biller code',
      hint: 'Figura en la factura.',
      enter: 'Indique el biller code.',
    },
    branch: {
      label: 'Código de sucursal ({term})',
      hint: 'Figura en los extractos, junto al número de cuenta.',
      enter: 'Indique el código de sucursal ({term}).',
    },
    bic: {
      label: 'Código SWIFT/BIC',
      hint: 'Ocho u once letras y dígitos; figura en los extractos.',
      enter: 'Indique el código SWIFT/BIC del banco.',
    },
    pixKey: {
      label: 'Clave Pix',
      hint: 'CPF o CNPJ, correo electrónico, un número de móvil que empiece por +55 o una clave aleatoria.',
      enter: 'Indique la clave Pix.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'Empieza por las dos letras del país; los espacios no importan.',
      enter: 'Indique el IBAN.',
    },
    ACCOUNT_NUMBER: {
      label: 'Número de cuenta ({term})',
      hint: 'Escriba todos los dígitos, también los ceros del principio.',
      enter: 'Indique el número de cuenta ({term}).',
    },
    CARD_NUMBER: {
      label: 'Número de tarjeta',
      hint: 'El número largo del anverso de la tarjeta.',
      enter: 'Indique el número de tarjeta.',
    },
    PHONE: {
      label: 'Número de celular o móvil',
      hint: 'El número inscrito en el servicio; empiece por el código del país.',
      enter: 'Indique el número de celular o móvil.',
    },
    MOBILE: {
      label: 'Número de celular o móvil',
      hint: 'El número inscrito en el servicio; empiece por el código del país.',
      enter: 'Indique el número de celular o móvil.',
    },
    EMAIL: {
      label: 'Correo electrónico',
      hint: 'El correo inscrito en el servicio.',
      enter: 'Indique el correo electrónico.',
    },
    ALIAS: {
      label: 'Alias o clave de la cuenta',
      hint: 'El alias o la clave inscritos en el servicio.',
      enter: 'Indique el alias o la clave de la cuenta.',
    },
    TAX_ID: {
      label: 'Número de identificación fiscal',
      hint: 'El número inscrito en el servicio.',
      enter: 'Indique el número de identificación fiscal.',
    },
    NRIC: {
      label: 'Número de la tarjeta de identidad (NRIC)',
      hint: 'Figura en la tarjeta de identidad.',
      enter: 'Indique el número de la tarjeta de identidad (NRIC).',
    },
    PASSPORT: {
      label: 'Número de pasaporte',
      hint: 'Figura en la página de la fotografía.',
      enter: 'Indique el número de pasaporte.',
    },
    ARMY_POLICE: {
      label: 'Número del ejército o de la policía',
      hint: 'Figura en la credencial de servicio.',
      enter: 'Indique el número del ejército o de la policía.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Número de registro de la empresa',
      hint: 'Figura en el registro de empresas.',
      enter: 'Indique el número de registro de la empresa.',
    },
    BPAY_CRN: {
      label: 'Referencia de cliente (CRN)',
      hint: 'Figura en la factura, junto al biller code.',
      enter: 'Indique la referencia de cliente (CRN).',
    },
    FPS_ID: {
      label: 'Identificador FPS',
      hint: 'Siete o nueve dígitos que asignó el banco del beneficiario.',
      enter: 'Indique el identificador FPS.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'Una persona',
    BUSINESS: 'Una empresa u organización',
  },
  accountTypes: {
    CHECKING: 'Cuenta corriente',
    SAVINGS: 'Cuenta de ahorro',
    PAYMENT: 'Cuenta de pago',
    ELECTRONIC_DEPOSIT: 'Depósito electrónico',
    ORDINARY: 'Cuenta ordinaria',
    MASTER: 'Cuenta principal',
    TRANSMISSION: 'Transmission account',
    BOND: 'Cuenta de préstamo (bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Beneficiario',
    account: 'Cuenta',
    address: 'Dirección',
    contact: 'Contacto',
  },
  enter: 'Complete el campo «{label}».',
  enterOneOf: 'Complete al menos uno de estos campos: {fields}.',
  check: 'Revise el campo «{label}».',
  checkExample: 'Revise el campo «{label}». Debe tener esta forma: {example}.',
});
