/**
 * What lists of payees in Portuguese call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const pt: ColumnWords = {
  usual: {
    iban: 'Número IBAN, IBAN do beneficiário',
    accountNumber: 'Número da conta, Nº da conta, Conta corrente',
    // número de identificação bancária; in Indonesia NIB is the number of a company, and stands beside the Nomor rekening
    wholeAccountNumber: 'NIB, Número NIB',
    anyAccount: 'Conta',
    anyPayeeAccount: 'Conta bancária',
    accountType: 'Tipo de conta',
    name: 'Nome, Nome completo, Beneficiário, Nome do beneficiário, Favorecido, Nome do favorecido, Destinatário',
    accountHolder: 'Titular da conta',
    vendor: 'Fornecedor',
    bic: 'Código BIC, Código SWIFT',
    bankCode: 'Código do banco, Nº do banco, Número do banco, ISPB',
    branch: 'Agência, Número da agência, Código da agência',
    bankCountry: 'País do banco, País de destino',
    country: 'País, Código do país',
    currency: 'Moeda, Código da moeda, Divisa',
    addressLine1: 'Endereço, Endereço 1, Morada, Morada 1',
    addressLine2: 'Endereço 2, Morada 2',
    addressLine3: 'Endereço 3, Morada 3',
    street: 'Rua, Logradouro',
    postCode: 'Código postal, CEP',
    town: 'Cidade, Localidade',
    subdivision: 'Estado, UF',
    addressCountry: 'País de residência',
    email: 'Correio eletrônico, Correio eletrónico',
    phone: 'Telefone',
    mobile: 'Telemóvel, Celular',
    dateOfBirth: 'Data de nascimento',
    taxId: 'CPF, CNPJ, CPF/CNPJ, Contribuinte',
    amount: 'Valor, Montante, Quantia',
    reference: 'Referência, Descrição',
    bankName: 'Nome do banco',
    date: 'Data',
    status: 'Estado',
    payer: 'Ordenante',
    bank: 'Banco',
    namePart: 'Apelido, Apelidos, Sobrenome, Primeiro nome, Último nome',
  },
  rarer: {
    name: 'Nome do fornecedor, Razão social',
    company: 'Empresa, Nome da empresa',
  },
  payee: 'beneficiario, destinatario, favorecido',
  vendor: 'fornecedor',
  individual: 'Pessoa física',
  business: 'Empresa, Pessoa jurídica',
};
