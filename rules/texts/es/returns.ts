/** The texts of return codes in Spanish. */
import { returnTexts } from '../return-texts.js';

export const es = /* @__PURE__ */ returnTexts({
  ACCOUNT_NUMBER_INCORRECT:
    'El número de cuenta del beneficiario falta o es incorrecto. Compárelo con los datos del beneficiario y vuelva a pagar con el número correcto.',
  ACCOUNT_NOT_FOUND:
    'El banco no tiene ninguna cuenta con este número. Pida al beneficiario el número de cuenta y el banco, y vuelva a pagar.',
  ACCOUNT_NOT_AT_BANK: 'La cuenta no está en el banco indicado. Pregunte al beneficiario en qué banco está.',
  ACCOUNT_CLOSED: 'La cuenta del beneficiario está cancelada. Pídale los datos de otra cuenta.',
  ACCOUNT_BLOCKED: 'La cuenta del beneficiario está bloqueada o inactiva. El beneficiario debe hablar con su banco o indicar otra cuenta.',
  ACCOUNT_CHANGED:
    'La cuenta se ha trasladado: su número, su sucursal o su banco han cambiado. Use los datos nuevos o pídaselos al beneficiario.',
  ACCOUNT_CURRENCY_MISMATCH:
    'La cuenta del beneficiario no está en esta moneda. Pague en la moneda de la cuenta o pida los datos de otra cuenta.',
  ACCOUNT_TYPE_INCORRECT: 'El tipo de cuenta falta o es incorrecto. Pregunte al beneficiario si es una cuenta corriente, de ahorro u otra.',
  ACCOUNT_TAKES_NO_SUCH_PAYMENT:
    'Esta cuenta no admite este tipo de pagos, como es habitual en las cuentas de ahorro y de préstamo. Pida los datos de otra cuenta o pague por otro sistema.',
  ACCOUNT_LIMIT_REACHED:
    'La cuenta del beneficiario no puede recibir más por ahora. Pague más tarde o menos, o pida los datos de otra cuenta.',
  ACCOUNT_NOT_COMPLIANT: 'Al banco le faltan aún documentos que la ley exige para esta cuenta. El beneficiario debe hablar con su banco.',
  CARD_NUMBER_INCORRECT:
    'El número de tarjeta del beneficiario es incorrecto o desconocido, o la tarjeta ha caducado. Pídalo de nuevo, o pida los datos de una cuenta.',
  PROXY_UNKNOWN:
    'No hay ninguna cuenta registrada con este teléfono, correo electrónico u otra clave. Pida de nuevo el dato, o pida la cuenta.',
  REFERENCE_NEEDED:
    'El banco necesita una referencia para saber de quién es la cuenta, como en las cuentas recaudadoras. Pídasela al beneficiario.',
  PAYER_ACCOUNT_INCORRECT: 'La cuenta del ordenante falta o es incorrecta: número, tipo o moneda. Corrija la cuenta de cargo.',
  PAYER_ACCOUNT_CLOSED: 'La cuenta del ordenante está cancelada. El cargo debe hacerse en otra cuenta.',
  PAYER_ACCOUNT_BLOCKED: 'La cuenta del ordenante está bloqueada o inactiva. El ordenante debe hablar con su banco o usar otra cuenta.',
  PAYER_ACCOUNT_CHANGED: 'La cuenta del ordenante se ha trasladado a otra sucursal u otro banco. Hacen falta sus datos nuevos.',
  PAYER_ACCOUNT_NOT_DEBITED:
    'No se pudo hacer el cargo en la cuenta del ordenante; el banco no dice por qué, y a menudo falta saldo. El ordenante debe hablar con su banco.',
  INSUFFICIENT_FUNDS: 'La cuenta de cargo no tiene saldo suficiente. Vuelva a pagar cuando lo tenga.',
  BANK_IDENTIFIER_INCORRECT:
    'El banco del beneficiario, o su país, falta o es incorrecto. Pida al beneficiario el BIC o el código del banco.',
  BIC_INCORRECT: 'El BIC del banco del beneficiario falta o es incorrecto. Pídaselo al beneficiario.',
  BANK_CODE_INCORRECT:
    'El código del banco del beneficiario (sort code, routing number…) falta, es incorrecto o ya no se usa. Pídaselo al beneficiario.',
  BRANCH_INCORRECT: 'La sucursal del banco del beneficiario falta o es incorrecta. Pida al beneficiario el número de sucursal.',
  BANK_NOT_REACHABLE:
    'El banco del beneficiario no participa en este sistema de pago. Pague por otro sistema o pida los datos de otra cuenta.',
  BANK_UNAVAILABLE: 'El banco del beneficiario no pudo procesar el pago en ese momento. Compruebe que no se hizo e inténtelo más tarde.',
  BANK_SUSPENDED: 'Un banco está suspendido en este sistema de pago. Pague por otro sistema o pida los datos de una cuenta en otro banco.',
  AGENT_INCORRECT:
    'Uno de los bancos de la cadena del pago es incorrecto. Compruebe el banco del beneficiario y los bancos intermediarios.',
  INTERMEDIARY_INCORRECT:
    'El banco intermediario falta, es incorrecto o no admite estos pagos. Pida otro al beneficiario o déjelo a su banco.',
  PAYER_BANK_INCORRECT: 'El banco del ordenante falta o es incorrecto en el pago. Debe corregirlo su banco o quien crea el archivo.',
  PAYER_BANK_NOT_REACHABLE:
    'El banco del ordenante no participa, o ya no participa, en este sistema de pago. Pague por otro sistema o desde otro banco.',
  PAYER_BANK_UNAVAILABLE: 'El banco del ordenante no pudo procesar el pago en ese momento. Compruebe que no se hizo e inténtelo más tarde.',
  PAYER_BANK_SERVICE:
    'Un servicio del banco del ordenante detuvo el pago, como una lista de acreedores permitidos o un límite. El ordenante debe hablar con su banco.',
  PAYEE_BANK_SERVICE:
    'Un servicio del banco del beneficiario detuvo el pago, como una lista de ordenantes permitidos. El beneficiario debe hablar con su banco.',
  BANK_ERROR: 'Un banco cometió un error y devolvió el dinero. Pregunte a su banco si hay que volver a pagar.',
  NAME_MISMATCH:
    'El nombre del beneficiario no es el del titular de la cuenta. Pregunte al beneficiario a qué nombre está y si el número es correcto.',
  IDENTITY_MISMATCH:
    'El número fiscal o el documento del beneficiario no es el del titular de la cuenta. Pídaselo, y pregúntele si la cuenta es suya.',
  NAME_MISSING: 'El nombre del beneficiario falta o no sirve. Indique el nombre completo del titular de la cuenta.',
  NAME_TOO_LONG:
    'El nombre del beneficiario es más largo de lo que admite este sistema de pago. Abrévielo como lo escribe el banco del beneficiario.',
  ADDRESS_INCORRECT:
    'La dirección del beneficiario falta, está incompleta o no tiene la forma exigida. Indique calle, población y país en sus propios campos.',
  COUNTRY_INCORRECT: 'El país de la dirección del beneficiario falta o es incorrecto. Se indica con un código de dos letras.',
  PAYEE_DETAILS_REQUIRED: 'La ley exige más datos del beneficiario: el nombre completo y la dirección. Pídaselos y vuelva a pagar.',
  PAYEE_IDENTIFICATION_INCORRECT:
    'El número que identifica al beneficiario falta o es incorrecto: número fiscal, documento u otro. Pídaselo al beneficiario.',
  TAX_INFORMATION_INCORRECT:
    'Los datos fiscales del pago faltan, están incompletos o son incorrectos. Pregunte al beneficiario cuáles se exigen.',
  CONTACT_INCORRECT: 'El teléfono o el correo electrónico del beneficiario falta o es incorrecto.',
  PAYEE_UNKNOWN: 'El banco no conoce, o ya no conoce, a este beneficiario. Pídale el nombre y la cuenta.',
  PAYEE_DECEASED: 'El beneficiario ha fallecido, o quien recibía los pagos por él. Averigüe quién puede recibir ahora el pago.',
  PAYEE_INSOLVENT:
    'El beneficiario o su cuenta pueden estar en concurso de acreedores o en liquidación. Averigüe quién puede recibir el pago.',
  PAYEE_REFUSED: 'El beneficiario no aceptó el pago: no lo esperaba, o el importe era otro. Pregúntele.',
  PAYEE_NO_ANSWER: 'El beneficiario no respondió a su banco o no recogió el dinero. Hable con él antes de volver a pagar.',
  PAYER_DETAILS_REQUIRED:
    'Faltan datos del ordenante o son incorrectos: nombre, dirección, país, cuenta o identificación. El ordenante debe completarlos con su banco.',
  PAYER_DECEASED: 'El ordenante ha fallecido. Ya no se pueden hacer cargos en la cuenta.',
  INITIATOR_UNKNOWN: 'Quien inició el pago o el cobro no es conocido por el cliente o el sistema. Compruebe quién figura como emisor.',
  AMOUNT_TOO_HIGH:
    'El importe es mayor de lo que permite el sistema de pago, un banco o un acuerdo. Pague por otro sistema o pida a su banco un límite mayor.',
  AMOUNT_TOO_LOW: 'El importe es cero o menor de lo que permite el sistema de pago o un acuerdo.',
  AMOUNT_INCORRECT: 'El importe falta, está mal escrito o no es el esperado.',
  AMOUNT_BLOCKED: 'Una autoridad ha bloqueado el importe. Su banco puede decir cuál y qué hacer.',
  TOTALS_INCORRECT: 'El total o el número de pagos del archivo no coincide con sus pagos. Hay que rehacer el archivo.',
  TOO_MANY_PAYMENTS: 'Se hicieron más pagos de los permitidos en este periodo. Pague más tarde o pida a su banco un límite mayor.',
  CURRENCY_NOT_SUPPORTED: 'La moneda falta, es incorrecta o no la admite este sistema de pago. Pague en otra moneda o por otro sistema.',
  DUPLICATE: 'Ya se envió el mismo pago, u otro con la misma referencia. Averigüe si se hizo antes de volver a enviarlo.',
  DATE_INCORRECT: 'La fecha del pago falta, es incorrecta o no es día hábil bancario. Elija otra fecha.',
  DATE_CHANGED: 'El pago se hará, pero en una fecha distinta de la solicitada.',
  CUT_OFF_PASSED: 'El pago llegó después de la hora o la fecha límite. Envíelo de nuevo con otra fecha.',
  FORMAT_INCORRECT:
    'El pago o el archivo no se puede leer, o un campo falta, es incorrecto o no se permite. Debe corregirlo quien crea el archivo.',
  CHARACTERS_NOT_ALLOWED: 'El pago tiene letras o signos que este sistema de pago no admite. Escríbalos de otra manera.',
  PAYMENT_TYPE_INCORRECT: 'El tipo de pago falta, es incorrecto o no se ofrece aquí. Elija otro sistema de pago o servicio.',
  PURPOSE_INCORRECT: 'El motivo del pago falta o no se acepta. Elija un código de motivo que se use en el país.',
  REMITTANCE_INFORMATION_INCORRECT:
    'La referencia o el texto para el beneficiario falta, es demasiado largo o no tiene la forma exigida. Copie la referencia de la factura.',
  REGULATORY_INFORMATION_MISSING:
    'Faltan datos que exige la ley o el banco central de un país, o son incorrectos. Pregunte cuáles a su banco o al beneficiario.',
  INTERNATIONAL_DETAILS_MISSING:
    'El pago va al extranjero y no está marcado así, o le faltan los datos para ello. Su banco debe enviarlo como pago internacional.',
  CHARGES_INCORRECT: 'La indicación de quién paga los gastos falta, es incorrecta o no se permite en este pago. Elija otra opción.',
  TOKEN_INVALID:
    'El token que representa la cuenta es desconocido, ha caducado, está suspendido o es de otro beneficiario. Pida uno nuevo.',
  TIMED_OUT: 'El pago no se completó a tiempo. Compruebe que no se hizo e inténtelo de nuevo.',
  SETTLEMENT_FAILED:
    'Los bancos no pudieron liquidar el pago entre ellos. Compruebe que no se hizo e inténtelo más tarde o por otro sistema.',
  TECHNICAL_PROBLEM: 'El pago falló por un motivo técnico. Compruebe que no se hizo e inténtelo más tarde.',
  REJECTED_BY_BANK: 'El banco rechazó el pago y no da el motivo. Pregunte a su banco antes de volver a pagar.',
  REJECTED_BY_SYSTEM: 'El sistema de pago rechazó el pago según sus propias reglas. Pida a su banco otra forma de pagar.',
  REJECTED_BY_CUSTOMER: 'El cliente de un banco rechazó el pago y no da el motivo. Pregunte al beneficiario.',
  SEE_NARRATIVE: 'El motivo figura en un texto junto al código. Pídaselo a su banco.',
  REGULATORY_REASON:
    'El pago se detuvo por ley o por las reglas de un banco, que quizá no pueda decir más. Pregunte a su banco; no envíe el pago por otra vía.',
  FRAUD:
    'Un banco considera que el pago es un fraude, o lo sospecha. No vuelva a pagar antes de hablar con el beneficiario y con su banco.',
  RETURN_REQUESTED: 'El pago se devolvió a petición del ordenante o de su banco.',
  REFUND_REQUESTED: 'El cliente pidió la devolución del dinero.',
  PAYMENT_NOT_DUE: 'El pago no se debe: no hay acuerdo que lo justifique, o ya no lo hay.',
  SAME_BANK_NOT_ALLOWED:
    'Las dos cuentas están en el mismo banco, y este sistema de pago no admite esos pagos. El banco debe contabilizarlo él mismo.',
  COVER_MISSING: 'Un banco no ha recibido el dinero o los datos que otro debía enviar por separado. Los bancos deben localizarlos.',
  NOT_AUTHORISED:
    'El usuario no está autorizado a hacer o firmar este pago. Debe hacerlo una persona autorizada, o el banco debe autorizar al usuario.',
  SIGNATURE_INVALID:
    'La firma electrónica o su certificado falta, es incorrecto o ha caducado. Firme de nuevo o renueve el certificado con el banco.',
  AUTHENTICATION_FAILED:
    'El PIN o la contraseña de un solo uso falta, es incorrecto, ha caducado o se probó demasiadas veces. El ordenante debe confirmar de nuevo el pago.',
  NOT_A_FAILURE: 'No es un error: el código dice hasta dónde ha llegado el pago o el archivo.',
  NOTICE_OF_CHANGE: 'El pago se hizo. El banco del beneficiario comunica datos corregidos: úselos desde el próximo pago.',
  NOTICE_REFUSED: 'Un banco no aceptó los datos corregidos que le comunicó otro. Los bancos deben resolverlo; el pago no se ve afectado.',
  ALREADY_RETURNED: 'El pago ya ha sido devuelto.',
  ORIGINAL_NOT_FOUND: 'El banco nunca recibió el pago por el que se preguntó.',
  RETURN_NOT_ACCEPTED:
    'La devolución, la retrocesión o la anulación no se aceptó: es tarde, no está acordada, fue al banco equivocado o tiene errores. Los bancos deben resolverlo.',
  CHEQUE_PROBLEM: 'El cheque en que se basa el pago falta, ha caducado, tiene orden de no pago, ya se pagó o no es apto.',
  CARD_PAYMENT_DISPUTED: 'El titular de una tarjeta impugna el pago: fue un fraude, o la mercancía o el importe no eran los acordados.',
  REQUEST_TO_PAY_NOT_PROCESSED:
    'Se trata de una solicitud de pago, no de un pago: se rechazó, se pagó, caducó, o la otra parte no puede recibirla.',
  ENROLMENT_REFUSED: 'Una autoridad no aceptó el registro de una cuenta para pagos: los datos no coinciden con los suyos.',
  MANDATE_MISSING: 'El deudor no ha dado un mandato para este adeudo directo, o no conoce al acreedor. El beneficiario debe obtenerlo.',
  MANDATE_CANCELLED: 'El mandato o la autorización se canceló o ha caducado. El beneficiario debe pedir uno nuevo al deudor.',
  MANDATE_INFORMATION_INCORRECT: 'Faltan datos del mandato, son incorrectos o han cambiado. El beneficiario debe corregirlos.',
  MANDATE_TERMS_NOT_KEPT:
    'El adeudo directo no es como se acordó o anunció: difieren el importe, el día o el acreedor, o el deudor lo impugna.',
  PAYMENT_STOPPED: 'El titular de la cuenta detuvo el pago. El beneficiario debe hablar con el ordenante.',
});
