/** The help of the commands that a clerk calls, in Spanish. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const es: HelpTexts = {
  exitCodes: 'Códigos de salida: {codes}',
  placeholders: {
    FILE: 'ARCHIVO',
    COLUMN: 'COLUMNA',
    FIELD: 'CAMPO',
    VALUE: 'VALOR',
    FORMAT: 'FORMATO',
    NAME: 'NOMBRE',
    SHEET: 'HOJA',
    DATE: 'FECHA',
    SEVERITY: 'GRAVEDAD',
    LANGUAGE: 'IDIOMA',
    TYPE: 'TIPO',
    LIST: 'LISTA',
    OLD: 'ANTERIOR',
    NEW: 'NUEVA',
    TEXT: 'TEXTO',
    COUNTRY: 'PAÍS',
  },
  validate: {
    about: 'Dice de cada orden de pago si es probable que el pago llegue: OK o ALERT, con los códigos de las alertas.',
    exitCodes: '0 todo OK, 1 algún ALERT, 2 llamada incorrecta, o una línea o un archivo ilegible.',
  },
  enrich: {
    about:
      'Añade a cada orden lo que se puede saber: banco, BIC, IBAN, número de cuenta nacional y sistemas de liquidación. La salida contiene números de cuenta: son el resultado.',
    exitCodes: '0 todo leído, 2 llamada incorrecta, o una línea o un archivo ilegible.',
  },
  names: {
    about:
      'Compara los nombres de dos columnas como hacen los bancos antes de pagar: MATCH, CLOSE_MATCH, NO_MATCH o NOT_COVERED, con los motivos. Decide el banco: docs/names.md dice en qué se diferencian los bancos.\n\nARCHIVO es CSV, con coma, punto y coma, tabulador o barra vertical; XLSX; NDJSON, un objeto por línea; o JSON, una lista de ellos. Las demás columnas pasan a la salida en CSV y XLSX. Sin ARCHIVO, o con -, se lee la entrada estándar. La salida de error cuenta las respuestas y dice qué líneas mirar primero.',
    exitCodes: '0 todo MATCH o NOT_COVERED, 1 alguna otra respuesta, 2 llamada incorrecta, o una línea o un archivo ilegible.',
    country: 'el país donde están las cuentas, ISO 3166-1: decide qué palabras son títulos',
  },
  address: {
    about:
      'Divide la dirección de cada fila en calle, número, código postal, localidad y país, y dice con qué seguridad: high (alta), medium (media) o low (baja). Lo que una fila da en columnas propias queda como está. No se pierde ningún texto: lo que no encontró sitio está en la columna left.\n\nARCHIVO es CSV, con coma, punto y coma o tabulador, o XLSX, con columnas como Dirección, Dirección 2, Calle, Código postal, Ciudad y País; NDJSON o JSON, con direcciones, beneficiarios o pagos; o XML, un mensaje pain.001 o pacs.008. Las demás columnas pasan a la salida en CSV y XLSX. La salida de error dice qué columna es qué campo, cuenta las respuestas y dice qué líneas mirar primero.',
    exitCodes: '0 todo high, 1 algún medium o low, 2 llamada incorrecta, o una línea o un archivo ilegible.',
    country: 'el país de las filas que no nombran ninguno, ISO 3166-1: DE',
  },
  payees: {
    about:
      'Compara dos listas de beneficiarios, fila por fila, por el número del beneficiario: qué hay que confirmar con el beneficiario antes de pagar, qué conviene tener en cuenta, y dónde se fusionó un banco y la cuenta siguió igual. Dice también qué beneficiarios de la lista nueva comparten una cuenta. Un beneficiario cuyo número falta o aparece dos veces da el código de salida 2, igual que una fila ilegible.\n\nCada archivo es CSV, XLSX, NDJSON o JSON; - es la entrada estándar. Los números de cuenta solo se muestran con --show.',
    exitCodes:
      '0 nada que confirmar, 1 algo que confirmar, o dos beneficiarios con una cuenta, 2 llamada incorrecta, un beneficiario sin número o con el de otro, o algo ilegible.',
    output: 'text o json, un objeto por beneficiario; por defecto: text',
    lang: 'el idioma de los títulos y de lo que cambió: {languages}; por defecto: en',
    on: 'el día para el que cuentan las fusiones de bancos; por defecto: hoy',
  },
  iban: {
    about:
      'Muestra si un IBAN es válido, sus partes y su banco; o dónde está mal y qué se quiso escribir probablemente. Un ? ocupa el lugar de un carácter ilegible, dos como máximo: se muestran los IBAN posibles. Con -, cada línea de la entrada estándar es un IBAN.',
    exitCodes: '0 nada que señalar, 1 una alerta, 2 llamada incorrecta.',
    on: 'el día para el que se indican los esquemas SEPA; por defecto: hoy',
  },
  bic: {
    about:
      'Muestra si un BIC está bien formado, sus partes, y su banco si figura en un directorio. Con -, cada línea de la entrada estándar es un BIC.',
    exitCodes: '0 nada que señalar, 1 una alerta, 2 llamada incorrecta.',
  },
  banks: {
    about:
      'Busca los bancos de un país por su nombre habitual, su código de banco o su BIC, el mejor primero. Un * marca el primero cuando no puede ser otro.',
    exitCodes: '0 se encontró un banco, 1 ninguno, 2 llamada incorrecta.',
    count: 'cuántos bancos como máximo; por defecto: 10',
  },
  returns: {
    about:
      'Dice qué significa un código con el que un pago se rechazó o se devolvió: qué campos pueden estar mal, quién puede corregirlo y si hay que volver a pagar. Se muestra cada significado, de cada lista: ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP y ZENGIN. Con -, cada línea de la entrada estándar es un código.',
    exitCodes: '0 se conoce cada código, 1 alguno no está en ninguna lista, 2 llamada incorrecta.',
    system: 'el sistema de liquidación por el que fue el pago: BR_PIX',
  },
  files:
    'ARCHIVO es NDJSON, una orden de pago por línea; JSON, una lista de ellas; CSV, con coma, punto y coma, tabulador o barra vertical; XLSX; o XML, un mensaje pain.001 o pacs.008. La primera fila de una tabla nombra sus columnas: por la ruta del campo, creditorAccount.id.value, o como se suelen llamar, IBAN, Beneficiario, Código de banco. La salida de error dice qué columna es qué campo. Las demás columnas pasan a la salida en CSV y XLSX. Sin ARCHIVO, o con -, se lee la entrada estándar.\n\nCada orden da una línea de salida, en el mismo orden. Una que no se puede leer no detiene la ejecución: su respuesta es {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, o JSON_PAYLOAD_EMPTY, o JSON_PAYLOAD_TOO_LARGE si supera 1 MiB. En una tabla conserva sus celdas, y la columna error nombra el problema.',
  xmlFiles:
    'Cada pago de un archivo XML se comprueba en su propia fecha de ejecución, salvo que --on indique otra; su respuesta lleva su XPath y su línea. --fix vuelve a escribir el archivo, añade el BIC de los bancos que no se nombran y pone las líneas de dirección en elementos donde el esquema lo exige. Todo lo demás queda igual, byte por byte. Si el archivo no se puede leer hasta el final, no se escribe nada.',
  tableInput: 'ndjson, json, csv o xlsx; por defecto: según el nombre del archivo y su comienzo, si no, ndjson',
  lookUpOutput: 'text o json, un objeto por línea; por defecto: text',
  lookUpLanguage: 'el idioma de las etiquetas y los textos: {languages}; por defecto: en',
  reportLanguage:
    'el idioma de --report, de los textos en CSV y XLSX, y de lo que se dice de columnas, recuentos, avance y archivos: {languages}; por defecto: en',
  options: {
    input: 'ndjson, json, csv, xlsx o xml; por defecto: según el nombre del archivo y su comienzo, si no, ndjson',
    output: 'ndjson, csv, table o xlsx; por defecto: table en un terminal, si no, ndjson',
    out: 'el archivo en que se escribe el resultado; por defecto, y con -: la salida estándar',
    map: 'lee una columna de una tabla como este campo: "Konto=creditorAccount.id.value"; vacío: la ignora; se puede repetir',
    set: 'el valor de un campo en las filas de una tabla que no lo tienen: country=DE; se puede repetir',
    encoding:
      'la codificación del archivo: {encodings}, utf-8, utf-16le, utf-16be, u otro nombre del Encoding Standard; por defecto: auto, es decir UTF-8, UTF-16 o Windows-1252',
    sheet: 'la hoja de un archivo XLSX, por su nombre o su número; por defecto: la primera que no está oculta',
    on: 'el día del pago, YYYY-MM-DD; por defecto: hoy',
    partial:
      'no pide a ninguna fila de una tabla una cuenta ni su banco, y lee una tabla en la que ninguna columna es una cuenta: se comprueba lo que hay, y una fila sin cuenta puede ser OK',
    fix: 'escribe el archivo XML en --out ARCHIVO, con los BIC y las direcciones estructuradas completados; todo lo demás queda igual, byte por byte',
    threshold: 'la gravedad mínima que hace de una respuesta un ALERT: error, warning o info; por defecto: warning',
    report:
      'escribe también una página HTML con totales y con lo que está mal en cada celda; no contiene nombres ni números de cuenta, salvo con --show',
    by: 'una columna de la tabla que --report muestra y por la que filtra, como la persona responsable',
    show: 'muestra nombres y números de cuenta: en --report, en una tabla y en una comparación de beneficiarios',
    jobs: 'el número de procesos en paralelo, si la entrada y la salida son NDJSON; por defecto: uno por cada 8 MB de archivos, pero como máximo 8 y como máximo uno por núcleo; con la entrada estándar, uno',
    overlay: 'un archivo JSON con sus propios conjuntos de datos, tal como los escribe payprep data import; se puede repetir',
    'no-progress': 'no muestra la línea de avance en el terminal',
    'no-summary': 'no muestra ni las columnas ni los recuentos en la salida de error',
    'exit-zero':
      'código de salida 0 también con alertas y líneas ilegibles, para procesos que se detienen con cualquier código distinto de 0; sigue siendo 2 con una llamada incorrecta o un archivo ilegible',
    given: 'la columna, o el miembro JSON, con los nombres que dieron los ordenantes',
    held: 'la columna con los nombres de los titulares de las cuentas; varios titulares se separan con ;',
    type: 'qué son los beneficiarios: person (persona) o company (empresa); por defecto: se decide para cada par de nombres',
    key: 'la columna, o el miembro JSON, con su número del beneficiario',
    json: 'lo mismo que --output json',
    list: 'la lista a la que pertenece el código: NACHA; o un informe de Bacs: ARUCS',
    help: 'este texto',
  },
  encodings: {
    gb18030: 'chino, GBK y GB2312',
    big5: 'chino, Taiwán y Hong Kong',
    shift_jis: 'japonés',
    'euc-kr': 'coreano',
    'windows-1250': 'polaco, checo, húngaro, rumano, croata',
    'iso-8859-2': 'los mismos, no de Windows',
    'windows-1251': 'cirílico',
    ibm866: 'cirílico, DOS',
    'koi8-r': 'cirílico, Unix',
    'windows-1252': 'Europa occidental',
    'windows-1253': 'griego',
    'windows-1254': 'turco',
    'windows-1255': 'hebreo',
    'windows-1256': 'árabe',
    'windows-1257': 'lituano, letón',
    'windows-874': 'tailandés',
    macintosh: 'Mac antiguos',
  },
};
