/** The texts of a form in the Portuguese of Brazil: “Informe” and “favorecido”, as Brazilian banks print them. */
import { fieldTexts } from '../field-texts.js';

export const ptBR = /* @__PURE__ */ fieldTexts({
  language: 'pt-BR',
  fields: {
    name: {
      label: 'Nome completo',
      hint: 'Escreva como está na conta, sem título.',
      enter: 'Informe o nome completo.',
    },
    companyName: {
      label: 'Razão social',
      hint: 'Escreva como está na conta, com o tipo de sociedade.',
      enter: 'Informe a razão social.',
    },
    dateOfBirth: {
      label: 'Data de nascimento',
      hint: 'Dia, mês e ano.',
      enter: 'Informe a data de nascimento.',
    },
    taxId: {
      label: 'Número de identificação fiscal ({term})',
      hint: 'Está nas cartas da administração tributária.',
      enter: 'Informe o número de identificação fiscal ({term}).',
    },
    documents: {
      label: 'Documento de identificação',
      hint: 'Escolha o tipo de documento e copie o número.',
      enter: 'Informe o tipo e o número de um documento de identificação.',
    },
    creditorType: {
      label: 'Quem recebe o dinheiro',
      hint: 'Escolha se o favorecido é pessoa física ou jurídica.',
      enter: 'Escolha se o favorecido é pessoa física ou jurídica.',
    },
    email: {
      label: 'E-mail',
      hint: 'O e-mail de contato do favorecido.',
      enter: 'Informe o e-mail.',
    },
    phone: {
      label: 'Telefone',
      hint: 'Comece com o código do país, por exemplo +55.',
      enter: 'Informe o telefone.',
    },
    address: {
      label: 'Endereço',
      hint: 'Onde o favorecido mora ou tem sede.',
      enter: 'Informe o endereço.',
    },
    addressCountry: {
      label: 'País do endereço',
      hint: 'Onde o favorecido mora ou tem sede.',
      enter: 'Escolha o país do endereço.',
    },
    addressLine1: {
      label: 'Endereço, linha 1',
      hint: 'Rua e número.',
      enter: 'Informe a primeira linha do endereço.',
    },
    addressLine2: {
      label: 'Endereço, linha 2',
      hint: 'Código postal e cidade.',
      enter: 'Informe a segunda linha do endereço.',
    },
    streetName: {
      label: 'Rua',
      hint: 'Sem o número.',
      enter: 'Informe a rua.',
    },
    buildingNumber: {
      label: 'Número',
      hint: 'Só o número do imóvel, com a letra se houver.',
      enter: 'Informe o número do imóvel.',
    },
    townName: {
      label: 'Cidade',
      hint: 'Sem o código postal.',
      enter: 'Informe a cidade.',
    },
    postCode: {
      label: 'Código postal ({term})',
      hint: 'Escreva como nas cartas.',
      enter: 'Informe o código postal ({term}).',
    },
    countrySubdivision: {
      label: 'Estado ou província ({term})',
      hint: 'A parte do país onde fica a cidade.',
      enter: 'Informe o estado ou a província ({term}).',
    },
    accountIdType: {
      label: 'Como informar a conta',
      hint: 'Escolha o dado da conta que você tem.',
      enter: 'Escolha como informar a conta.',
    },
    accountType: {
      label: 'Tipo de conta',
      hint: 'O banco ou o favorecido pode dizer qual é.',
      enter: 'Escolha o tipo de conta.',
    },
    bankIdentifier: {
      label: 'Código do banco ({term})',
      hint: 'Está no extrato, ao lado do número da conta.',
      enter: 'Informe o código do banco ({term}).',
    },
    bank: {
      label: 'Banco',
      hint: 'Escolha o banco ou digite o código dele.',
      enter: 'Escolha o banco.',
    },
    billerCode: {
      label: 'Biller code',
      hint: 'Está na fatura.',
      enter: 'Informe o biller code.',
    },
    branch: {
      label: 'Número da agência ({term})',
      hint: 'Está no extrato, ao lado do número da conta.',
      enter: 'Informe o número da agência ({term}).',
    },
    bic: {
      label: 'Código SWIFT/BIC',
      hint: 'Oito ou onze letras e dígitos; está no extrato.',
      enter: 'Informe o código SWIFT/BIC do banco.',
    },
    pixKey: {
      label: 'Chave Pix',
      hint: 'CPF ou CNPJ, e-mail, número de celular que comece com +55 ou chave aleatória.',
      enter: 'Informe a chave Pix.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'Começa com as duas letras do país; os espaços não importam.',
      enter: 'Informe o IBAN.',
    },
    ACCOUNT_NUMBER: {
      label: 'Número da conta ({term})',
      hint: 'Escreva todos os dígitos, inclusive os zeros do início.',
      enter: 'Informe o número da conta ({term}).',
    },
    CARD_NUMBER: {
      label: 'Número do cartão',
      hint: 'O número longo na frente do cartão.',
      enter: 'Informe o número do cartão.',
    },
    PHONE: {
      label: 'Número do celular',
      hint: 'O número cadastrado no serviço; comece com o código do país.',
      enter: 'Informe o número do celular.',
    },
    MOBILE: {
      label: 'Número do celular',
      hint: 'O número cadastrado no serviço; comece com o código do país.',
      enter: 'Informe o número do celular.',
    },
    EMAIL: {
      label: 'E-mail',
      hint: 'O e-mail cadastrado no serviço.',
      enter: 'Informe o e-mail.',
    },
    ALIAS: {
      label: 'Nome ou chave da conta',
      hint: 'O nome ou a chave cadastrada no serviço.',
      enter: 'Informe o nome ou a chave da conta.',
    },
    TAX_ID: {
      label: 'Número de identificação fiscal',
      hint: 'O número cadastrado no serviço.',
      enter: 'Informe o número de identificação fiscal.',
    },
    NRIC: {
      label: 'Número da carteira de identidade (NRIC)',
      hint: 'Está na carteira de identidade.',
      enter: 'Informe o número da carteira de identidade (NRIC).',
    },
    PASSPORT: {
      label: 'Número do passaporte',
      hint: 'Está na página da foto.',
      enter: 'Informe o número do passaporte.',
    },
    ARMY_POLICE: {
      label: 'Número de identificação militar ou policial',
      hint: 'Está na identidade funcional.',
      enter: 'Informe o número de identificação militar ou policial.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Número de registro da empresa',
      hint: 'Está no registro de empresas.',
      enter: 'Informe o número de registro da empresa.',
    },
    BPAY_CRN: {
      label: 'Referência do cliente (CRN)',
      hint: 'Está na fatura, ao lado do biller code.',
      enter: 'Informe a referência do cliente (CRN).',
    },
    FPS_ID: {
      label: 'Identificador FPS',
      hint: 'Sete ou nove dígitos atribuídos pelo banco do favorecido.',
      enter: 'Informe o identificador FPS.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'Pessoa física',
    BUSINESS: 'Pessoa jurídica (empresa ou organização)',
  },
  accountTypes: {
    CHECKING: 'Conta corrente',
    SAVINGS: 'Conta poupança',
    PAYMENT: 'Conta de pagamento',
    ELECTRONIC_DEPOSIT: 'Depósito eletrônico',
    ORDINARY: 'Conta comum',
    MASTER: 'Conta principal',
    TRANSMISSION: 'Transmission account',
    BOND: 'Conta de empréstimo (bond)',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Favorecido',
    account: 'Conta',
    address: 'Endereço',
    contact: 'Contato',
  },
  enter: 'Preencha o campo “{label}”.',
  enterOneOf: 'Preencha pelo menos um destes campos: {fields}.',
  check: 'Confira o campo “{label}”.',
  checkExample: 'Confira o campo “{label}”. Deve ficar assim: {example}.',
});
