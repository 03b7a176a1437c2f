/** The texts of a form in Portuguese, for Brazil and Portugal alike: “Indique” and “endereço” are at home in both. */
import { fieldTexts } from '../field-texts.js';

export const pt = /* @__PURE__ */ fieldTexts({
  language: 'pt',
  fields: {
    name: {
      label: 'Nome completo',
      hint: 'Escreva o nome como está na conta, sem título.',
      enter: 'Indique o nome completo.',
    },
    companyName: {
      label: 'Nome da empresa',
      hint: 'Escreva o nome como está na conta, com a forma jurídica.',
      enter: 'Indique o nome da empresa.',
    },
    dateOfBirth: {
      label: 'Data de nascimento',
      hint: 'Dia, mês e ano.',
      enter: 'Indique a data de nascimento.',
    },
    taxId: {
      label: 'Número fiscal ({term})',
      hint: 'Está nas cartas da administração fiscal.',
      enter: 'Indique o número fiscal ({term}).',
    },
    documents: {
      label: 'Documento de identificação',
      hint: 'Escolha o tipo de documento e copie o seu número.',
      enter: 'Indique o tipo e o número de um documento de identificação.',
    },
    creditorType: {
      label: 'Quem recebe o dinheiro',
      hint: 'Escolha se quem recebe é uma pessoa ou uma empresa.',
      enter: 'Escolha se quem recebe o dinheiro é uma pessoa ou uma empresa.',
    },
    email: {
      label: 'E-mail',
      hint: 'O e-mail de quem recebe o dinheiro.',
      enter: 'Indique o e-mail.',
    },
    phone: {
      label: 'Número de telefone',
      hint: 'Comece pelo código do país, por exemplo +351 ou +55.',
      enter: 'Indique o número de telefone.',
    },
    address: {
      label: 'Endereço',
      hint: 'Onde vive ou tem sede quem recebe o dinheiro.',
      enter: 'Indique o endereço.',
    },
    addressCountry: {
      label: 'País do endereço',
      hint: 'Onde vive ou tem sede quem recebe o dinheiro.',
      enter: 'Escolha o país do endereço.',
    },
    addressLine1: {
      label: 'Endereço, linha 1',
      hint: 'Rua e número.',
      enter: 'Indique a primeira linha do endereço.',
    },
    addressLine2: {
      label: 'Endereço, linha 2',
      hint: 'Código postal e cidade.',
      enter: 'Indique a segunda linha do endereço.',
    },
    streetName: {
      label: 'Rua',
      hint: 'Sem o número.',
      enter: 'Indique a rua.',
    },
    buildingNumber: {
      label: 'Número da porta',
      hint: 'Só o número, com letra se houver.',
      enter: 'Indique o número da porta.',
    },
    townName: {
      label: 'Cidade ou localidade',
      hint: 'Sem o código postal.',
      enter: 'Indique a cidade ou localidade.',
    },
    postCode: {
      label: 'Código postal ({term})',
      hint: 'Escreva como nas cartas.',
      enter: 'Indique o código postal ({term}).',
    },
    countrySubdivision: {
      label: 'Estado ou distrito ({term})',
      hint: 'A parte do país onde fica a cidade.',
      enter: 'Indique o estado ou distrito ({term}).',
    },
    accountIdType: {
      label: 'Como se indica a conta',
      hint: 'Escolha o dado que tem da conta.',
      enter: 'Escolha como se indica a conta.',
    },
    accountType: {
      label: 'Tipo de conta',
      hint: 'O banco ou quem recebe o dinheiro pode dizer qual é.',
      enter: 'Escolha o tipo de conta.',
    },
    bankIdentifier: {
      label: 'Código do banco ({term})',
      hint: 'Está nos extratos, junto ao número da conta.',
      enter: 'Indique o código do banco ({term}).',
    },
    bank: {
      label: 'Banco',
      hint: 'Escolha o banco ou escreva o seu código.',
      enter: 'Escolha o banco.',
    },
    billerCode: {
      label: 'Biller code',
      hint: 'Está na fatura.',
      enter: 'Indique o biller code.',
    },
    branch: {
      label: 'Número da agência ({term})',
      hint: 'Está nos extratos, junto ao número da conta.',
      enter: 'Indique o número da agência ({term}).',
    },
    bic: {
      label: 'BIC (código SWIFT)',
      hint: 'Oito ou onze letras e dígitos; está nos extratos.',
      enter: 'Indique o BIC do banco.',
    },
    pixKey: {
      label: 'Chave Pix',
      hint: 'CPF ou CNPJ, e-mail, um número de celular ou telemóvel que comece por +55 ou uma chave aleatória.',
      enter: 'Indique a chave Pix.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'Começa pelas duas letras do país; os espaços não contam.',
      enter: 'Indique o IBAN.',
    },
    ACCOUNT_NUMBER: {
      label: 'Número da conta ({term})',
      hint: 'Escreva todos os dígitos, também os zeros do início.',
      enter: 'Indique o número da conta ({term}).',
    },
    CARD_NUMBER: {
      label: 'Número do cartão',
      hint: 'O número longo na frente do cartão.',
      enter: 'Indique o número do cartão.',
    },
    PHONE: {
      label: 'Número de celular ou telemóvel',
      hint: 'O número associado ao serviço; comece pelo código do país.',
      enter: 'Indique o número de celular ou telemóvel.',
    },
    MOBILE: {
      label: 'Número de celular ou telemóvel',
      hint: 'O número associado ao serviço; comece pelo código do país.',
      enter: 'Indique o número de celular ou telemóvel.',
    },
    EMAIL: {
      label: 'E-mail',
      hint: 'O e-mail associado ao serviço.',
      enter: 'Indique o e-mail.',
    },
    ALIAS: {
      label: 'Nome ou chave da conta',
      hint: 'O nome ou a chave que está no serviço.',
      enter: 'Indique o nome ou a chave da conta.',
    },
    TAX_ID: {
      label: 'Número fiscal',
      hint: 'O número associado ao serviço.',
      enter: 'Indique o número fiscal.',
    },
    NRIC: {
      label: 'Número do cartão de identidade (NRIC)',
      hint: 'Está no cartão de identidade.',
      enter: 'Indique o número do cartão de identidade (NRIC).',
    },
    PASSPORT: {
      label: 'Número do passaporte',
      hint: 'Está na página da fotografia.',
      enter: 'Indique o número do passaporte.',
    },
    ARMY_POLICE: {
      label: 'Número do exército ou da polícia',
      hint: 'Está no cartão de serviço.',
      enter: 'Indique o número do exército ou da polícia.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Número oficial da empresa',
      hint: 'É o número com que a empresa foi inscrita.',
      enter: 'Indique o número oficial da empresa.',
    },
    BPAY_CRN: {
      label: 'Referência do cliente (CRN)',
      hint: 'Está na fatura, junto ao biller code.',
      enter: 'Indique a referência do cliente (CRN).',
    },
    FPS_ID: {
      label: 'Identificador FPS',
      hint: 'Sete ou nove dígitos atribuídos pelo banco de quem recebe o dinheiro.',
      enter: 'Indique o identificador FPS.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'Uma pessoa',
    BUSINESS: 'Uma empresa ou organização',
  },
  accountTypes: {
    CHECKING: 'Conta corrente',
    SAVINGS: 'Conta de poupança',
    PAYMENT: 'Conta de pagamento',
    ELECTRONIC_DEPOSIT: 'Depósito eletrônico ou eletrónico',
    ORDINARY: 'Conta ordinária',
    MASTER: 'Conta principal',
    TRANSMISSION: 'Transmission account',
    BOND: 'Conta de empréstimo (bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Quem recebe o dinheiro',
    account: 'Conta',
    address: 'Endereço',
    contact: 'E-mail e telefone',
  },
  enter: 'Preencha o campo “{label}”.',
  enterOneOf: 'Preencha pelo menos um destes campos: {fields}.',
  check: 'Verifique o campo “{label}”.',
  checkExample: 'Verifique o campo “{label}”. Deve ter esta forma: {example}.',
});
