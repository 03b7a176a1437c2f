/** The texts of return codes in Portuguese as it is written in Portugal. */
import { returnTexts } from '../return-texts.js';

export const pt = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'O número de conta do beneficiário falta ou está errado. Compare-o com os dados do beneficiário e pague de novo com o número certo.',
  ACCOUNT_NOT_FOUND: 'O banco não tem nenhuma conta com este número. Peça ao beneficiário o número de conta e o banco, e pague de novo.',
  ACCOUNT_NOT_AT_BANK: 'A conta não é do banco indicado. Pergunte ao beneficiário em que banco está.',
  ACCOUNT_CLOSED: 'A conta do beneficiário está encerrada. Peça os dados de outra conta.',
  ACCOUNT_BLOCKED: 'A conta do beneficiário está bloqueada ou inativa. O beneficiário tem de falar com o seu banco ou indicar outra conta.',
  ACCOUNT_CHANGED: 'A conta foi transferida: o número, o balcão ou o banco mudou. Use os novos dados ou peça-os ao beneficiário.',
  ACCOUNT_CURRENCY_MISMATCH: 'A conta do beneficiário não é nesta moeda. Pague na moeda da conta ou peça os dados de outra conta.',
  ACCOUNT_TYPE_INCORRECT: 'O tipo de conta falta ou está errado. Pergunte ao beneficiário se é uma conta à ordem, de poupança ou outra.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Esta conta não aceita este tipo de pagamentos, como é habitual nas contas de poupança e de crédito. Peça os dados de outra conta ou pague por outro sistema.',
  ACCOUNT_LIMIT_REACHED:
    'A conta do beneficiário não pode receber mais por agora. Pague mais tarde ou menos, ou peça os dados de outra conta.',
  ACCOUNT_NOT_COMPLIANT: 'Faltam ainda ao banco documentos que a lei exige para esta conta. O beneficiário tem de falar com o seu banco.',
  CARD_NUMBER_INCORRECT:
    'O número de cartão do beneficiário está errado ou é desconhecido, ou o cartão expirou. Peça-o de novo, ou peça os dados de uma conta.',
  PROXY_UNKNOWN: 'Não há nenhuma conta associada a este telefone, e-mail ou outra chave. Peça-o de novo, ou peça a conta.',
  REFERENCE_NEEDED: 'O banco precisa de uma referência para saber de quem é a conta, como nas contas coletivas. Peça-a ao beneficiário.',
  PAYER_ACCOUNT_INCORRECT: 'A conta do ordenante falta ou está errada: número, tipo ou moeda. Corrija a conta a debitar.',
  PAYER_ACCOUNT_CLOSED: 'A conta do ordenante está encerrada. Tem de ser debitada outra conta.',
  PAYER_ACCOUNT_BLOCKED: 'A conta do ordenante está bloqueada ou inativa. O ordenante tem de falar com o seu banco ou usar outra conta.',
  PAYER_ACCOUNT_CHANGED: 'A conta do ordenante foi transferida para outro balcão ou banco. São precisos os novos dados.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Não foi possível debitar a conta do ordenante; o banco não diz porquê, mas muitas vezes falta saldo. O ordenante tem de falar com o seu banco.',
  INSUFFICIENT_FUNDS: 'A conta a debitar não tem saldo suficiente. Pague de novo quando o tiver.',
  BANK_IDENTIFIER_INCORRECT:
    'O banco do beneficiário, ou o seu país, falta ou está errado. Peça ao beneficiário o BIC ou o código de banco.',
  BIC_INCORRECT: 'O BIC do banco do beneficiário falta ou está errado. Peça-o ao beneficiário.',
  BANK_CODE_INCORRECT:
    'O código de banco do beneficiário (sort code, routing number…) falta, está errado ou já não se usa. Peça-o ao beneficiário.',
  BRANCH_INCORRECT: 'O balcão do banco do beneficiário falta ou está errado. Peça ao beneficiário o número do balcão.',
  BANK_NOT_REACHABLE:
    'O banco do beneficiário não participa neste sistema de pagamento. Pague por outro sistema ou peça os dados de outra conta.',
  BANK_UNAVAILABLE: 'O banco do beneficiário não pôde processar o pagamento nesse momento. Confirme que não foi feito e tente mais tarde.',
  BANK_SUSPENDED: 'Um banco está suspenso deste sistema de pagamento. Pague por outro sistema ou peça os dados de uma conta noutro banco.',
  AGENT_INCORRECT: 'Um dos bancos por onde passa o pagamento está errado. Verifique o banco do beneficiário e os bancos intermediários.',
  INTERMEDIARY_INCORRECT:
    'O banco intermediário falta, está errado ou não aceita estes pagamentos. Peça outro ao beneficiário ou deixe a escolha ao seu banco.',
  PAYER_BANK_INCORRECT: 'O banco do ordenante falta ou está errado no pagamento. Tem de o corrigir o banco dele ou quem cria o ficheiro.',
  PAYER_BANK_NOT_REACHABLE:
    'O banco do ordenante não participa, ou já não participa, neste sistema de pagamento. Pague por outro sistema ou a partir de outro banco.',
  PAYER_BANK_UNAVAILABLE:
    'O banco do ordenante não pôde processar o pagamento nesse momento. Confirme que não foi feito e tente mais tarde.',
  PAYER_BANK_SERVICE:
    'Um serviço do banco do ordenante bloqueou o pagamento, como uma lista de credores permitidos ou um limite. O ordenante tem de falar com o seu banco.',
  PAYEE_BANK_SERVICE:
    'Um serviço do banco do beneficiário bloqueou o pagamento, como uma lista de ordenantes permitidos. O beneficiário tem de falar com o seu banco.',
  BANK_ERROR: 'Um banco cometeu um erro e devolveu o dinheiro. Pergunte ao seu banco se deve pagar de novo.',
  NAME_MISMATCH:
    'O nome do beneficiário não é o do titular da conta. Pergunte ao beneficiário em que nome está a conta e se o número está certo.',
  IDENTITY_MISMATCH:
    'O número fiscal ou o documento do beneficiário não é o do titular da conta. Peça-o ao beneficiário, e pergunte se a conta é dele.',
  NAME_MISSING: 'O nome do beneficiário falta ou não serve. Indique o nome completo do titular da conta.',
  NAME_TOO_LONG:
    'O nome do beneficiário é mais longo do que este sistema de pagamento permite. Abrevie-o como o banco do beneficiário o escreve.',
  ADDRESS_INCORRECT:
    'O endereço do beneficiário falta, está incompleto ou não tem a forma exigida. Indique rua, localidade e país em campos próprios.',
  COUNTRY_INCORRECT: 'O país no endereço do beneficiário falta ou está errado. Indica-se com um código de duas letras.',
  PAYEE_DETAILS_REQUIRED: 'A lei exige mais dados do beneficiário: o nome completo e o endereço. Peça-os e pague de novo.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'O número que identifica o beneficiário falta ou está errado: número fiscal, documento ou outro. Peça-o ao beneficiário.',
  TAX_INFORMATION_INCORRECT:
    'Os dados fiscais do pagamento faltam, estão incompletos ou errados. Pergunte ao beneficiário quais são exigidos.',
  CONTACT_INCORRECT: 'O telefone ou o e-mail do beneficiário falta ou está errado.',
  PAYEE_UNKNOWN: 'O banco não conhece, ou já não conhece, este beneficiário. Peça-lhe o nome e a conta.',
  PAYEE_DECEASED: 'O beneficiário faleceu, ou quem recebia os pagamentos por ele. Apure quem pode agora receber o pagamento.',
  PAYEE_INSOLVENT:
    'O beneficiário ou a sua conta pode estar em processo de insolvência ou de liquidação. Apure quem pode receber o pagamento.',
  PAYEE_REFUSED: 'O beneficiário não aceitou o pagamento: não o esperava, ou o montante era outro. Pergunte-lhe.',
  PAYEE_NO_ANSWER: 'O beneficiário não respondeu ao seu banco ou não levantou o dinheiro. Fale com ele antes de pagar de novo.',
  PAYER_DETAILS_REQUIRED:
    'Faltam dados do ordenante ou estão errados: nome, endereço, país, conta ou identificação. O ordenante tem de os completar com o seu banco.',
  PAYER_DECEASED: 'O ordenante faleceu. A conta já não pode ser debitada.',
  INITIATOR_UNKNOWN:
    'Quem iniciou o pagamento ou a cobrança não é conhecido do cliente ou do sistema. Verifique quem está indicado como emissor.',
  AMOUNT_TOO_HIGH:
    'O montante é superior ao que o sistema de pagamento, um banco ou um acordo permite. Pague por outro sistema ou peça ao seu banco um limite maior.',
  AMOUNT_TOO_LOW: 'O montante é zero ou inferior ao que o sistema de pagamento ou um acordo permite.',
  AMOUNT_INCORRECT: 'O montante falta, está mal escrito ou não é o esperado.',
  AMOUNT_BLOCKED: 'Uma autoridade bloqueou o montante. O seu banco pode dizer qual e o que fazer.',
  TOTALS_INCORRECT: 'O total ou o número de pagamentos do ficheiro não corresponde aos pagamentos. O ficheiro tem de ser refeito.',
  TOO_MANY_PAYMENTS:
    'Foram feitos mais pagamentos do que os permitidos neste período. Pague mais tarde ou peça ao seu banco um limite maior.',
  CURRENCY_NOT_SUPPORTED:
    'A moeda falta, está errada ou não é aceite por este sistema de pagamento. Pague noutra moeda ou por outro sistema.',
  DUPLICATE: 'O mesmo pagamento, ou um com a mesma referência, já foi enviado. Apure se foi feito antes de o enviar de novo.',
  DATE_INCORRECT: 'A data do pagamento falta, está errada ou não é um dia útil bancário. Escolha outra data.',
  DATE_CHANGED: 'O pagamento será feito, mas numa data diferente da pedida.',
  CUT_OFF_PASSED: 'O pagamento chegou depois da hora ou da data limite. Envie-o de novo com outra data.',
  FORMAT_INCORRECT:
    'Não é possível ler o pagamento ou o ficheiro, ou um campo falta, está errado ou não é permitido. Tem de o corrigir quem cria o ficheiro.',
  CHARACTERS_NOT_ALLOWED: 'O pagamento tem letras ou sinais que este sistema de pagamento não permite. Escreva-os de outro modo.',
  PAYMENT_TYPE_INCORRECT: 'O tipo de pagamento falta, está errado ou não é oferecido aqui. Escolha outro sistema de pagamento ou serviço.',
  PURPOSE_INCORRECT: 'A finalidade do pagamento falta ou não é aceite. Escolha um código de finalidade usado no país.',
  REMITTANCE_INFORMATION_INCORRECT:
    'A referência ou o texto para o beneficiário falta, é demasiado longo ou não tem a forma exigida. Copie a referência da fatura.',
  REGULATORY_INFORMATION_MISSING:
    'Faltam dados que a lei ou o banco central de um país exige, ou estão errados. Pergunte quais ao seu banco ou ao beneficiário.',
  INTERNATIONAL_DETAILS_MISSING:
    'O pagamento vai para o estrangeiro e não está marcado como tal, ou faltam os dados para isso. O seu banco tem de o enviar como pagamento internacional.',
  CHARGES_INCORRECT: 'A indicação de quem suporta as despesas falta, está errada ou não é permitida neste pagamento. Escolha outra opção.',
  TOKEN_INVALID: 'O token que representa a conta é desconhecido, expirou, está suspenso ou é de outro beneficiário. Peça um novo.',
  TIMED_OUT: 'O pagamento não ficou concluído a tempo. Confirme que não foi feito e tente de novo.',
  SETTLEMENT_FAILED:
    'Os bancos não conseguiram liquidar o pagamento entre si. Confirme que não foi feito e tente mais tarde ou por outro sistema.',
  TECHNICAL_PROBLEM: 'O pagamento falhou por motivos técnicos. Confirme que não foi feito e tente mais tarde.',
  REJECTED_BY_BANK: 'O banco recusou o pagamento e não diz o motivo. Pergunte ao seu banco antes de pagar de novo.',
  REJECTED_BY_SYSTEM: 'O sistema de pagamento recusou o pagamento segundo as suas regras. Peça ao seu banco outra forma de pagar.',
  REJECTED_BY_CUSTOMER: 'O cliente de um banco recusou o pagamento e não diz o motivo. Pergunte ao beneficiário.',
  SEE_NARRATIVE: 'O motivo está escrito por extenso junto do código. Peça-o ao seu banco.',
  REGULATORY_REASON:
    'O pagamento foi bloqueado por lei ou pelas regras de um banco, que talvez não possa dizer mais. Pergunte ao seu banco; não envie o pagamento por outra via.',
  FRAUD:
    'Um banco considera o pagamento uma fraude, ou suspeita disso. Não pague de novo antes de falar com o beneficiário e com o seu banco.',
  RETURN_REQUESTED: 'O pagamento foi devolvido a pedido do ordenante ou do seu banco.',
  REFUND_REQUESTED: 'O cliente pediu a devolução do dinheiro.',
  PAYMENT_NOT_DUE: 'O pagamento não é devido: não há acordo que o preveja, ou já não há.',
  SAME_BANK_NOT_ALLOWED:
    'As duas contas são do mesmo banco, e este sistema de pagamento não aceita esses pagamentos. O banco tem de o lançar ele próprio.',
  COVER_MISSING: 'Um banco não recebeu o dinheiro, ou os dados, que outro devia enviar à parte. Os bancos têm de os localizar.',
  NOT_AUTHORISED:
    'A pessoa não está autorizada a fazer ou a assinar este pagamento. Tem de o fazer alguém autorizado, ou o banco tem de lhe dar a autorização.',
  SIGNATURE_INVALID:
    'A assinatura eletrónica ou o seu certificado falta, está errado ou expirou. Assine de novo ou renove o certificado junto do banco.',
  AUTHENTICATION_FAILED:
    'O PIN ou a palavra-passe única falta, está errada, expirou ou foi tentada demasiadas vezes. O ordenante tem de confirmar de novo o pagamento.',
  NOT_A_FAILURE: 'Não é um erro: o código diz em que ponto está o pagamento ou o ficheiro.',
  NOTICE_OF_CHANGE: 'O pagamento foi feito. O banco do beneficiário comunica dados corrigidos: use-os a partir do próximo pagamento.',
  NOTICE_REFUSED:
    'Um banco não aceitou os dados corrigidos que outro lhe comunicou. Os bancos têm de o resolver; o pagamento não é afetado.',
  ALREADY_RETURNED: 'O pagamento já foi devolvido.',
  ORIGINAL_NOT_FOUND: 'O banco nunca recebeu o pagamento em causa.',
  RETURN_NOT_ACCEPTED:
    'A devolução, o pedido de retorno ou a anulação não foi aceite: é tarde, não foi acordada, foi para o banco errado ou tem erros. Os bancos têm de o resolver.',
  CHEQUE_PROBLEM: 'O cheque em que se baseia o pagamento falta, expirou, foi revogado, já foi pago ou não serve.',
  CARD_PAYMENT_DISPUTED: 'O titular de um cartão contesta o pagamento: foi fraude, ou a mercadoria ou o montante não era o acordado.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Trata-se de um pedido de pagamento, não de um pagamento: foi recusado ou pago, expirou, ou a outra parte não o pode receber.',
  ENROLMENT_REFUSED: 'Uma autoridade pública não aceitou a inscrição de uma conta para pagamentos: os dados não correspondem aos seus.',
  MANDATE_MISSING: 'O devedor não deu autorização para este débito direto, ou não conhece o credor. O beneficiário tem de a obter.',
  MANDATE_CANCELLED: 'A autorização de débito foi revogada ou expirou. O beneficiário tem de pedir uma nova ao devedor.',
  MANDATE_INFORMATION_INCORRECT: 'Os dados da autorização faltam, estão errados ou mudaram. O beneficiário tem de os corrigir.',
  MANDATE_TERMS_NOT_KEPT: 'O débito direto não é como acordado ou anunciado: montante, dia ou credor diferem, ou o devedor contesta-o.',
  PAYMENT_STOPPED: 'O titular da conta mandou suspender o pagamento. O beneficiário tem de falar com o ordenante.',
});
