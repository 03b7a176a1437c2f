/** The help of the commands that a clerk calls, in Portuguese. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const pt: HelpTexts = {
  exitCodes: 'Códigos de saída: {codes}',
  placeholders: {
    FILE: 'FICHEIRO',
    COLUMN: 'COLUNA',
    FIELD: 'CAMPO',
    VALUE: 'VALOR',
    FORMAT: 'FORMATO',
    NAME: 'NOME',
    SHEET: 'FOLHA',
    DATE: 'DATA',
    SEVERITY: 'GRAVIDADE',
    LANGUAGE: 'IDIOMA',
    TYPE: 'TIPO',
    LIST: 'LISTA',
    OLD: 'ANTERIOR',
    NEW: 'NOVA',
    TEXT: 'TEXTO',
    COUNTRY: 'PAÍS',
  },
  validate: {
    about: 'Diz de cada ordem de pagamento se é provável que o pagamento chegue: OK ou ALERT, com os códigos dos alertas.',
    exitCodes: '0 tudo OK, 1 algum ALERT, 2 chamada incorreta, ou uma linha ou um ficheiro ilegível.',
  },
  enrich: {
    about:
      'Acrescenta a cada ordem o que se pode saber: banco, BIC, IBAN, número de conta nacional e sistemas de liquidação. A saída contém números de conta: são o resultado.',
    exitCodes: '0 tudo lido, 2 chamada incorreta, ou uma linha ou um ficheiro ilegível.',
  },
  names: {
    about:
      'Compara os nomes de duas colunas como fazem os bancos antes de pagar: MATCH, CLOSE_MATCH, NO_MATCH ou NOT_COVERED, com os motivos. Quem decide é o banco: docs/names.md diz em que diferem os bancos.\n\nFICHEIRO é CSV, com vírgula, ponto e vírgula, tabulação ou barra vertical; XLSX; NDJSON, um objeto por linha; ou JSON, uma lista de objetos. As outras colunas passam para a saída em CSV e XLSX. Sem FICHEIRO, ou com -, lê-se a entrada padrão. A saída de erros conta as respostas e diz que linhas ver primeiro.',
    exitCodes: '0 tudo MATCH ou NOT_COVERED, 1 alguma outra resposta, 2 chamada incorreta, ou uma linha ou um ficheiro ilegível.',
    country: 'o país onde estão as contas, ISO 3166-1: decide que palavras são títulos',
  },
  address: {
    about:
      'Divide a morada de cada linha em rua, número, código postal, localidade e país, e diz com que segurança: high (alta), medium (média) ou low (baixa). O que uma linha dá em colunas próprias fica como está. Nenhum texto se perde: o que não encontrou lugar está na coluna left.\n\nFICHEIRO é CSV, com vírgula, ponto e vírgula ou tabulação, ou XLSX, com colunas como Morada, Rua, Código postal, Localidade e País; NDJSON ou JSON, com moradas, beneficiários ou pagamentos; ou XML, uma mensagem pain.001 ou pacs.008. As outras colunas passam para a saída em CSV e XLSX. A saída de erros diz que coluna é que campo, conta as respostas e diz que linhas ver primeiro.',
    exitCodes: '0 tudo high, 1 algum medium ou low, 2 chamada incorreta, ou uma linha ou um ficheiro ilegível.',
    country: 'o país das linhas que não indicam nenhum, ISO 3166-1: DE',
  },
  payees: {
    about:
      'Compara duas listas de beneficiários, linha a linha, pelo número do beneficiário: o que confirmar com o beneficiário antes de pagar, o que convém ter em conta, e onde um banco se fundiu e a conta ficou. Diz também que beneficiários da nova lista têm a mesma conta. Um beneficiário cujo número falta ou aparece duas vezes dá o código de saída 2, tal como uma linha ilegível.\n\nCada ficheiro é CSV, XLSX, NDJSON ou JSON; - é a entrada padrão. Os números de conta só são mostrados com --show.',
    exitCodes:
      '0 nada a confirmar, 1 algo a confirmar, ou dois beneficiários com uma conta, 2 chamada incorreta, um beneficiário sem número ou com o de outro, ou algo ilegível.',
    output: 'text ou json, um objeto por beneficiário; predefinição: text',
    lang: 'o idioma dos títulos e do que mudou: {languages}; predefinição: en',
    on: 'o dia para o qual contam as fusões de bancos; predefinição: hoje',
  },
  iban: {
    about:
      'Mostra se um IBAN é válido, as suas partes e o seu banco; ou onde está errado e o que provavelmente se queria. Um ? está no lugar de um caráter ilegível, dois no máximo: são mostrados os IBAN possíveis. Com -, cada linha da entrada padrão é um IBAN.',
    exitCodes: '0 nada a assinalar, 1 um alerta, 2 chamada incorreta.',
    on: 'o dia para o qual se indicam os esquemas SEPA; predefinição: hoje',
  },
  bic: {
    about:
      'Mostra se um BIC está bem formado, as suas partes, e o seu banco se constar de uma lista. Com -, cada linha da entrada padrão é um BIC.',
    exitCodes: '0 nada a assinalar, 1 um alerta, 2 chamada incorreta.',
  },
  banks: {
    about:
      'Encontra os bancos de um país pelo nome corrente, pelo código do banco ou pelo BIC, o melhor primeiro. Um * assinala o primeiro quando não pode ser outro.',
    exitCodes: '0 foi encontrado um banco, 1 nenhum, 2 chamada incorreta.',
    count: 'quantos bancos no máximo; predefinição: 10',
  },
  returns: {
    about:
      'Diz o que significa um código com que um pagamento foi recusado ou devolvido: que campos podem estar errados, quem pode corrigir, e se se deve pagar de novo. É mostrado cada significado, de cada lista: ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP e ZENGIN. Com -, cada linha da entrada padrão é um código.',
    exitCodes: '0 todos os códigos são conhecidos, 1 algum não está em nenhuma lista, 2 chamada incorreta.',
    system: 'o sistema de liquidação por onde seguiu o pagamento: BR_PIX',
  },
  files:
    'FICHEIRO é NDJSON, uma ordem de pagamento por linha; JSON, uma lista de ordens; CSV, com vírgula, ponto e vírgula, tabulação ou barra vertical; XLSX; ou XML, uma mensagem pain.001 ou pacs.008. A primeira linha de uma tabela dá nome às colunas: pelo caminho do campo, creditorAccount.id.value, ou como são conhecidas, IBAN, Beneficiário, Código do banco. A saída de erros diz que coluna é que campo. As outras colunas passam para a saída em CSV e XLSX. Sem FICHEIRO, ou com -, lê-se a entrada padrão.\n\nCada ordem dá uma linha de saída, pela mesma ordem. Uma ilegível não interrompe a execução: a resposta é {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, ou JSON_PAYLOAD_EMPTY, ou JSON_PAYLOAD_TOO_LARGE acima de 1 MiB. Numa tabela mantém as suas células, e a coluna error indica o problema.',
  xmlFiles:
    'Cada pagamento de um ficheiro XML é verificado na sua própria data de execução, salvo se --on indicar outra; a resposta tem o XPath e a linha. --fix volta a escrever o ficheiro, acrescenta o BIC dos bancos que não são indicados e põe as linhas de morada em elementos onde o esquema o exige. Tudo o resto fica igual, byte a byte. Se o ficheiro não puder ser lido até ao fim, nada é escrito.',
  tableInput: 'ndjson, json, csv ou xlsx; predefinição: pelo nome do ficheiro e pelo seu início, senão ndjson',
  lookUpOutput: 'text ou json, um objeto por linha; predefinição: text',
  lookUpLanguage: 'o idioma das designações e dos textos: {languages}; predefinição: en',
  reportLanguage:
    'o idioma de --report, dos textos em CSV e XLSX, e do que se diz de colunas, contagens, progresso e ficheiros: {languages}; predefinição: en',
  options: {
    input: 'ndjson, json, csv, xlsx ou xml; predefinição: pelo nome do ficheiro e pelo seu início, senão ndjson',
    output: 'ndjson, csv, table ou xlsx; predefinição: table num terminal, senão ndjson',
    out: 'o ficheiro onde se escreve o resultado; predefinição, e com -: a saída padrão',
    map: 'lê uma coluna de uma tabela como este campo: "Konto=creditorAccount.id.value"; vazio: ignora-a; pode repetir-se',
    set: 'o valor de um campo nas linhas de uma tabela que não o têm: country=DE; pode repetir-se',
    encoding:
      'a codificação do ficheiro: {encodings}, utf-8, utf-16le, utf-16be, ou outro nome do Encoding Standard; predefinição: auto, ou seja, UTF-8, UTF-16 ou Windows-1252',
    sheet: 'a folha de um ficheiro XLSX, pelo nome ou pelo número; predefinição: a primeira que não está oculta',
    on: 'o dia do pagamento, YYYY-MM-DD; predefinição: hoje',
    partial:
      'não pede a nenhuma linha de uma tabela uma conta ou o seu banco, e lê uma tabela em que nenhuma coluna é uma conta: verifica-se o que há, e uma linha sem conta pode ser OK',
    fix: 'escreve o ficheiro XML em --out FICHEIRO, com os BIC e as moradas estruturadas completados; tudo o resto fica igual, byte a byte',
    threshold: 'a menor gravidade que faz de uma resposta um ALERT: error, warning ou info; predefinição: warning',
    report:
      'escreve também uma página HTML com totais e com o que está errado em que célula; não contém nomes nem números de conta, exceto com --show',
    by: 'uma coluna da tabela que --report mostra e pela qual filtra, como a pessoa responsável',
    show: 'mostra nomes e números de conta: em --report, numa tabela e numa comparação de beneficiários',
    jobs: 'o número de processos em paralelo, se a entrada e a saída forem NDJSON; predefinição: um por cada 8 MB de ficheiros, mas no máximo 8 e no máximo um por núcleo; com a entrada padrão, um',
    overlay: 'um ficheiro JSON com os seus próprios conjuntos de dados, tal como payprep data import os escreve; pode repetir-se',
    'no-progress': 'não mostra a linha de progresso no terminal',
    'no-summary': 'não mostra as colunas nem as contagens na saída de erros',
    'exit-zero':
      'código de saída 0 também com alertas e linhas ilegíveis, para processos que param com qualquer código diferente de 0; continua a ser 2 com uma chamada incorreta ou um ficheiro ilegível',
    given: 'a coluna, ou o membro JSON, com os nomes que os ordenantes deram',
    held: 'a coluna com os nomes dos titulares das contas; vários titulares são separados por ;',
    type: 'o que são os beneficiários: person (pessoa) ou company (empresa); predefinição: decidido para cada par de nomes',
    key: 'a coluna, ou o membro JSON, com o seu número do beneficiário',
    json: 'o mesmo que --output json',
    list: 'a lista a que pertence o código: NACHA; ou um relatório do Bacs: ARUCS',
    help: 'este texto',
  },
  encodings: {
    gb18030: 'chinês, GBK e GB2312',
    big5: 'chinês, Taiwan e Hong Kong',
    shift_jis: 'japonês',
    'euc-kr': 'coreano',
    'windows-1250': 'polaco, checo, húngaro, romeno, croata',
    'iso-8859-2': 'os mesmos, não do Windows',
    'windows-1251': 'cirílico',
    ibm866: 'cirílico, DOS',
    'koi8-r': 'cirílico, Unix',
    'windows-1252': 'Europa Ocidental',
    'windows-1253': 'grego',
    'windows-1254': 'turco',
    'windows-1255': 'hebraico',
    'windows-1256': 'árabe',
    'windows-1257': 'lituano, letão',
    'windows-874': 'tailandês',
    macintosh: 'Macs antigos',
  },
};
