/** The texts of return codes in Portuguese as it is written in Brazil. */
import { returnTexts } from '../return-texts.js';

export const ptBR = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'O número de conta do favorecido falta ou está errado. Compare-o com os dados do favorecido e pague de novo com o número certo.',
  ACCOUNT_NOT_FOUND: 'O banco não tem nenhuma conta com este número. Peça ao favorecido o número de conta e o banco, e pague de novo.',
  ACCOUNT_NOT_AT_BANK: 'A conta não é do banco indicado. Pergunte ao favorecido em que banco está.',
  ACCOUNT_CLOSED: 'A conta do favorecido está encerrada. Peça outra conta.',
  ACCOUNT_BLOCKED: 'A conta do favorecido está bloqueada ou inativa. O favorecido precisa falar com o seu banco ou indicar outra conta.',
  ACCOUNT_CHANGED: 'A conta foi transferida: o número, a agência ou o banco mudou. Use os novos dados ou peça-os ao favorecido.',
  ACCOUNT_CURRENCY_MISMATCH: 'A conta do favorecido não é nesta moeda. Pague na moeda da conta ou peça outra conta.',
  ACCOUNT_TYPE_INCORRECT: 'O tipo de conta falta ou está errado. Pergunte ao favorecido se é uma conta-corrente, de poupança ou outra.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Esta conta não aceita este tipo de pagamentos, como é habitual nas de poupança e de crédito. Peça outra conta ou pague por outro sistema.',
  ACCOUNT_LIMIT_REACHED: 'A conta do favorecido não pode receber mais por enquanto. Pague mais tarde ou menos, ou peça outra conta.',
  ACCOUNT_NOT_COMPLIANT: 'Faltam ainda ao banco documentos que a lei exige para esta conta. O favorecido precisa falar com o seu banco.',
  CARD_NUMBER_INCORRECT: 'O número de cartão do favorecido está errado, expirou ou é desconhecido. Peça-o de novo, ou peça uma conta.',
  PROXY_UNKNOWN: 'Não há nenhuma conta registrada com este telefone, e-mail ou outra chave. Peça-o de novo, ou peça a conta.',
  REFERENCE_NEEDED: 'O banco precisa de uma referência para saber de quem é a conta, como nas contas coletivas. Peça-a ao favorecido.',
  PAYER_ACCOUNT_INCORRECT: 'A conta do pagador falta ou está errada: número, tipo ou moeda. Corrija a conta a debitar.',
  PAYER_ACCOUNT_CLOSED: 'A conta do pagador está encerrada. Outra conta precisa ser debitada.',
  PAYER_ACCOUNT_BLOCKED: 'A conta do pagador está bloqueada ou inativa. O pagador precisa falar com o seu banco ou usar outra conta.',
  PAYER_ACCOUNT_CHANGED: 'A conta do pagador foi transferida para outra agência ou banco. Os novos dados são necessários.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Não foi possível debitar a conta do pagador; o banco não diz o motivo, e muitas vezes é o saldo. O pagador precisa falar com o seu banco.',
  INSUFFICIENT_FUNDS: 'A conta a debitar não tem saldo suficiente. Pague de novo quando tiver.',
  BANK_IDENTIFIER_INCORRECT: 'O banco do favorecido, ou o seu país, falta ou está errado. Peça ao favorecido o BIC ou o código de banco.',
  BIC_INCORRECT: 'O BIC do banco do favorecido falta ou está errado. Peça-o ao favorecido.',
  BANK_CODE_INCORRECT:
    'O código de banco do favorecido (sort code, routing number …) falta, está errado ou já não se usa. Peça-o ao favorecido.',
  BRANCH_INCORRECT: 'A agência do banco do favorecido falta ou está errada. Peça ao favorecido o número da agência.',
  BANK_NOT_REACHABLE: 'O banco do favorecido não participa neste sistema de pagamento. Pague por outro sistema ou peça outra conta.',
  BANK_UNAVAILABLE:
    'O banco do favorecido não pôde processar o pagamento neste momento. Confirme que ele não foi feito e tente mais tarde.',
  BANK_SUSPENDED: 'Um banco está suspenso deste sistema de pagamento. Pague por outro sistema ou peça uma conta em outro banco.',
  AGENT_INCORRECT: 'Um banco no percurso do pagamento está errado. Verifique o banco do favorecido e os bancos intermediários.',
  INTERMEDIARY_INCORRECT:
    'O banco intermediário falta, está errado ou não aceita estes pagamentos. Peça outro ao favorecido ou deixe isso com o seu banco.',
  PAYER_BANK_INCORRECT: 'O banco do pagador falta ou está errado no pagamento. O banco dele, ou quem cria o arquivo, precisa corrigi-lo.',
  PAYER_BANK_NOT_REACHABLE:
    'O banco do pagador não participa, ou já não, neste sistema de pagamento. Pague por outro sistema ou de outro banco.',
  PAYER_BANK_UNAVAILABLE:
    'O banco do pagador não pôde processar o pagamento neste momento. Confirme que ele não foi feito e tente mais tarde.',
  PAYER_BANK_SERVICE:
    'Um serviço do banco do pagador interrompeu o pagamento, como uma lista de credores permitidos ou um limite. O pagador precisa falar com o seu banco.',
  PAYEE_BANK_SERVICE:
    'Um serviço do banco do favorecido interrompeu o pagamento, como uma lista de pagadores permitidos. O favorecido precisa falar com o seu banco.',
  BANK_ERROR: 'Um banco errou e devolveu o dinheiro. Pergunte ao seu banco se deve pagar de novo.',
  NAME_MISMATCH:
    'O nome do favorecido não é o do titular da conta. Pergunte ao favorecido em que nome está a conta e se o número está certo.',
  IDENTITY_MISMATCH:
    'O número fiscal (CPF, CNPJ …) ou o documento do favorecido não é o do titular da conta. Peça-o, e pergunte se a conta é dele.',
  NAME_MISSING: 'O nome do favorecido falta ou não serve. Indique o nome completo do titular da conta.',
  NAME_TOO_LONG:
    'O nome do favorecido é mais longo do que este sistema de pagamento transmite. Abrevie-o como o banco do favorecido o escreve.',
  ADDRESS_INCORRECT:
    'O endereço do favorecido falta, está incompleto ou não tem a forma exigida. Informe rua, cidade e país em campos próprios.',
  COUNTRY_INCORRECT: 'O país no endereço do favorecido falta ou está errado. É um código de duas letras.',
  PAYEE_DETAILS_REQUIRED: 'A lei exige mais sobre o favorecido: o nome completo e o endereço. Peça-os e pague de novo.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'O número que identifica o favorecido falta ou está errado: CPF, CNPJ ou outro número fiscal, documento ou outro. Peça-o ao favorecido.',
  TAX_INFORMATION_INCORRECT:
    'Os dados fiscais do pagamento faltam, estão incompletos ou errados. Pergunte ao favorecido quais são exigidos.',
  CONTACT_INCORRECT: 'O telefone ou o e-mail do favorecido falta ou está errado.',
  PAYEE_UNKNOWN: 'O banco não conhece, ou já não conhece, este favorecido. Peça o nome e a conta.',
  PAYEE_DECEASED: 'O favorecido faleceu, ou quem recebia os pagamentos por ele. Apure quem pode receber agora o pagamento.',
  PAYEE_INSOLVENT: 'O favorecido ou a sua conta pode estar em insolvência ou liquidação. Apure quem pode receber o pagamento.',
  PAYEE_REFUSED: 'O favorecido não aceitou o pagamento: não o esperava, ou o valor era outro. Pergunte-lhe.',
  PAYEE_NO_ANSWER: 'O favorecido não respondeu ao seu banco ou não retirou o dinheiro. Fale com ele antes de pagar de novo.',
  PAYER_DETAILS_REQUIRED:
    'Faltam dados do pagador ou estão errados: nome, endereço, país, conta ou identificação. O pagador precisa completá-los com o seu banco.',
  PAYER_DECEASED: 'O pagador faleceu. A conta já não pode ser debitada.',
  INITIATOR_UNKNOWN:
    'Quem iniciou o pagamento ou a cobrança não é conhecido do cliente ou do sistema. Verifique quem está indicado como emissor.',
  AMOUNT_TOO_HIGH:
    'O valor é superior ao que o sistema de pagamento, um banco ou um acordo permite. Pague por outro sistema ou peça um limite maior.',
  AMOUNT_TOO_LOW: 'O valor é zero ou inferior ao que o sistema de pagamento ou um acordo permite.',
  AMOUNT_INCORRECT: 'O valor falta, está mal escrito ou não é o esperado.',
  AMOUNT_BLOCKED: 'Uma autoridade bloqueou o valor. O seu banco pode dizer qual e o que fazer.',
  TOTALS_INCORRECT: 'O total ou o número de pagamentos do arquivo não corresponde aos pagamentos. O arquivo precisa ser refeito.',
  TOO_MANY_PAYMENTS: 'Foram feitos mais pagamentos do que os permitidos neste período. Pague mais tarde ou peça um limite maior.',
  CURRENCY_NOT_SUPPORTED:
    'A moeda falta, está errada ou não é aceita por este sistema de pagamento. Pague em outra moeda ou por outro sistema.',
  DUPLICATE: 'O mesmo pagamento, ou um com a mesma referência, já foi enviado. Apure se foi feito antes de o enviar de novo.',
  DATE_INCORRECT: 'O dia do pagamento falta, está errado ou não é dia útil dos bancos. Escolha outro dia.',
  DATE_CHANGED: 'O pagamento é feito, mas em outro dia que não o pedido.',
  CUT_OFF_PASSED: 'O pagamento chegou depois da hora ou do dia limite. Envie-o de novo com outro dia.',
  FORMAT_INCORRECT:
    'O pagamento ou o arquivo não se consegue ler, ou um campo falta, está errado ou não é permitido. Quem cria o arquivo precisa corrigi-lo.',
  CHARACTERS_NOT_ALLOWED: 'O pagamento tem letras ou sinais que este sistema de pagamento não transmite. Escreva-os de outro modo.',
  PAYMENT_TYPE_INCORRECT: 'O tipo de pagamento falta, está errado ou não é oferecido aqui. Escolha outro sistema de pagamento ou serviço.',
  PURPOSE_INCORRECT: 'A finalidade do pagamento falta ou não é aceita. Escolha um código de finalidade do país.',
  REMITTANCE_INFORMATION_INCORRECT:
    'A referência ou o texto para o favorecido falta, é longo demais ou não tem a forma exigida. Copie a referência da fatura.',
  REGULATORY_INFORMATION_MISSING:
    'Faltam dados que a lei ou o banco central de um país exige, ou estão errados. Pergunte quais ao seu banco ou ao favorecido.',
  INTERNATIONAL_DETAILS_MISSING:
    'O pagamento vai para o estrangeiro e não está marcado como tal, ou faltam os dados para isso. O seu banco precisa enviá-lo como pagamento internacional.',
  CHARGES_INCORRECT: 'Quem suporta as despesas falta, está errado ou não é permitido neste pagamento. Escolha outra opção.',
  TOKEN_INVALID: 'O token que representa a conta é desconhecido, expirou, está suspenso ou é de outro favorecido. Peça um novo.',
  TIMED_OUT: 'O pagamento não ficou concluído a tempo. Confirme que ele não foi feito e tente de novo.',
  SETTLEMENT_FAILED:
    'Os bancos não conseguiram liquidar o pagamento entre si. Confirme que ele não foi feito e tente mais tarde ou por outro sistema.',
  TECHNICAL_PROBLEM: 'O pagamento falhou por motivos técnicos. Confirme que ele não foi feito e tente mais tarde.',
  REJECTED_BY_BANK: 'O banco recusou o pagamento e não diz o motivo. Pergunte ao seu banco antes de pagar de novo.',
  REJECTED_BY_SYSTEM: 'O sistema de pagamento recusou o pagamento segundo as suas regras. Pergunte ao seu banco por outra forma de pagar.',
  REJECTED_BY_CUSTOMER: 'O cliente de um banco recusou o pagamento e não diz o motivo. Pergunte ao favorecido.',
  SEE_NARRATIVE: 'O motivo está escrito por palavras ao lado do código. Peça-o ao seu banco.',
  REGULATORY_REASON:
    'O pagamento foi interrompido por lei ou pelas regras de um banco, que talvez não possa dizer mais. Pergunte ao seu banco; não o envie por outra via.',
  FRAUD:
    'Um banco considera o pagamento uma fraude, ou suspeita disso. Não pague de novo antes de falar com o favorecido e com o seu banco.',
  RETURN_REQUESTED: 'O pagamento voltou porque o pagador ou o seu banco o pediu.',
  REFUND_REQUESTED: 'O cliente pediu a devolução do dinheiro.',
  PAYMENT_NOT_DUE: 'O pagamento não é devido: não há acordo para ele, ou já não há.',
  SAME_BANK_NOT_ALLOWED:
    'As duas contas são do mesmo banco, e este sistema de pagamento não aceita esses pagamentos. O banco precisa registrá-lo por conta própria.',
  COVER_MISSING: 'Um banco não recebeu o dinheiro, ou os dados, que outro devia enviar à parte. Os bancos precisam esclarecer isso.',
  NOT_AUTHORISED:
    'O usuário não pode fazer ou assinar este pagamento. Alguém autorizado precisa fazê-lo, ou o banco precisa dar a permissão.',
  SIGNATURE_INVALID:
    'A assinatura eletrônica ou o seu certificado falta, está errado ou expirou. Assine de novo ou renove o certificado no banco.',
  AUTHENTICATION_FAILED:
    'O PIN ou a senha de uso único falta, está errada, expirou ou foi tentada vezes demais. O pagador precisa confirmar de novo o pagamento.',
  NOT_A_FAILURE: 'Nada falhou: o código diz em que ponto está o pagamento ou o arquivo.',
  NOTICE_OF_CHANGE: 'O pagamento foi feito. O banco do favorecido comunica dados corrigidos: use-os a partir do próximo pagamento.',
  NOTICE_REFUSED: 'Um banco não aceitou o aviso de dados corrigidos de outro. Os bancos precisam resolver isso; o pagamento não é afetado.',
  ALREADY_RETURNED: 'O pagamento já foi devolvido.',
  ORIGINAL_NOT_FOUND: 'O banco nunca recebeu o pagamento em causa.',
  RETURN_NOT_ACCEPTED:
    'A devolução, o pedido de retorno ou a anulação não foi aceita: é tarde, não foi combinada, foi ao banco errado ou tem erros. Os bancos precisam resolver isso.',
  CHEQUE_PROBLEM: 'O cheque do pagamento falta, expirou, foi sustado, já foi pago ou não serve.',
  CARD_PAYMENT_DISPUTED: 'O titular de um cartão contesta o pagamento: foi fraude, ou a mercadoria ou o dinheiro não era como combinado.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Trata-se de um pedido de pagamento, não de um pagamento: foi recusado, pago, expirou, ou a outra parte não o pode receber.',
  ENROLMENT_REFUSED: 'Uma autoridade não aceitou o registro de uma conta para pagamentos: os dados não correspondem aos seus.',
  MANDATE_MISSING: 'O pagador não deu autorização para este débito automático, ou não conhece quem cobra. O favorecido precisa obtê-la.',
  MANDATE_CANCELLED: 'A autorização de débito foi revogada ou expirou. O favorecido precisa pedir uma nova.',
  MANDATE_INFORMATION_INCORRECT: 'Os dados da autorização faltam, estão errados ou mudaram. O favorecido precisa corrigi-los.',
  MANDATE_TERMS_NOT_KEPT: 'O débito automático não é como combinado ou anunciado: valor, dia ou credor diferem, ou o pagador o contesta.',
  PAYMENT_STOPPED: 'O titular da conta interrompeu o pagamento. O favorecido precisa falar com o pagador.',
});
