/** The help of the commands that a clerk calls, in Brazilian Portuguese. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const ptBR: HelpTexts = {
  exitCodes: 'Códigos de saída: {codes}',
  placeholders: {
    FILE: 'ARQUIVO',
    COLUMN: 'COLUNA',
    FIELD: 'CAMPO',
    VALUE: 'VALOR',
    FORMAT: 'FORMATO',
    NAME: 'NOME',
    SHEET: 'PLANILHA',
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
    exitCodes: '0 tudo OK, 1 algum ALERT, 2 chamada incorreta, ou uma linha ou um arquivo ilegível.',
  },
  enrich: {
    about:
      'Acrescenta a cada ordem o que se pode saber: banco, BIC, IBAN, número de conta nacional e sistemas de liquidação. A saída contém números de conta: eles são o resultado.',
    exitCodes: '0 tudo lido, 2 chamada incorreta, ou uma linha ou um arquivo ilegível.',
  },
  names: {
    about:
      'Compara os nomes de duas colunas como os bancos fazem antes de pagar: MATCH, CLOSE_MATCH, NO_MATCH ou NOT_COVERED, com os motivos. Quem decide é o banco: docs/names.md diz em que os bancos diferem.\n\nARQUIVO é CSV, com vírgula, ponto e vírgula, tabulação ou barra vertical; XLSX; NDJSON, um objeto por linha; ou JSON, uma lista de objetos. As outras colunas passam para a saída em CSV e XLSX. Sem ARQUIVO, ou com -, a entrada padrão é lida. A saída de erros conta as respostas e diz quais linhas ver primeiro.',
    exitCodes: '0 tudo MATCH ou NOT_COVERED, 1 alguma outra resposta, 2 chamada incorreta, ou uma linha ou um arquivo ilegível.',
    country: 'o país onde estão as contas, ISO 3166-1: decide quais palavras são títulos',
  },
  address: {
    about:
      'Divide o endereço de cada linha em rua, número, CEP, cidade e país, e diz com que segurança: high (alta), medium (média) ou low (baixa). O que uma linha informa em colunas próprias fica como está. Nenhum texto se perde: o que não encontrou lugar está na coluna left.\n\nARQUIVO é CSV, com vírgula, ponto e vírgula ou tabulação, ou XLSX, com colunas como Endereço, Rua, CEP, Cidade e País; NDJSON ou JSON, com endereços, favorecidos ou pagamentos; ou XML, uma mensagem pain.001 ou pacs.008. As outras colunas passam para a saída em CSV e XLSX. A saída de erros diz qual coluna é qual campo, conta as respostas e diz quais linhas ver primeiro.',
    exitCodes: '0 tudo high, 1 algum medium ou low, 2 chamada incorreta, ou uma linha ou um arquivo ilegível.',
    country: 'o país das linhas que não informam nenhum, ISO 3166-1: DE',
  },
  payees: {
    about:
      'Compara duas listas de favorecidos, linha por linha, pelo número do favorecido: o que confirmar com o favorecido antes de pagar, o que convém observar, e onde um banco foi incorporado e a conta ficou. Diz também quais favorecidos da nova lista têm a mesma conta. Um favorecido cujo número falta ou aparece duas vezes dá o código de saída 2, assim como uma linha ilegível.\n\nCada arquivo é CSV, XLSX, NDJSON ou JSON; - é a entrada padrão. Os números de conta só são mostrados com --show.',
    exitCodes:
      '0 nada a confirmar, 1 algo a confirmar, ou dois favorecidos com uma conta, 2 chamada incorreta, um favorecido sem número ou com o de outro, ou algo ilegível.',
    output: 'text ou json, um objeto por favorecido; padrão: text',
    lang: 'o idioma dos títulos e do que mudou: {languages}; padrão: en',
    on: 'o dia para o qual valem as fusões de bancos; padrão: hoje',
  },
  iban: {
    about:
      'Mostra se um IBAN é válido, suas partes e seu banco; ou onde está errado e o que provavelmente se queria. Um ? fica no lugar de um caractere ilegível, dois no máximo: são mostrados os IBANs possíveis. Com -, cada linha da entrada padrão é um IBAN.',
    exitCodes: '0 nada a apontar, 1 um alerta, 2 chamada incorreta.',
    on: 'o dia para o qual são indicados os esquemas SEPA; padrão: hoje',
  },
  bic: {
    about:
      'Mostra se um BIC está bem formado, suas partes, e seu banco se estiver em uma lista. Com -, cada linha da entrada padrão é um BIC.',
    exitCodes: '0 nada a apontar, 1 um alerta, 2 chamada incorreta.',
  },
  banks: {
    about:
      'Encontra os bancos de um país pelo nome usual, pelo código do banco ou pelo BIC, o melhor primeiro. Um * marca o primeiro quando não pode ser outro.',
    exitCodes: '0 um banco foi encontrado, 1 nenhum, 2 chamada incorreta.',
    count: 'quantos bancos no máximo; padrão: 10',
  },
  returns: {
    about:
      'Diz o que significa um código com o qual um pagamento foi recusado ou voltou: quais campos podem estar errados, quem pode corrigir, e se é preciso pagar de novo. Cada significado é mostrado, de cada lista: ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP e ZENGIN. Com -, cada linha da entrada padrão é um código.',
    exitCodes: '0 todos os códigos são conhecidos, 1 algum não está em nenhuma lista, 2 chamada incorreta.',
    system: 'o sistema de liquidação pelo qual o pagamento foi feito: BR_PIX',
  },
  files:
    'ARQUIVO é NDJSON, uma ordem de pagamento por linha; JSON, uma lista de ordens; CSV, com vírgula, ponto e vírgula, tabulação ou barra vertical; XLSX; ou XML, uma mensagem pain.001 ou pacs.008. A primeira linha de uma tabela dá nome às colunas: pelo caminho do campo, creditorAccount.id.value, ou como são conhecidas, IBAN, Favorecido, Código do banco. A saída de erros diz qual coluna é qual campo. As outras colunas passam para a saída em CSV e XLSX. Sem ARQUIVO, ou com -, a entrada padrão é lida.\n\nCada ordem dá uma linha de saída, na mesma sequência. Uma ilegível não interrompe a execução: a resposta é {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, ou JSON_PAYLOAD_EMPTY, ou JSON_PAYLOAD_TOO_LARGE acima de 1 MiB. Em uma tabela ela mantém suas células, e a coluna error informa o problema.',
  xmlFiles:
    'Cada pagamento de um arquivo XML é conferido em sua própria data de execução, a menos que --on indique outra; a resposta traz o XPath e a linha. --fix grava o arquivo de novo, acrescenta o BIC dos bancos que não são informados e põe as linhas de endereço em elementos onde o esquema exige. Todo o resto fica igual, byte a byte. Se o arquivo não puder ser lido até o fim, nada é gravado.',
  tableInput: 'ndjson, json, csv ou xlsx; padrão: pelo nome do arquivo e por seu início, senão ndjson',
  lookUpOutput: 'text ou json, um objeto por linha; padrão: text',
  lookUpLanguage: 'o idioma dos rótulos e dos textos: {languages}; padrão: en',
  reportLanguage:
    'o idioma de --report, dos textos em CSV e XLSX, e do que se diz de colunas, contagens, progresso e arquivos: {languages}; padrão: en',
  options: {
    input: 'ndjson, json, csv, xlsx ou xml; padrão: pelo nome do arquivo e por seu início, senão ndjson',
    output: 'ndjson, csv, table ou xlsx; padrão: table em um terminal, senão ndjson',
    out: 'o arquivo onde o resultado é gravado; padrão, e com -: a saída padrão',
    map: 'lê uma coluna de uma tabela como este campo: "Konto=creditorAccount.id.value"; vazio: ignora a coluna; pode ser repetida',
    set: 'o valor de um campo nas linhas de uma tabela que não o têm: country=DE; pode ser repetida',
    encoding:
      'a codificação do arquivo: {encodings}, utf-8, utf-16le, utf-16be, ou outro nome do Encoding Standard; padrão: auto, ou seja, UTF-8, UTF-16 ou Windows-1252',
    sheet: 'a planilha de um arquivo XLSX, pelo nome ou pelo número; padrão: a primeira que não está oculta',
    on: 'o dia do pagamento, YYYY-MM-DD; padrão: hoje',
    partial:
      'não pede a nenhuma linha de uma tabela uma conta ou seu banco, e lê uma tabela em que nenhuma coluna é uma conta: o que há é conferido, e uma linha sem conta pode ser OK',
    fix: 'grava o arquivo XML em --out ARQUIVO, com os BICs e os endereços estruturados completados; todo o resto fica igual, byte a byte',
    threshold: 'a menor gravidade que faz de uma resposta um ALERT: error, warning ou info; padrão: warning',
    report:
      'grava também uma página HTML com totais e com o que está errado em qual célula; não contém nomes nem números de conta, exceto com --show',
    by: 'uma coluna da tabela que --report mostra e pela qual filtra, como a pessoa responsável',
    show: 'mostra nomes e números de conta: em --report, em uma tabela e em uma comparação de favorecidos',
    jobs: 'o número de processos em paralelo, se a entrada e a saída forem NDJSON; padrão: um para cada 8 MB de arquivos, mas no máximo 8 e no máximo um por núcleo; com a entrada padrão, um',
    overlay: 'um arquivo JSON com seus próprios conjuntos de dados, como payprep data import os grava; pode ser repetida',
    'no-progress': 'não mostra a linha de progresso no terminal',
    'no-summary': 'não mostra as colunas nem as contagens na saída de erros',
    'exit-zero':
      'código de saída 0 também com alertas e linhas ilegíveis, para processos que param com qualquer código diferente de 0; continua 2 com uma chamada incorreta ou um arquivo ilegível',
    given: 'a coluna, ou o membro JSON, com os nomes que os pagadores informaram',
    held: 'a coluna com os nomes dos titulares das contas; vários titulares são separados por ;',
    type: 'o que são os favorecidos: person (pessoa) ou company (empresa); padrão: decidido para cada par de nomes',
    key: 'a coluna, ou o membro JSON, com o seu número do favorecido',
    json: 'o mesmo que --output json',
    list: 'a lista a que pertence o código: NACHA; ou um relatório do Bacs: ARUCS',
    help: 'este texto',
  },
  encodings: {
    gb18030: 'chinês, GBK e GB2312',
    big5: 'chinês, Taiwan e Hong Kong',
    shift_jis: 'japonês',
    'euc-kr': 'coreano',
    'windows-1250': 'polonês, tcheco, húngaro, romeno, croata',
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
