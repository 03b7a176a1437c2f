/** The help of the commands that a clerk calls, in Japanese. */
import type { HelpTexts } from '../../vocabulary/help-texts.js';

export const ja: HelpTexts = {
  exitCodes: '終了コード：{codes}',
  placeholders: {
    FILE: 'ファイル',
    COLUMN: '列',
    FIELD: '項目',
    VALUE: '値',
    FORMAT: '形式',
    NAME: '名前',
    SHEET: 'シート',
    DATE: '日付',
    SEVERITY: '重要度',
    LANGUAGE: '言語',
    TYPE: '種類',
    LIST: '一覧',
    OLD: '旧',
    NEW: '新',
    TEXT: 'テキスト',
    COUNTRY: '国',
  },
  validate: {
    about: '支払指図ごとに、支払いが届く見込みかどうかを OK または ALERT と、アラートのコードで示します。',
    exitCodes: '0 すべて OK、1 ALERT あり、2 呼び出しの誤り、または読めない行かファイル。',
  },
  enrich: {
    about:
      '支払指図ごとに、分かるもの（銀行、BIC、IBAN、国内口座番号、決済システム）を補います。出力には口座番号が含まれます。それが結果だからです。',
    exitCodes: '0 すべて読み取り、2 呼び出しの誤り、または読めない行かファイル。',
  },
  names: {
    about:
      '二つの列の名前を、銀行が支払いの前に行うように比べ、MATCH、CLOSE_MATCH、NO_MATCH、NOT_COVERED のどれかを理由とともに示します。決めるのは銀行です。銀行による違いは docs/names.md にあります。\n\nファイルは、CSV（区切りはコンマ、セミコロン、タブ、縦棒）、XLSX、NDJSON（一行に一件）、または JSON（その配列）です。ほかの列は CSV と XLSX の出力に引き継がれます。ファイルがないとき、または - のときは標準入力を読みます。標準エラー出力に、回答の件数と、先に見るべき行を示します。',
    exitCodes: '0 すべて MATCH または NOT_COVERED、1 ほかの回答あり、2 呼び出しの誤り、または読めない行かファイル。',
    country: '口座のある国、ISO 3166-1。どの語を敬称とするかが決まります',
  },
  address: {
    about:
      '各行の住所を通り、番地、郵便番号、市町村、国に分け、その確かさを high（高）、medium（中）、low（低）で示します。行が専用の列で示しているものはそのままです。失われる文字はありません。置き場所のなかったものは列 left にあります。\n\nファイルは、住所、住所2、郵便番号、国のような列のある CSV（区切りはコンマ、セミコロン、タブ）または XLSX、住所、受取人、支払いの NDJSON または JSON、あるいは XML（pain.001 または pacs.008 のメッセージ）です。ほかの列は CSV と XLSX の出力に引き継がれます。標準エラー出力に、どの列がどの項目か、回答の件数、先に見るべき行を示します。',
    exitCodes: '0 すべて high、1 medium または low あり、2 呼び出しの誤り、または読めない行かファイル。',
    country: '国の記載がない行の国、ISO 3166-1：DE',
  },
  payees: {
    about:
      '受取人の二つの一覧を、受取人の番号により一行ずつ比べます。支払いの前に受取人に確認すべきこと、注意すべきこと、銀行が合併して口座が変わらなかったものを示します。新しい一覧で同じ口座を持つ受取人も示します。番号がない受取人や番号が重複する受取人があると、読めない行と同じく終了コードは 2 です。\n\n各ファイルは CSV、XLSX、NDJSON または JSON です。- は標準入力です。口座番号は --show を付けたときだけ表示します。',
    exitCodes:
      '0 確認するものなし、1 確認するものあり、または同じ口座の受取人あり、2 呼び出しの誤り、番号がないか重複する受取人、または読めないもの。',
    output: 'text または json（受取人ごとに一件）。既定：text',
    lang: '見出しと変更内容の言語：{languages}。既定：en',
    on: '銀行の合併を判断する基準日。既定：今日',
  },
  iban: {
    about:
      'IBAN が有効かどうか、その構成と銀行を示します。誤りがあれば、その場所と、おそらく正しいものを示します。? は読めない文字の代わりで、二つまで使えます。そのとき、当てはまる IBAN を示します。- では、標準入力の一行が一つの IBAN です。',
    exitCodes: '0 問題なし、1 アラートあり、2 呼び出しの誤り。',
    on: 'SEPA の制度を示す基準日。既定：今日',
  },
  bic: {
    about: 'BIC の形式が正しいかどうか、その構成、名簿にあればその銀行を示します。- では、標準入力の一行が一つの BIC です。',
    exitCodes: '0 問題なし、1 アラートあり、2 呼び出しの誤り。',
  },
  banks: {
    about:
      '国の銀行を、通称、銀行コード、または BIC で探し、最も近いものから示します。ほかに考えられないときは、最初のものに * が付きます。',
    exitCodes: '0 銀行が見つかった、1 見つからない、2 呼び出しの誤り。',
    count: '銀行の最大件数。既定：10',
  },
  returns: {
    about:
      '支払いが拒否された、または戻ってきたときのコードの意味を示します。誤りの可能性がある項目、修正できる人、再び支払うかどうかです。どの一覧の意味もすべて示します：ISO20022、NACHA、BACS、FPS、PIX、SPEI、UPI、NPP、ZENGIN。- では、標準入力の一行が一つのコードです。',
    exitCodes: '0 すべてのコードが分かる、1 どの一覧にもないコードがある、2 呼び出しの誤り。',
    system: '支払いに使われた決済システム：BR_PIX',
  },
  files:
    'ファイルは、NDJSON（一行に支払指図一件）、JSON（その配列）、CSV（区切りはコンマ、セミコロン、タブ、縦棒）、XLSX、または XML（pain.001 または pacs.008 のメッセージ）です。表の最初の行は列名です。項目のパス creditorAccount.id.value でも、IBAN、受取人、銀行コードのような普通の名前でもかまいません。標準エラー出力に、どの列がどの項目かを示します。ほかの列は CSV と XLSX の出力に引き継がれます。ファイルがないとき、または - のときは標準入力を読みます。\n\n支払指図ごとに、同じ順で一行を出力します。読めないものがあっても処理は止まりません。その回答は {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}、または JSON_PAYLOAD_EMPTY、1 MiB を超えるものは JSON_PAYLOAD_TOO_LARGE です。表ではセルがそのまま残り、列 error に問題が示されます。',
  xmlFiles:
    'XML ファイルの各支払いは、--on でほかの日を指定しないかぎり、それぞれの実行日で確認されます。回答には XPath と行があります。--fix はファイルを書き直し、記載のない銀行の BIC を加え、制度が求める場合は住所の行を要素に分けます。ほかは一バイトも変わりません。ファイルを最後まで読めないときは、何も書き込みません。',
  tableInput: 'ndjson、json、csv、xlsx。既定：ファイル名と先頭の内容による。それ以外は ndjson',
  lookUpOutput: 'text または json（一行に一件）。既定：text',
  lookUpLanguage: '見出しと文の言語：{languages}。既定：en',
  reportLanguage: '--report、CSV と XLSX の文、および列、件数、進み具合、ファイルについての表示の言語：{languages}。既定：en',
  options: {
    input: 'ndjson、json、csv、xlsx、xml。既定：ファイル名と先頭の内容による。それ以外は ndjson',
    output: 'ndjson、csv、table、xlsx。既定：端末では table、それ以外は ndjson',
    out: '結果を書き込むファイル。既定、および - のとき：標準出力',
    map: '表の列をこの項目として読みます："Konto=creditorAccount.id.value"。空にすると、その列を無視します。何度でも指定できます',
    set: '表のうち値のない行での項目の値：country=DE。何度でも指定できます',
    encoding:
      'ファイルの文字コード：{encodings}、utf-8、utf-16le、utf-16be、または Encoding Standard のほかの名前。既定：auto（UTF-8、UTF-16、Windows-1252 のどれか）',
    sheet: 'XLSX ファイルのシート（名前または番号）。既定：非表示でない最初のシート',
    on: '支払日、YYYY-MM-DD。既定：今日',
    partial: '表のどの行にも口座やその銀行を求めず、口座の列がない表も読みます。あるものを確認し、口座のない行も OK になりえます',
    fix: 'BIC と構造化住所を補った XML ファイルを --out ファイル に書き込みます。ほかは一バイトも変わりません',
    threshold: '回答を ALERT とする最も低い重要度：error、warning、info。既定：warning',
    report: '合計と、どのセルの何が正しくないかを示す HTML ページも書き込みます。--show を付けないかぎり、名前も口座番号も含みません',
    by: '--report が表示し、絞り込みに使う表の列。例：担当者',
    show: '名前と口座番号を表示します：--report、表、受取人の比較',
    jobs: '入力と出力が NDJSON のときの並列数。既定：ファイル 8 MB につき一つ、ただし 8 まで、かつコア数まで。標準入力では一つ',
    overlay: 'お手持ちのデータセットの JSON ファイル（payprep data import が書き出すもの）。何度でも指定できます',
    'no-progress': '端末に進み具合の行を表示しません',
    'no-summary': '標準エラー出力に列と件数を表示しません',
    'exit-zero':
      'アラートや読めない行があっても終了コードを 0 にします。0 以外で止まる処理のためのものです。呼び出しの誤りと読めないファイルでは 2 のままです',
    given: '支払人が示した名前の列、または JSON のメンバー',
    held: '口座名義人の名前の列。複数の名義人は ; で区切ります',
    type: '受取人の種類：person（個人）または company（法人）。既定：名前の組ごとに判断',
    key: '受取人の番号の列、または JSON のメンバー',
    json: '--output json と同じ',
    list: 'コードの属する一覧：NACHA。または Bacs の報告書：ARUCS',
    help: 'この説明',
  },
  encodings: {
    gb18030: '中国語、GBK と GB2312',
    big5: '中国語、台湾と香港',
    shift_jis: '日本語',
    'euc-kr': '韓国語',
    'windows-1250': 'ポーランド語、チェコ語、ハンガリー語、ルーマニア語、クロアチア語',
    'iso-8859-2': '同じ言語、Windows 以外',
    'windows-1251': 'キリル文字',
    ibm866: 'キリル文字、DOS',
    'koi8-r': 'キリル文字、Unix',
    'windows-1252': '西欧',
    'windows-1253': 'ギリシャ語',
    'windows-1254': 'トルコ語',
    'windows-1255': 'ヘブライ語',
    'windows-1256': 'アラビア語',
    'windows-1257': 'リトアニア語、ラトビア語',
    'windows-874': 'タイ語',
    macintosh: '古い Mac',
  },
};
