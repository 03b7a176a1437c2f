/** The alert texts in the Portuguese of Brazil: “favorecido” as on a TED, “dígitos verificadores”, “registro”, and none of the words of Portugal. */
import { alertTexts } from '../alert-texts.js';

export const ptBR = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'Informe o país com um código de duas letras maiúsculas (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Nenhum país tem o código {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    'Este país ({country: place pt-BR}) está sob sanções abrangentes ({programmes}, desde {from: date pt-BR}). Ninguém é comparado aqui com listas de sanções: essa é outra tarefa.',
  CURRENCY_INVALID_FORMAT: 'Informe a moeda com um código de três letras maiúsculas (ISO 4217).',
  CURRENCY_UNKNOWN: 'Nenhuma moeda tem o código {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'A moeda {currency} não está mais em uso.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'Pagamentos para este país ({country: place pt-BR}) não são feitos em {currency}.',

  CREDITOR_INVALID_FORMAT:
    'Os dados do favorecido, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
  CREDITOR_TYPE_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar se o favorecido é pessoa física ou jurídica.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'O tipo de favorecido deve ser INDIVIDUAL ou BUSINESS.',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'Os dados da conta do favorecido, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
  CREDITOR_ACCOUNT_MISSING: 'Para {by: payment=um pagamento; place pt-BR este país (…)} é preciso informar a conta do favorecido.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'Este tipo de identificador de conta não é aceito ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o tipo de conta ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: 'Neste país ({country: place pt-BR}) não há contas deste tipo (tipos possíveis: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: 'Pelo número, a conta é em {found}, mas o pagamento é em {currency}.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'Este não é um número de conta válido neste país ({country: place pt-BR}): compare o tamanho e os caracteres com o original.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'O número da conta tem mais caracteres do que {by: place pt-BR} permite: no máximo {max}.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'O número da conta não passa na verificação usada neste país ({country: place pt-BR}) ({check}): compare com o original, dígito por dígito.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'Pelas regras deste país ({country: place pt-BR}) ({check}), o código do banco e o número da conta não correspondem um ao outro: compare os dois com o original.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'O número da conta é um exemplo publicado, repete sempre o mesmo dígito ou a mesma sequência de dígitos ou é o número do banco.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'Este não é o número de um cartão que receba pagamentos por {method}.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'Foi informado um número de cartão no lugar do número da conta: informe o número da conta.',
  CREDITOR_PROXY_INVALID_FORMAT: 'Este não é um identificador válido para {method}: confira se faltam caracteres ou se há algum errado.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'O identificador pode conter um erro: o dígito verificador não é dos usuais em {method}, embora algumas poucas empresas usem outros. Compare com a fatura.',

  CREDITOR_ADDRESS_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o endereço do favorecido.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED: 'Desde {from: date pt-BR}, {by: place pt-BR} exige a cidade e o país em campos próprios.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: 'Além da cidade e do país, {by: place pt-BR} aceita no máximo duas linhas de endereço.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'Uma linha do endereço repete a cidade, o código postal ou o país, que têm campos próprios.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: 'O campo {field} tem {length} caracteres; um pagamento comporta no máximo {max}.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    'O campo {field} contém caracteres ({characters}) que não existem em endereços ou que o sistema de liquidação não transmite.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED:
    'O endereço é uma caixa postal; muitos bancos exigem o endereço onde o favorecido mora ou trabalha.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'O endereço parece fictício.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o país no endereço do favorecido.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'Informe o país do endereço com um código de duas letras maiúsculas (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Nenhum país tem o código informado no endereço (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar a rua no endereço do favorecido.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o código postal do favorecido.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: 'Este não é um código postal válido neste país ({country: place pt-BR}).',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar a cidade no endereço do favorecido.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING:
    'Para {by: place pt-BR este país (…)} é preciso informar o estado ou a província no endereço do favorecido.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: 'Neste país ({country: place pt-BR}) não há estado nem província com este nome ou código.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'O código postal não pertence ao estado ou à província do endereço.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'Os dados do banco do favorecido, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
  CREDITOR_AGENT_MISSING:
    'Para {by: place pt-BR este país (…)} é preciso informar o banco do favorecido: o código SWIFT/BIC ou o código do banco.',

  CREDITOR_BANK_IDENTIFIER_MISSING: 'Para {by: payment=um pagamento; place pt-BR este país (…)} é preciso informar o código do banco.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'Este não é um código de banco válido neste país ({country: place pt-BR}) (talvez {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Nenhum banco conhecido neste país ({country: place pt-BR}) tem este código (talvez {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'O código do banco é diferente do que está no IBAN.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'Este não é um número de agência válido neste país ({country: place pt-BR}).',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o número da agência.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'O banco não tem nenhuma agência com este número.',

  CREDITOR_BIC_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o código SWIFT/BIC do banco do favorecido.',
  CREDITOR_BIC_NOT_PROVIDED: 'O campo do código SWIFT/BIC informa que não há nenhum: é considerado vazio.',
  CREDITOR_BIC_INVALID_FORMAT:
    'Um código SWIFT/BIC tem oito ou onze caracteres, com um código de país na quinta e na sexta posição; este não.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'Este código SWIFT/BIC não existe.',
  CREDITOR_BIC_DISCONTINUED: 'O banco deste código SWIFT/BIC agora faz parte de outro, e o código não está em nenhuma lista atual.',
  CREDITOR_BIC_NOT_ALLOWED: 'Este código SWIFT/BIC serve só para testes: o oitavo caractere é 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'Este código SWIFT/BIC não está conectado à rede SWIFT: os pagamentos chegam ao banco pelo sistema do país dele ou por outro banco.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'O país do código SWIFT/BIC ({found: place pt-BR}) não é o do pagamento ({country: place pt-BR}).',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'O código SWIFT/BIC e o IBAN são de bancos diferentes.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: 'O código SWIFT/BIC não é do banco indicado pelo código do banco ou pela forma de pagamento.',
  CREDITOR_BIC_NOT_REACHABLE: 'O banco com este código SWIFT/BIC não recebe pagamentos SEPA.',

  CREDITOR_EMAIL_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o e-mail do favorecido.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'Este não é um e-mail válido.',
  CREDITOR_EMAIL_SUSPICIOUS: 'O e-mail do favorecido parece digitado errado ou temporário.',
  CREDITOR_PHONE_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o telefone do favorecido.',
  CREDITOR_PHONE_INVALID_FORMAT: 'Este telefone não existe em nenhum dos países possíveis: confira o número e comece pelo código do país.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'O país do telefone do favorecido ({found: place pt-BR}) não é o do pagamento ({country: place pt-BR}).',
  CREDITOR_PHONE_SUSPICIOUS: 'O telefone do favorecido parece fictício.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'O telefone do favorecido é diferente do número que recebe o pagamento.',

  CREDITOR_DATE_OF_BIRTH_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar a data de nascimento do favorecido.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'A data de nascimento do favorecido deve ser uma data que exista, no formato AAAA-MM-DD.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'A data de nascimento do favorecido está no futuro ou é de mais de 120 anos atrás.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Pessoa jurídica não tem data de nascimento.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'A data de nascimento é diferente da que está no identificador ({type}).',

  CREDITOR_DOCUMENT_MISSING:
    'Para {by: place pt-BR este país (…)} é preciso informar um documento de identificação do favorecido ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'Falta o tipo de um documento do favorecido.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'Este tipo de documento não é reconhecido.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'Falta o número de um documento do favorecido.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'Este não é um número de documento válido neste país ({country: place pt-BR}) ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS:
    'Os dígitos verificadores do número do documento estão errados ({type}): há um caractere errado ou trocado.',
  CREDITOR_DOCUMENT_DUPLICATE: 'O mesmo documento foi informado duas vezes.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: 'O documento e o número de identificação fiscal são do mesmo tipo ({type}), mas são diferentes.',

  CREDITOR_IBAN_INVALID_FORMAT: 'Este não é um IBAN: um IBAN tem as duas letras do país, dois dígitos e depois letras e dígitos.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'Um IBAN deste país ({country: place pt-BR}) tem {expected} caracteres em uma ordem fixa de letras e dígitos; este não segue essa ordem.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: 'Os dígitos verificadores do IBAN estão errados: há um caractere errado ou trocado.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'O número da conta que está no IBAN não passa na verificação usada neste país ({country: place pt-BR}) ({check}): peça o IBAN de novo.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'O país do IBAN ({found: place pt-BR}) não é o do pagamento ({country: place pt-BR}).',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'O IBAN das contas neste país ({found: place pt-BR}) começa com {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Os bancos neste país ({country: place pt-BR}) usam IBAN, mas o país não está no registro de IBAN: alguns bancos não aceitam.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'Nenhum banco conhecido neste país ({country: place pt-BR}) tem o código de banco que está no IBAN (talvez {meant}).',

  CREDITOR_NAME_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o nome do favorecido.',
  CREDITOR_NAME_INVALID_FORMAT:
    'O nome do favorecido não é um nome completo ({reason: no letters=sem letras; one letter=uma só letra; initials=apenas iniciais; one word=uma só palavra}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'O nome do favorecido contém caracteres ({characters}) que não existem em nomes ou que {by: place pt-BR} não transmite.',
  CREDITOR_NAME_TOO_LONG: 'O nome do favorecido tem {length} caracteres; {by: place pt-BR} permite no máximo {max}.',
  CREDITOR_NAME_SUSPICIOUS: 'O nome do favorecido parece fictício.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: 'Foi informado um número de conta ou outro identificador no lugar do nome do favorecido.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'O nome não combina com o tipo de favorecido.',

  CREDITOR_TAX_ID_MISSING: 'Para {by: place pt-BR este país (…)} é preciso informar o número de identificação fiscal do favorecido.',
  CREDITOR_TAX_ID_INVALID_FORMAT: 'Este não é um número de identificação fiscal válido neste país ({country: place pt-BR}) ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS:
    'Os dígitos verificadores do número de identificação fiscal estão errados ({type}): há um caractere errado ou trocado.',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'O número de identificação fiscal ({type}) não é usado por favorecidos deste tipo.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'O número de identificação fiscal parece fictício.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      'Os dados do banco intermediário {number}, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
    BIC_INVALID_FORMAT: 'O código SWIFT/BIC do banco intermediário {number} deve ter oito ou onze caracteres com um código de país.',
    BIC_DOES_NOT_EXIST: 'O código SWIFT/BIC do banco intermediário {number} não existe.',
    BIC_DISCONTINUED: 'O banco intermediário {number} agora faz parte de outro, e seu código SWIFT/BIC não está em nenhuma lista atual.',
    BIC_NOT_ALLOWED: 'O código SWIFT/BIC do banco intermediário {number} serve só para testes.',
    BANK_IDENTIFIER_INVALID_FORMAT: 'O código do banco intermediário {number} não é válido neste país ({country: place pt-BR}).',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: 'O código SWIFT/BIC e o código de banco do banco intermediário {number} são de bancos diferentes.',
    NOT_ALLOWED: '{by: place pt-BR} não usa bancos intermediários.',
    DUPLICATE: 'O banco intermediário {number} é o banco do favorecido ou repete outro banco intermediário.',
    CURRENCY_INCONSISTENCY: 'No país do banco intermediário {number} ({found: place pt-BR}), pagamentos em {currency} não são compensados.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'Há um primeiro e um terceiro banco intermediário, mas não um segundo.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'A ordem de pagamento deve ser um objeto.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'Não foi possível verificar a conta e o banco: informe o país.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'Uma ordem de pagamento não tem nenhum campo com este nome ({field}), que por isso não é verificado nem enviado (talvez {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'A forma de pagamento deve ser um texto.',
  RECIPIENT_METHOD_UNKNOWN: 'Nenhuma forma de pagamento tem este nome.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: 'A forma de pagamento {method} não permite pagar para este país ({country: place pt-BR}).',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'A forma de pagamento {method} não permite pagar em {currency}.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'A forma de pagamento {method} não permite pagar a favorecidos deste tipo.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'Os dados da liquidação, ou algum deles, não podem ser lidos: um valor não é do tipo correto, por exemplo um número em vez de um texto.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'Nenhum sistema de liquidação tem este nome (talvez {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'O sistema de liquidação {system} não está em operação em {on: date pt-BR}.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'O sistema de liquidação {system} não alcança contas neste país ({country: place pt-BR}).',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'O sistema de liquidação {system} não faz pagamentos em {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'O sistema de liquidação {system} não aceita este tipo de identificador de conta ({lacks: reference=um QR-IBAN só recebe pagamentos com a sua referência QR}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'O sistema de liquidação {system} não permite pagar a favorecidos deste tipo.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'O sistema de liquidação {system} não alcança o banco do favorecido.',
});
