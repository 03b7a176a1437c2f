/** The texts of return codes in Portuguese as it is written in Brazil. */
import { returnTexts } from '../return-texts.js';

export const ptBR = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'O número de conta do favorecido falta ou está errado. Compare-o com os dados do favorecido e pague de novo com o número certo.',
  ACCOUNT_NOT_FOUND: 'O banco não tem nenhuma conta com este número. Peça ao favorecido o número de conta e o banco, e pague de novo.',
  ACCOUNT_NOT_AT_BANK: 'A conta não é do banco indicado. Pergunte ao favorecido em que banco está.',
  ACCOUNT_CLOSED: 'A conta do favorecido está encerrada. Peça os dados de outra conta.',
  ACCOUNT_BLOCKED: 'A conta do favorecido está bloqueada ou inativa. O favorecido precisa falar com o seu banco ou indicar outra conta.',
  ACCOUNT_CHANGED: 'A conta foi transferida: o número, a agência ou o banco mudou. Use os novos dados ou peça-os ao favorecido.',
  ACCOUNT_CURRENCY_MISMATCH: 'A conta do favorecido não é nesta moeda. Pague na moeda da conta ou peça os dados de outra conta.',
  ACCOUNT_TYPE_INCORRECT:
    'O tipo de conta falta ou está errado. Pergunte ao favorecido se é uma conta-corrente, uma conta de poupança ou outra.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Esta conta não aceita este tipo de pagamento, como é comum em contas de poupança e de empréstimo. Peça os dados de outra conta ou pague por outro sistema.',
  ACCOUNT_LIMIT_REACHED:
    'A conta do favorecido não pode receber mais por enquanto. Pague mais tarde ou menos, ou peça os dados de outra conta.',
  ACCOUNT_NOT_COMPLIANT: 'Faltam ainda ao banco documentos que a lei exige para esta conta. O favorecido precisa falar com o seu banco.',
  CARD_NUMBER_INCORRECT:
    'O número do cartão do favorecido está errado ou é desconhecido, ou o cartão venceu. Peça-o de novo, ou peça os dados de uma conta.',
  PROXY_UNKNOWN: 'Não há nenhuma conta registrada com este telefone, e-mail ou outra chave. Peça a chave de novo, ou peça a conta.',
  REFERENCE_NEEDED: 'O banco precisa de uma referência para saber de quem é a conta, como nas contas coletivas. Peça-a ao favorecido.',
  PAYER_ACCOUNT_INCORRECT: 'A conta do pagador falta ou está errada: número, tipo ou moeda. Corrija a conta a ser debitada.',
  PAYER_ACCOUNT_CLOSED: 'A conta do pagador está encerrada. Outra conta precisa ser debitada.',
  PAYER_ACCOUNT_BLOCKED: 'A conta do pagador está bloqueada ou inativa. O pagador precisa falar com o seu banco ou usar outra conta.',
  PAYER_ACCOUNT_CHANGED: 'A conta do pagador foi transferida para outra agência ou banco. Os novos dados são necessários.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'Não foi possível debitar a conta do pagador; o banco não diz o motivo, mas muitas vezes falta saldo. O pagador precisa falar com o seu banco.',
  INSUFFICIENT_FUNDS: 'A conta a ser debitada não tem saldo suficiente. Pague de novo quando houver saldo.',
  BANK_IDENTIFIER_INCORRECT: 'O banco do favorecido, ou o seu país, falta ou está errado. Peça ao favorecido o BIC ou o código de banco.',
  BIC_INCORRECT: 'O BIC do banco do favorecido falta ou está errado. Peça-o ao favorecido.',
  BANK_CODE_INCORRECT:
    'O código do banco do favorecido (sort code, routing number…) falta, está errado ou não é mais usado. Peça-o ao favorecido.',
  BRANCH_INCORRECT: 'A agência do banco do favorecido falta ou está errada. Peça ao favorecido o número da agência.',
  BANK_NOT_REACHABLE:
    'O banco do favorecido não participa deste sistema de pagamento. Pague por outro sistema ou peça os dados de outra conta.',
  BANK_UNAVAILABLE:
    'O banco do favorecido não pôde processar o pagamento naquele momento. Certifique-se de que ele não foi feito e tente mais tarde.',
  BANK_SUSPENDED:
    'Um banco está suspenso deste sistema de pagamento. Pague por outro sistema ou peça os dados de uma conta em outro banco.',
  AGENT_INCORRECT: 'Um dos bancos por onde passa o pagamento está errado. Verifique o banco do favorecido e os bancos intermediários.',
  INTERMEDIARY_INCORRECT:
    'O banco intermediário falta, está errado ou não aceita estes pagamentos. Peça outro ao favorecido ou deixe a escolha com o seu banco.',
  PAYER_BANK_INCORRECT: 'O banco do pagador falta ou está errado no pagamento. O banco dele, ou quem cria o arquivo, precisa corrigi-lo.',
  PAYER_BANK_NOT_REACHABLE:
    'O banco do pagador não participa, ou não participa mais, deste sistema de pagamento. Pague por outro sistema ou por outro banco.',
  PAYER_BANK_UNAVAILABLE:
    'O banco do pagador não pôde processar o pagamento naquele momento. Certifique-se de que ele não foi feito e tente mais tarde.',
  PAYER_BANK_SERVICE:
    'Um serviço do banco do pagador interrompeu o pagamento, como uma lista de credores permitidos ou um limite. O pagador precisa falar com o seu banco.',
  PAYEE_BANK_SERVICE:
    'Um serviço do banco do favorecido interrompeu o pagamento, como uma lista de pagadores permitidos. O favorecido precisa falar com o seu banco.',
  BANK_ERROR: 'Um banco cometeu um erro e devolveu o dinheiro. Pergunte ao seu banco se deve pagar de novo.',
  NAME_MISMATCH:
    'O nome do favorecido não é o do titular da conta. Pergunte ao favorecido em que nome está a conta e se o número está certo.',
  IDENTITY_MISMATCH:
    'O número fiscal (CPF, CNPJ…) ou o documento do favorecido não é o do titular da conta. Peça-o ao favorecido, e pergunte se a conta é dele.',
  NAME_MISSING: 'O nome do favorecido falta ou não serve. Indique o nome completo do titular da conta.',
  NAME_TOO_LONG:
    'O nome do favorecido é mais longo do que este sistema de pagamento permite. Abrevie-o como o banco do favorecido o escreve.',
  ADDRESS_INCORRECT:
    'O endereço do favorecido falta, está incompleto ou não tem a forma exigida. Informe rua, cidade e país em campos próprios.',
  COUNTRY_INCORRECT: 'O país no endereço do favorecido falta ou está errado. Ele é informado como um código de duas letras.',
  PAYEE_DETAILS_REQUIRED: 'A lei exige mais dados do favorecido: o nome completo e o endereço. Peça-os e pague de novo.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'O número que identifica o favorecido falta ou está errado: CPF, CNPJ, outro número fiscal ou um documento. Peça-o ao favorecido.',
  TAX_INFORMATION_INCORRECT:
    'Os dados fiscais do pagamento faltam, estão incompletos ou errados. Pergunte ao favorecido quais são exigidos.',
  CONTACT_INCORRECT: 'O telefone ou o e-mail do favorecido falta ou está errado.',
  PAYEE_UNKNOWN: 'O banco não conhece, ou não conhece mais, este favorecido. Peça a ele o nome e a conta.',
  PAYEE_DECEASED: 'O favorecido faleceu, ou quem recebia os pagamentos por ele. Verifique quem pode receber agora o pagamento.',
  PAYEE_INSOLVENT:
    'O favorecido ou a sua conta pode estar em processo de insolvência ou de liquidação. Verifique quem pode receber o pagamento.',
  PAYEE_REFUSED: 'O favorecido não aceitou o pagamento: não o esperava, ou o valor era outro. Pergunte a ele.',
  PAYEE_NO_ANSWER: 'O favorecido não respondeu ao banco dele ou não sacou o dinheiro. Fale com ele antes de pagar de novo.',
  PAYER_DETAILS_REQUIRED:
    'Faltam dados do pagador ou estão errados: nome, endereço, país, conta ou identificação. O pagador precisa completá-los com o seu banco.',
  PAYER_DECEASED: 'O pagador faleceu. A conta não pode mais ser debitada.',
  INITIATOR_UNKNOWN:
    'Quem iniciou o pagamento ou a cobrança não é conhecido pelo cliente ou pelo sistema. Verifique quem está indicado como remetente.',
  AMOUNT_TOO_HIGH:
    'O valor é superior ao que o sistema de pagamento, um banco ou um acordo permite. Pague por outro sistema ou peça ao seu banco um limite maior.',
  AMOUNT_TOO_LOW: 'O valor é zero ou inferior ao que o sistema de pagamento ou um acordo permite.',
  AMOUNT_INCORRECT: 'O valor falta, está mal escrito ou não é o esperado.',
  AMOUNT_BLOCKED: 'Uma autoridade bloqueou o valor. O seu banco pode dizer qual e o que fazer.',
  TOTALS_INCORRECT: 'O total ou o número de pagamentos do arquivo não corresponde aos pagamentos. O arquivo precisa ser refeito.',
  TOO_MANY_PAYMENTS:
    'Foram feitos mais pagamentos do que o permitido neste período. Pague mais tarde ou peça ao seu banco um limite maior.',
  CURRENCY_NOT_SUPPORTED:
    'A moeda falta, está errada ou não é aceita por este sistema de pagamento. Pague em outra moeda ou por outro sistema.',
  DUPLICATE: 'O mesmo pagamento, ou um com a mesma referência, já foi enviado. Verifique se foi feito antes de enviá-lo de novo.',
  DATE_INCORRECT: 'A data do pagamento falta, está errada ou não é um dia útil bancário. Escolha outra data.',
  DATE_CHANGED: 'O pagamento será feito, mas em uma data diferente da pedida.',
  CUT_OFF_PASSED: 'O pagamento chegou depois da hora ou da data limite. Envie-o de novo com outra data.',
  FORMAT_INCORRECT:
    'Não é possível ler o pagamento ou o arquivo, ou um campo falta, está errado ou não é permitido. Quem cria o arquivo precisa corrigi-lo.',
  CHARACTERS_NOT_ALLOWED: 'O pagamento tem letras ou sinais que este sistema de pagamento não permite. Escreva-os de outro modo.',
  PAYMENT_TYPE_INCORRECT: 'O tipo de pagamento falta, está errado ou não é oferecido aqui. Escolha outro sistema de pagamento ou serviço.',
  PURPOSE_INCORRECT: 'A finalidade do pagamento falta ou não é aceita. Escolha um código de finalidade usado no país.',
  REMITTANCE_INFORMATION_INCORRECT:
    'A referência ou o texto para o favorecido falta, é longo demais ou não tem a forma exigida. Copie a referência da fatura.',
  REGULATORY_INFORMATION_MISSING:
    'Faltam dados que a lei ou o banco central de um país exige, ou estão errados. Pergunte quais ao seu banco ou ao favorecido.',
  INTERNATIONAL_DETAILS_MISSING:
    'O pagamento vai para o exterior e não está marcado como tal, ou faltam os dados para isso. O seu banco precisa enviá-lo como pagamento internacional.',
  CHARGES_INCORRECT: 'A indicação de quem paga as tarifas falta, está errada ou não é permitida neste pagamento. Escolha outra opção.',
  TOKEN_INVALID: 'O token que representa a conta é desconhecido, expirou, está suspenso ou é de outro favorecido. Peça um novo.',
  TIMED_OUT: 'O pagamento não foi concluído a tempo. Certifique-se de que ele não foi feito e tente de novo.',
  SETTLEMENT_FAILED:
    'Os bancos não conseguiram liquidar o pagamento entre si. Certifique-se de que ele não foi feito e tente mais tarde ou por outro sistema.',
  TECHNICAL_PROBLEM: 'O pagamento falhou por motivos técnicos. Certifique-se de que ele não foi feito e tente mais tarde.',
  REJECTED_BY_BANK: 'O banco recusou o pagamento e não diz o motivo. Pergunte ao seu banco antes de pagar de novo.',
  REJECTED_BY_SYSTEM: 'O sistema de pagamento recusou o pagamento segundo as suas próprias regras. Peça ao seu banco outra forma de pagar.',
  REJECTED_BY_CUSTOMER: 'O cliente de um banco recusou o pagamento e não diz o motivo. Pergunte ao favorecido.',
  SEE_NARRATIVE: 'O motivo está escrito por extenso ao lado do código. Peça-o ao seu banco.',
  REGULATORY_REASON:
    'O pagamento foi interrompido por lei ou pelas regras de um banco, que talvez não possa dizer mais. Pergunte ao seu banco; não envie o pagamento por outra via.',
  FRAUD:
    'Um banco considera o pagamento uma fraude, ou suspeita disso. Não pague de novo antes de falar com o favorecido e com o seu banco.',
  RETURN_REQUESTED: 'O pagamento foi devolvido a pedido do pagador ou do banco dele.',
  REFUND_REQUESTED: 'O cliente pediu a devolução do dinheiro.',
  PAYMENT_NOT_DUE: 'O pagamento não é devido: não há acordo que o preveja, ou não há mais.',
  SAME_BANK_NOT_ALLOWED:
    'As duas contas são do mesmo banco, e este sistema de pagamento não aceita esses pagamentos. O próprio banco precisa lançá-lo internamente.',
  COVER_MISSING: 'Um banco não recebeu o dinheiro, ou os dados, que outro devia enviar separadamente. Os bancos precisam localizá-los.',
  NOT_AUTHORISED:
    'O usuário não está autorizado a fazer ou a assinar este pagamento. Alguém autorizado precisa fazê-lo, ou o banco precisa autorizar o usuário.',
  SIGNATURE_INVALID:
    'A assinatura eletrônica ou o seu certificado falta, está errado ou expirou. Assine de novo ou renove o certificado no banco.',
  AUTHENTICATION_FAILED:
    'O PIN ou a senha de uso único falta, está errada, expirou ou foi tentada vezes demais. O pagador precisa confirmar de novo o pagamento.',
  NOT_A_FAILURE: 'Não é um erro: o código diz em que ponto está o pagamento ou o arquivo.',
  NOTICE_OF_CHANGE: 'O pagamento foi feito. O banco do favorecido comunica dados corrigidos: use-os a partir do próximo pagamento.',
  NOTICE_REFUSED:
    'Um banco não aceitou os dados corrigidos que outro lhe comunicou. Os bancos precisam resolver isso; o pagamento não é afetado.',
  ALREADY_RETURNED: 'O pagamento já foi devolvido.',
  ORIGINAL_NOT_FOUND: 'O banco nunca recebeu o pagamento em questão.',
  RETURN_NOT_ACCEPTED:
    'A devolução, o pedido de devolução ou o cancelamento não foi aceito: é tarde, não foi combinado, foi ao banco errado ou tem erros. Os bancos precisam resolver isso.',
  CHEQUE_PROBLEM: 'O cheque em que se baseia o pagamento falta, venceu, foi sustado, já foi pago ou não serve.',
  CARD_PAYMENT_DISPUTED: 'O titular de um cartão contesta o pagamento: foi fraude, ou a mercadoria ou o valor não era como combinado.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Trata-se de um pedido de pagamento, não de um pagamento: foi recusado ou pago, expirou, ou a outra parte não pode recebê-lo.',
  ENROLMENT_REFUSED: 'Uma autoridade pública não aceitou o registro de uma conta para pagamentos: os dados não correspondem aos dela.',
  MANDATE_MISSING: 'O pagador não deu autorização para este débito automático, ou não conhece o credor. O favorecido precisa obtê-la.',
  MANDATE_CANCELLED: 'A autorização de débito foi revogada ou expirou. O favorecido precisa pedir uma nova ao pagador.',
  MANDATE_INFORMATION_INCORRECT: 'Os dados da autorização faltam, estão errados ou mudaram. O favorecido precisa corrigi-los.',
  MANDATE_TERMS_NOT_KEPT: 'O débito automático não é como combinado ou anunciado: valor, dia ou credor diferem, ou o pagador o contesta.',
  PAYMENT_STOPPED: 'O titular da conta mandou suspender o pagamento. O favorecido precisa falar com o pagador.',
});
