/**
 * What lists of payees in Spanish call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const es: ColumnWords = {
  usual: {
    iban: 'Número IBAN, Código IBAN, IBAN beneficiario, IBAN del beneficiario',
    accountNumber: 'Número de cuenta, Nº de cuenta, No de cuenta',
    anyAccount: 'Cuenta',
    anyPayeeAccount: 'Cuenta bancaria, Cuenta beneficiario',
    accountType: 'Tipo de cuenta',
    name: 'Nombre, Nombre completo, Beneficiario, Nombre del beneficiario, Destinatario, Acreedor',
    accountHolder: 'Titular, Titular de la cuenta',
    vendor: 'Proveedor',
    creditorType: 'Tipo de beneficiario',
    bic: 'Código BIC, Código SWIFT',
    bankCode: 'Código de banco, Código del banco, Código bancario, Código de entidad',
    branch: 'Sucursal, Código de sucursal, Oficina',
    bankCountry: 'País del banco, País de destino',
    country: 'País, Código de país, Código país',
    currency: 'Moneda, Divisa, Código de moneda',
    method: 'Método de pago',
    addressLine1: 'Dirección, Dirección 1, Domicilio',
    addressLine2: 'Dirección 2, CP Ciudad, CP Localidad, CP Población',
    addressLine3: 'Dirección 3',
    street: 'Calle',
    postCode: 'Código postal',
    town: 'Ciudad, Localidad, Población',
    subdivision: 'Provincia, Estado',
    addressCountry: 'País de residencia',
    email: 'Correo electrónico, Correo',
    phone: 'Teléfono, Número de teléfono',
    mobile: 'Móvil',
    dateOfBirth: 'Fecha de nacimiento',
    taxId: 'NIF, CIF, RFC, RUT, CUIT, NIT, Número fiscal',
    amount: 'Importe, Monto, Cantidad',
    reference: 'Referencia, Concepto',
    bankName: 'Nombre del banco',
    date: 'Fecha',
    status: 'Estado',
    payer: 'Ordenante, IBAN ordenante, Cuenta ordenante, Cuenta de cargo, Cuenta origen',
    bank: 'Banco',
    namePart: 'Apellido, Apellidos, Primer apellido, Segundo apellido, Nombre de pila',
  },
  rarer: {
    accountNumber: 'CLABE interbancaria, Cuenta CLABE',
    name: 'Nombre del proveedor, Razón social',
    company: 'Empresa, Nombre de la empresa',
  },
  payee: 'beneficiario, destinatario',
  vendor: 'proveedor',
  individual: 'Persona física',
  business: 'Empresa, Persona jurídica',
};
