/** The alert texts in Portuguese, for Brazil and Portugal alike: no “registo” or “registro”, no “contacto” or “contato”. */
import { alertTexts } from '../alert-texts.js';

export const pt = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'O país não é um código de duas letras maiúsculas (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Nenhum país tem o código {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    'Este país ({country: place pt}) está sob sanções gerais ({programmes}, desde {from: date pt}). Ninguém é comparado aqui com listas de sanções: essa é outra tarefa.',
  CURRENCY_INVALID_FORMAT: 'A moeda não é um código de três letras maiúsculas (ISO 4217).',
  CURRENCY_UNKNOWN: 'Nenhuma moeda tem o código {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'A moeda {currency} já não está em uso.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'Os pagamentos para este país ({country: place pt}) não são feitos em {currency}.',

  CREDITOR_INVALID_FORMAT:
    'Os dados do beneficiário, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
  CREDITOR_TYPE_MISSING: 'Para {by: place pt este país (…)} é necessário saber se o beneficiário é uma pessoa ou uma empresa.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'O tipo de beneficiário não é INDIVIDUAL nem BUSINESS.',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'Os dados da conta do beneficiário, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
  CREDITOR_ACCOUNT_MISSING: 'Para {by: payment=um pagamento; place pt este país (…)} é necessária a conta do beneficiário.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Este tipo de identificador de conta não é aceite ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: 'Para {by: place pt este país (…)} é necessário o tipo de conta ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: 'Neste país ({country: place pt}) não há contas deste tipo (tipos possíveis: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: 'Segundo o seu número, a conta é em {found}, mas o pagamento é em {currency}.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'O número de conta não tem nenhum dos formatos das contas deste país ({country: place pt}): compare o comprimento e os caracteres com o original.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'O número de conta tem mais caracteres do que {by: place pt} transmite: no máximo {max}.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'O número de conta não passa na verificação deste país ({country: place pt}) ({check}): compare-o com o original, dígito a dígito.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'O código de banco e o número de conta não correspondem um ao outro, segundo as regras deste país ({country: place pt}) ({check}): compare ambos com o original.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'O número de conta é um exemplo publicado, repete sempre o mesmo dígito ou a mesma série de dígitos ou é o número do banco.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'O número de cartão não é de um cartão para o qual {method} pague.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'No lugar do número de conta está um número de cartão: indique o número de conta.',
  CREDITOR_PROXY_INVALID_FORMAT:
    'O identificador não tem o formato usado com {method}: verifique se faltam caracteres ou se há algum errado.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'O identificador pode conter um erro: o dígito de verificação não é dos habituais em {method}, embora uns poucos emitentes usem outros. Compare-o com a fatura.',

  CREDITOR_ADDRESS_MISSING: 'Para {by: place pt este país (…)} é necessário o endereço do beneficiário.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED:
    'Desde {from: date pt}, {by: place pt} não aceita endereços só com linhas: a cidade e o país têm campos próprios.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: 'Além da cidade e do país, {by: place pt} aceita no máximo duas linhas de endereço.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'Uma linha do endereço repete a cidade, o código postal ou o país, que têm campos próprios.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: 'O campo {field} tem {length} caracteres e o endereço de um pagamento admite no máximo {max}.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    'O campo {field} contém caracteres ({characters}) que nenhum endereço tem ou que o sistema de liquidação não transmite.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED:
    'O endereço é uma caixa postal (apartado); muitos bancos pedem o lugar onde o beneficiário vive ou trabalha.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'O endereço parece fictício.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: 'Para {by: place pt este país (…)} é necessário o país no endereço do beneficiário.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'O país do endereço não é um código de duas letras maiúsculas (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Nenhum país tem o código que está no endereço (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: 'Para {by: place pt este país (…)} é necessária a rua do beneficiário.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: 'Para {by: place pt este país (…)} é necessário o código postal do beneficiário.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT:
    'O código postal não tem o formato dos códigos postais usados neste país ({country: place pt}).',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: 'Para {by: place pt este país (…)} é necessária a cidade do beneficiário.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: 'Para {by: place pt este país (…)} é necessário o estado ou a província do beneficiário.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: 'Neste país ({country: place pt}) não há estado nem província com este nome ou código.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'O código postal não é deste estado ou província.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'Os dados do banco do beneficiário, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
  CREDITOR_AGENT_MISSING:
    'Para {by: place pt este país (…)} é necessário o banco do beneficiário: o seu código SWIFT/BIC ou o seu código de banco.',

  CREDITOR_BANK_IDENTIFIER_MISSING: 'Para {by: payment=um pagamento; place pt este país (…)} é necessário o código de banco.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'O código de banco não tem o formato usado neste país ({country: place pt}) (talvez {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Nenhum banco conhecido deste país ({country: place pt}) tem este código de banco (talvez {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'O código de banco não é o que está no IBAN.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'O código de agência não tem o formato usado neste país ({country: place pt}).',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: 'Para {by: place pt este país (…)} é necessário o código de agência.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'O banco não tem nenhuma agência com este código.',

  CREDITOR_BIC_MISSING: 'Para {by: place pt este país (…)} é necessário o código SWIFT/BIC do banco do beneficiário.',
  CREDITOR_BIC_NOT_PROVIDED: 'O campo do código SWIFT/BIC indica que não existe nenhum: é considerado vazio.',
  CREDITOR_BIC_INVALID_FORMAT: 'O código SWIFT/BIC não tem oito ou onze caracteres com um código de país na quinta e na sexta posição.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'O código SWIFT/BIC não existe.',
  CREDITOR_BIC_DISCONTINUED: 'O banco deste código SWIFT/BIC faz agora parte de outro, e o código não está em nenhuma lista atual.',
  CREDITOR_BIC_NOT_ALLOWED: 'O código SWIFT/BIC serve só para testes: na oitava posição está 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'O código SWIFT/BIC não está ligado à rede SWIFT: chega-se ao banco pelo seu sistema nacional ou por outro banco.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'O país do código SWIFT/BIC ({found: place pt}) não é o do pagamento ({country: place pt}).',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'O código SWIFT/BIC e o IBAN são de bancos diferentes.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY:
    'O código SWIFT/BIC não é do banco indicado pelo código de banco ou pelo método de pagamento.',
  CREDITOR_BIC_NOT_REACHABLE: 'Nenhum esquema SEPA chega ao banco com este código SWIFT/BIC.',

  CREDITOR_EMAIL_MISSING: 'Para {by: place pt este país (…)} é necessário o e-mail do beneficiário.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'O e-mail do beneficiário não é um endereço para o qual se possa escrever.',
  CREDITOR_EMAIL_SUSPICIOUS: 'O e-mail do beneficiário está mal escrito ou não foi feito para durar.',
  CREDITOR_PHONE_MISSING: 'Para {by: place pt este país (…)} é necessário o número de telefone do beneficiário.',
  CREDITOR_PHONE_INVALID_FORMAT:
    'O número de telefone do beneficiário não existe em nenhum dos países possíveis: verifique-o e comece pelo indicativo do país.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'O país do número de telefone do beneficiário ({found: place pt}) não é o do pagamento ({country: place pt}).',
  CREDITOR_PHONE_SUSPICIOUS: 'O número de telefone do beneficiário parece fictício.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'O número de telefone do beneficiário não é o que recebe o pagamento.',

  CREDITOR_DATE_OF_BIRTH_MISSING: 'Para {by: place pt este país (…)} é necessária a data de nascimento do beneficiário.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'A data de nascimento do beneficiário não é uma data do calendário no formato AAAA-MM-DD.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'A data de nascimento do beneficiário está no futuro ou é de há mais de 120 anos.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Uma empresa não tem data de nascimento.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'A data de nascimento não é a que está no identificador ({type}).',

  CREDITOR_DOCUMENT_MISSING: 'Para {by: place pt este país (…)} é necessário um documento do beneficiário ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'Falta o tipo de um documento do beneficiário.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'Não se conhece este tipo de documento.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'Falta o número de um documento do beneficiário.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'O número do documento não tem o formato usado neste país ({country: place pt}) ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS: 'Os dígitos de verificação do número do documento não correspondem ao resto ({type}).',
  CREDITOR_DOCUMENT_DUPLICATE: 'O mesmo documento aparece duas vezes.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: 'O documento e o número de identificação fiscal são do mesmo tipo ({type}), mas não coincidem.',

  CREDITOR_IBAN_INVALID_FORMAT:
    'O número de conta não é um IBAN: duas letras de um país que tem IBAN, dois dígitos e depois letras e dígitos.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'Um IBAN deste país ({country: place pt}) tem {expected} caracteres numa ordem fixa de letras e dígitos; este não a segue.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS:
    'Os dígitos de verificação do IBAN não correspondem ao resto: há uma letra ou um dígito errado ou fora do lugar.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'O número de conta que está no IBAN não passa na verificação deste país ({country: place pt}) ({check}): peça de novo o IBAN.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'O país do IBAN ({found: place pt}) não é o do pagamento ({country: place pt}).',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'As contas deste país ({found: place pt}) têm um IBAN que começa por {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Os bancos deste país ({country: place pt}) emitem IBAN, mas o país não está na lista oficial de IBAN: nem todos os bancos os aceitam.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'Nenhum banco conhecido deste país ({country: place pt}) tem o código de banco que está no IBAN (talvez {meant}).',

  CREDITOR_NAME_MISSING: 'Para {by: place pt este país (…)} é necessário o nome do beneficiário.',
  CREDITOR_NAME_INVALID_FORMAT:
    'O nome do beneficiário não é um nome completo ({reason: no letters=sem letras; one letter=uma única letra; initials=apenas iniciais; one word=uma única palavra}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'O nome do beneficiário contém caracteres ({characters}) que nenhum nome tem ou que {by: place pt} não transmite.',
  CREDITOR_NAME_TOO_LONG: 'O nome do beneficiário tem {length} caracteres e {by: place pt} transmite no máximo {max}.',
  CREDITOR_NAME_SUSPICIOUS: 'O nome do beneficiário parece fictício.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: 'No lugar do nome do beneficiário está um número de conta ou outro identificador.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'O nome não corresponde ao tipo de beneficiário.',

  CREDITOR_TAX_ID_MISSING: 'Para {by: place pt este país (…)} é necessário o número de identificação fiscal do beneficiário.',
  CREDITOR_TAX_ID_INVALID_FORMAT:
    'O número de identificação fiscal não tem nenhum dos formatos usados neste país ({country: place pt}) ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS: 'Os dígitos de verificação do número de identificação fiscal não correspondem ao resto ({type}).',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'O número de identificação fiscal ({type}) não é o de um beneficiário deste tipo.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'O número de identificação fiscal parece fictício.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      'Os dados do banco intermediário {number}, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
    BIC_INVALID_FORMAT: 'O código SWIFT/BIC do banco intermediário {number} não tem oito ou onze caracteres com um código de país.',
    BIC_DOES_NOT_EXIST: 'O código SWIFT/BIC do banco intermediário {number} não existe.',
    BIC_DISCONTINUED: 'O banco intermediário {number} faz agora parte de outro, e o seu código SWIFT/BIC não está em nenhuma lista atual.',
    BIC_NOT_ALLOWED: 'O código SWIFT/BIC do banco intermediário {number} serve só para testes.',
    BANK_IDENTIFIER_INVALID_FORMAT:
      'O código de banco do banco intermediário {number} não tem o formato usado neste país ({country: place pt}).',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: 'O código SWIFT/BIC e o código de banco do banco intermediário {number} são de bancos diferentes.',
    NOT_ALLOWED: 'Com {by: place pt} não há bancos intermediários.',
    DUPLICATE: 'O banco intermediário {number} é o banco do beneficiário ou repete outro banco intermediário.',
    CURRENCY_INCONSISTENCY: 'No país do banco intermediário {number} ({found: place pt}) não se compensam pagamentos em {currency}.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'Há um primeiro e um terceiro banco intermediário, mas não um segundo.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'A ordem de pagamento não é um objeto.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Não foi possível verificar a conta e o banco: indique o país.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'Uma ordem de pagamento não tem nenhum campo com este nome ({field}), que por isso não é verificado nem enviado (talvez {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'O método de pagamento não é um texto.',
  RECIPIENT_METHOD_UNKNOWN: 'Não se conhece nenhum método de pagamento com este nome.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: 'O método de pagamento {method} não permite pagar para este país ({country: place pt}).',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'O método de pagamento {method} não permite pagar em {currency}.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'O método de pagamento {method} não permite pagar a um beneficiário deste tipo.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'Os dados da liquidação, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'Não se conhece nenhum sistema de liquidação com este nome (talvez {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'O sistema de liquidação {system} não está em funcionamento em {on: date pt}.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'O sistema de liquidação {system} não chega às contas deste país ({country: place pt}).',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'O sistema de liquidação {system} não transmite pagamentos em {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'O sistema de liquidação {system} não aceita este tipo de identificador de conta ({lacks: reference=um QR-IBAN só recebe pagamentos com a sua referência QR}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'O sistema de liquidação {system} não permite pagar a um beneficiário deste tipo.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'O sistema de liquidação {system} não chega ao banco do beneficiário.',
});
