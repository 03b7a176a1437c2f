/** The alert texts in Spanish, for Spain and Latin America alike: “código de sucursal” rather than “oficina”, “número de cuenta” rather than CCC, CBU or CLABE. */
import { alertTexts } from '../alert-texts.js';

export const es = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: 'El país no es un código de dos letras mayúsculas (ISO 3166-1 alpha-2).',
  COUNTRY_UNKNOWN: 'Ningún país tiene el código {country} (ISO 3166-1 alpha-2).',
  COUNTRY_SANCTIONED:
    'Hay sanciones generales contra {country: place es} ({programmes}, desde el {from: date es}). Aquí no se coteja a nadie con listas de sanciones: esa es otra tarea.',
  CURRENCY_INVALID_FORMAT: 'La moneda no es un código de tres letras mayúsculas (ISO 4217).',
  CURRENCY_UNKNOWN: 'Ninguna moneda tiene el código {currency} (ISO 4217).',
  CURRENCY_DISCONTINUED: 'La moneda {currency} ya no está en uso.',
  COUNTRY_CURRENCY_INCONSISTENCY: 'Los pagos a {country: place es} no se hacen en {currency}.',

  CREDITOR_INVALID_FORMAT:
    'Los datos del beneficiario, o alguno de ellos, no se pueden leer: un valor no es del tipo correcto, por ejemplo un número en lugar de un texto.',
  CREDITOR_TYPE_MISSING: 'Para {by: place es} se necesita saber si el beneficiario es una persona o una empresa.',
  CREDITOR_TYPE_NOT_SUPPORTED: 'El tipo de beneficiario no es INDIVIDUAL ni BUSINESS.',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    'Los datos de la cuenta del beneficiario, o alguno de ellos, no se pueden leer: un valor no es del tipo correcto, por ejemplo un número en lugar de un texto.',
  CREDITOR_ACCOUNT_MISSING: 'Para {by: payment=un pago; place es} se necesita la cuenta del beneficiario.',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'No se acepta este tipo de identificador de cuenta ({method}).',
  CREDITOR_ACCOUNT_TYPE_MISSING: 'Para {by: place es} se necesita el tipo de cuenta ({types}).',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: 'En {country: place es} no hay cuentas de este tipo (tipos posibles: {types}).',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: 'Según su número, la cuenta está en {found}, pero el pago es en {currency}.',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT:
    'El número de cuenta no tiene ninguna de las formas que tienen las cuentas de {country: place es}: compare su longitud y sus caracteres con el original.',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: 'El número de cuenta tiene más caracteres de los que transmite {by: place es}: {max} como máximo.',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    'El número de cuenta no supera la comprobación de {country: place es} ({check}): compárelo con el original, dígito a dígito.',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    'El código de banco y el número de cuenta no se corresponden, según las reglas de {country: place es} ({check}): compare ambos con el original.',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    'El número de cuenta es un ejemplo publicado, repite una y otra vez un mismo dígito o serie de dígitos, o es el número del banco.',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: 'El número de tarjeta no es de una tarjeta a la que {method} pague.',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: 'En el lugar del número de cuenta figura un número de tarjeta: indique el número de cuenta.',
  CREDITOR_PROXY_INVALID_FORMAT:
    'El identificador no tiene la forma que se usa con {method}: compruebe si faltan caracteres o hay alguno equivocado.',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    'Puede haber un error en el identificador: su dígito de control no es de los habituales en {method}, aunque unos pocos emisores usan otros. Compárelo con la factura.',

  CREDITOR_ADDRESS_MISSING: 'Para {by: place es} se necesita la dirección del beneficiario.',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED:
    'Desde el {from: date es}, {by: place es} no acepta direcciones formadas solo por líneas: la localidad y el país tienen campos propios.',
  CREDITOR_ADDRESS_LINES_TOO_MANY: 'Además de la localidad y el país, {by: place es} acepta dos líneas de dirección como máximo.',
  CREDITOR_ADDRESS_LINE_DUPLICATE: 'Una línea de la dirección repite la localidad, el código postal o el país, que tienen campos propios.',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: 'El campo {field} tiene {length} caracteres y la dirección de un pago admite {max} como máximo.',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    'El campo {field} contiene caracteres ({characters}) que ninguna dirección tiene o que el sistema de liquidación no transmite.',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED:
    'La dirección es un apartado postal; muchos bancos piden el lugar donde el beneficiario vive o trabaja.',
  CREDITOR_ADDRESS_SUSPICIOUS: 'La dirección parece ficticia.',

  CREDITOR_ADDRESS_COUNTRY_MISSING: 'Para {by: place es} se necesita el país en la dirección del beneficiario.',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: 'El país de la dirección no es un código de dos letras mayúsculas (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: 'Ningún país tiene el código que figura en la dirección (ISO 3166-1 alpha-2).',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: 'Para {by: place es} se necesita la calle del beneficiario.',
  CREDITOR_ADDRESS_POST_CODE_MISSING: 'Para {by: place es} se necesita el código postal del beneficiario.',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: 'El código postal no tiene la forma de los códigos postales de {country: place es}.',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: 'Para {by: place es} se necesita la localidad del beneficiario.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: 'Para {by: place es} se necesita el estado o la provincia del beneficiario.',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: 'En {country: place es} no hay ningún estado ni provincia con este nombre o código.',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: 'El código postal no es de este estado o provincia.',

  CREDITOR_AGENT_INVALID_FORMAT:
    'Los datos del banco del beneficiario, o alguno de ellos, no se pueden leer: un valor no es del tipo correcto, por ejemplo un número en lugar de un texto.',
  CREDITOR_AGENT_MISSING: 'Para {by: place es} se necesita el banco del beneficiario: su código SWIFT/BIC o su código de banco.',

  CREDITOR_BANK_IDENTIFIER_MISSING: 'Para {by: payment=un pago; place es} se necesita el código de banco.',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: 'El código de banco no tiene la forma que se usa en {country: place es} (tal vez {meant}).',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: 'Ningún banco conocido de {country: place es} tiene este código de banco (tal vez {meant}).',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: 'El código de banco no es el que contiene el IBAN.',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: 'El código de sucursal no tiene la forma que se usa en {country: place es}.',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: 'Para {by: place es} se necesita el código de sucursal.',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: 'El banco no tiene ninguna sucursal con este código.',

  CREDITOR_BIC_MISSING: 'Para {by: place es} se necesita el código SWIFT/BIC del banco del beneficiario.',
  CREDITOR_BIC_NOT_PROVIDED: 'El campo del código SWIFT/BIC indica que no hay ninguno: se considera vacío.',
  CREDITOR_BIC_INVALID_FORMAT:
    'El código SWIFT/BIC no tiene ocho u once caracteres con un código de país en las posiciones quinta y sexta.',
  CREDITOR_BIC_DOES_NOT_EXIST: 'El código SWIFT/BIC no existe.',
  CREDITOR_BIC_DISCONTINUED: 'El banco de este código SWIFT/BIC forma ahora parte de otro, y el código no está en ninguna lista actual.',
  CREDITOR_BIC_NOT_ALLOWED: 'El código SWIFT/BIC solo sirve para pruebas: su octavo carácter es 0.',
  CREDITOR_BIC_NOT_CONNECTED:
    'El código SWIFT/BIC no está conectado a la red SWIFT: se llega al banco por su sistema nacional o a través de otro banco.',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'El código SWIFT/BIC es de {found: place es}, pero el pago va a {country: place es}.',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'El código SWIFT/BIC y el IBAN son de bancos distintos.',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY:
    'El código SWIFT/BIC es de otro banco que el que indica el código de banco o el método de pago.',
  CREDITOR_BIC_NOT_REACHABLE: 'Ningún esquema SEPA llega al banco que tiene este código SWIFT/BIC.',

  CREDITOR_EMAIL_MISSING: 'Para {by: place es} se necesita el correo electrónico del beneficiario.',
  CREDITOR_EMAIL_INVALID_FORMAT: 'El correo electrónico del beneficiario no es una dirección a la que se pueda escribir.',
  CREDITOR_EMAIL_SUSPICIOUS: 'El correo electrónico del beneficiario está mal escrito o no está pensado para durar.',
  CREDITOR_PHONE_MISSING: 'Para {by: place es} se necesita el número de teléfono del beneficiario.',
  CREDITOR_PHONE_INVALID_FORMAT:
    'El número de teléfono del beneficiario no existe en ninguno de los países posibles: compruébelo y empiece por el prefijo del país.',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY:
    'El número de teléfono del beneficiario es de {found: place es} y el pago va a {country: place es}.',
  CREDITOR_PHONE_SUSPICIOUS: 'El número de teléfono del beneficiario parece ficticio.',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: 'El número de teléfono del beneficiario no es el que recibe el pago.',

  CREDITOR_DATE_OF_BIRTH_MISSING: 'Para {by: place es} se necesita la fecha de nacimiento del beneficiario.',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: 'La fecha de nacimiento del beneficiario no es una fecha del calendario con la forma AAAA-MM-DD.',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: 'La fecha de nacimiento del beneficiario está en el futuro o es de hace más de 120 años.',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: 'Una empresa no tiene fecha de nacimiento.',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: 'La fecha de nacimiento no es la que contiene el identificador ({type}).',

  CREDITOR_DOCUMENT_MISSING: 'Para {by: place es} se necesita un documento del beneficiario ({types}).',
  CREDITOR_DOCUMENT_TYPE_MISSING: 'Falta el tipo de un documento del beneficiario.',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'No se conoce este tipo de documento.',
  CREDITOR_DOCUMENT_VALUE_MISSING: 'Falta el número de un documento del beneficiario.',
  CREDITOR_DOCUMENT_INVALID_FORMAT: 'El número del documento no tiene la forma que se usa en {country: place es} ({type}).',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS: 'Los dígitos de control del número del documento no concuerdan con el resto ({type}).',
  CREDITOR_DOCUMENT_DUPLICATE: 'El mismo documento figura dos veces.',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY:
    'El documento y el número de identificación fiscal son del mismo tipo ({type}), pero no coinciden.',

  CREDITOR_IBAN_INVALID_FORMAT:
    'El número de cuenta no es un IBAN: dos letras de un país que tiene IBAN, dos dígitos y después letras y dígitos.',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    'Un IBAN de {country: place es} tiene {expected} caracteres en un orden fijo de letras y dígitos; este no lo sigue.',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS:
    'Los dígitos de control del IBAN no concuerdan con el resto: hay un carácter equivocado o cambiado de lugar.',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'El número de cuenta que contiene el IBAN no supera la comprobación de {country: place es} ({check}): pida de nuevo el IBAN.',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'El IBAN es de {found: place es}, pero el pago va a {country: place es}.',
  CREDITOR_IBAN_TERRITORY_PREFIX: 'Las cuentas de {found: place es} tienen un IBAN que empieza por {country}.',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    'Los bancos de {country: place es} emiten IBAN, pero el registro de IBAN no incluye el país: no todos los bancos los aceptan.',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN:
    'Ningún banco conocido de {country: place es} tiene el código de banco que contiene el IBAN (tal vez {meant}).',

  CREDITOR_NAME_MISSING: 'Para {by: place es} se necesita el nombre del beneficiario.',
  CREDITOR_NAME_INVALID_FORMAT:
    'El nombre del beneficiario no es un nombre completo ({reason: no letters=sin letras; one letter=una sola letra; initials=solo iniciales; one word=una sola palabra}).',
  CREDITOR_NAME_INVALID_CHARACTERS:
    'El nombre del beneficiario contiene caracteres ({characters}) que ningún nombre tiene o que {by: place es} no transmite.',
  CREDITOR_NAME_TOO_LONG: 'El nombre del beneficiario tiene {length} caracteres; {by: place es} transmite {max} como máximo.',
  CREDITOR_NAME_SUSPICIOUS: 'El nombre del beneficiario parece ficticio.',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: 'En el lugar del nombre del beneficiario figura un número de cuenta u otro identificador.',
  CREDITOR_NAME_TYPE_INCONSISTENCY: 'El nombre no corresponde al tipo de beneficiario.',

  CREDITOR_TAX_ID_MISSING: 'Para {by: place es} se necesita el número de identificación fiscal del beneficiario.',
  CREDITOR_TAX_ID_INVALID_FORMAT:
    'El número de identificación fiscal no tiene ninguna de las formas que se usan en {country: place es} ({types}).',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS: 'Los dígitos de control del número de identificación fiscal no concuerdan con el resto ({type}).',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'El número de identificación fiscal ({type}) no es el de un beneficiario de este tipo.',
  CREDITOR_TAX_ID_SUSPICIOUS: 'El número de identificación fiscal parece ficticio.',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT:
      'Los datos del banco intermediario {number}, o alguno de ellos, no se pueden leer: un valor no es del tipo correcto, por ejemplo un número en lugar de un texto.',
    BIC_INVALID_FORMAT: 'El código SWIFT/BIC del banco intermediario {number} no tiene ocho u once caracteres con un código de país.',
    BIC_DOES_NOT_EXIST: 'El código SWIFT/BIC del banco intermediario {number} no existe.',
    BIC_DISCONTINUED: 'El banco intermediario {number} forma ahora parte de otro, y su código SWIFT/BIC no está en ninguna lista actual.',
    BIC_NOT_ALLOWED: 'El código SWIFT/BIC del banco intermediario {number} solo sirve para pruebas.',
    BANK_IDENTIFIER_INVALID_FORMAT:
      'El código de banco del banco intermediario {number} no tiene la forma que se usa en {country: place es}.',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: 'El código SWIFT/BIC y el código de banco del banco intermediario {number} son de bancos distintos.',
    NOT_ALLOWED: 'Con {by: place es} no hay bancos intermediarios.',
    DUPLICATE: 'El banco intermediario {number} es el banco del beneficiario o repite otro banco intermediario.',
    CURRENCY_INCONSISTENCY: 'El banco intermediario {number} está en {found: place es}, donde no se compensan pagos en {currency}.',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: 'Hay un primer y un tercer banco intermediario, pero no un segundo.',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: 'La orden de pago no es un objeto.',
  PAYMENT_INSTRUCTION_NOT_CHECKED: 'No se han podido comprobar la cuenta ni el banco: indique su país.',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN:
    'Una orden de pago no tiene ningún campo con este nombre ({field}), así que no se comprueba ni se envía (tal vez {meant}).',

  RECIPIENT_METHOD_INVALID_FORMAT: 'El método de pago no es un texto.',
  RECIPIENT_METHOD_UNKNOWN: 'No se conoce ningún método de pago con este nombre.',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: 'El método de pago {method} no permite pagar a {country: place es}.',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: 'El método de pago {method} no permite pagar en {currency}.',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: 'El método de pago {method} no permite pagar a un beneficiario de este tipo.',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    'Los datos de la liquidación, o alguno de ellos, no se pueden leer: un valor no es del tipo correcto, por ejemplo un número en lugar de un texto.',
  SETTLEMENT_SYSTEM_UNKNOWN: 'No se conoce ningún sistema de liquidación con este nombre (tal vez {meant}).',
  SETTLEMENT_SYSTEM_DISCONTINUED: 'El sistema de liquidación {system} no está en funcionamiento el {on: date es}.',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: 'El sistema de liquidación {system} no llega a las cuentas de {country: place es}.',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: 'El sistema de liquidación {system} no transmite pagos en {currency}.',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    'El sistema de liquidación {system} no acepta este tipo de identificador de cuenta ({lacks: reference=a un QR-IBAN solo se paga con su referencia QR}).',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: 'El sistema de liquidación {system} no permite pagar a un beneficiario de este tipo.',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: 'El sistema de liquidación {system} no llega al banco del beneficiario.',
});
