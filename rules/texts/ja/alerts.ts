/** The alert texts in Japanese, as banks in Japan print them for transfers abroad. Counts are written in full-width digits (２文字); names, parameters and the numbers of standards keep theirs. */
import { alertTexts } from '../alert-texts.js';

export const ja = /* @__PURE__ */ alertTexts({
  COUNTRY_INVALID_FORMAT: '国は英大文字２文字のコードで指定してください（ISO 3166-1 alpha-2）。',
  COUNTRY_UNKNOWN: '国コード{country}に該当する国はありません（ISO 3166-1 alpha-2）。',
  COUNTRY_SANCTIONED:
    '{country: place ja}は包括的な制裁の対象です（{programmes}、{from: date ja}から）。制裁リストとの照合はここでは行いません。別途必要です。',
  CURRENCY_INVALID_FORMAT: '通貨は英大文字３文字のコードで指定してください（ISO 4217）。',
  CURRENCY_UNKNOWN: '通貨コード{currency}に該当する通貨はありません（ISO 4217）。',
  CURRENCY_DISCONTINUED: '通貨{currency}は現在使用されていません。',
  COUNTRY_CURRENCY_INCONSISTENCY: '{country: place ja}への送金は、{currency}では取り扱われていません。',

  CREDITOR_INVALID_FORMAT: '受取人の情報、またはその一部を読み取れません。文字列の代わりに数値が入っているなど、値の種類が違います。',
  CREDITOR_TYPE_MISSING: '{by: place ja}では、受取人が個人か法人かの指定が必要です。',
  CREDITOR_TYPE_NOT_SUPPORTED: '受取人の区分は、INDIVIDUAL（個人）またはBUSINESS（法人）で指定してください。',

  CREDITOR_ACCOUNT_INVALID_FORMAT:
    '受取人口座の情報、またはその一部を読み取れません。文字列の代わりに数値が入っているなど、値の種類が違います。',
  CREDITOR_ACCOUNT_MISSING: '{by: payment=送金; place ja}では、受取人の口座の指定が必要です。',
  CREDITOR_ACCOUNT_ID_TYPE_NOT_SUPPORTED: 'この種類の口座識別情報は使用できません（{method}）。',
  CREDITOR_ACCOUNT_TYPE_MISSING: '{by: place ja}では、口座種別の指定が必要です（{types}）。',
  CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED: '{country: place ja}には、この口座種別はありません（指定できる口座種別：{types}）。',
  CREDITOR_ACCOUNT_CURRENCY_INCONSISTENCY: '口座番号によると口座の通貨は{found}ですが、送金通貨は{currency}です。',

  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT: '口座番号が{country: place ja}の形式に合っていません。桁数と文字を原本と照合してください。',
  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: '口座番号が長すぎます。{by: place ja}で使用できるのは{max}文字までです。',
  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS:
    '口座番号が{country: place ja}の検証規則に合っていません（{check}）。原本と一桁ずつ照合してください。',
  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY:
    '{country: place ja}の検証規則（{check}）によると、銀行コードと口座番号の組み合わせが正しくありません。両方を原本と照合してください。',
  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS:
    '口座番号が、公開されている見本であるか、同じ数字または数字の並びの繰り返しであるか、銀行の番号になっています。',
  CREDITOR_CARD_NUMBER_INVALID_FORMAT: '送金方法{method}で送金できるカード番号ではありません。',
  CREDITOR_CARD_NUMBER_NOT_ALLOWED: '口座番号の欄にカード番号が入力されています。口座番号を入力してください。',
  CREDITOR_PROXY_INVALID_FORMAT: '{method}で使用できる識別情報ではありません。文字の抜けや誤りがないか確認してください。',
  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS:
    '識別番号の入力に誤りがあるかもしれません。チェックディジットが{method}の一般的な規則に合っていません。ただし、一部の請求元では別の規則が使われています。請求書と照合してください。',

  CREDITOR_ADDRESS_MISSING: '{by: place ja}では、受取人の住所が必要です。',
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED:
    '{from: date ja}以降、{by: place ja}では、市区町村と国をそれぞれ専用の欄に入力する必要があります。',
  CREDITOR_ADDRESS_LINES_TOO_MANY: '{by: place ja}では、市区町村と国のほかに入力できる住所は２行までです。',
  CREDITOR_ADDRESS_LINE_DUPLICATE: '専用の欄がある市区町村、郵便番号または国が、住所の行にも入力されています。',
  CREDITOR_ADDRESS_FIELD_TOO_LONG: '{field}は{length}文字ですが、送金で使用できるのは{max}文字までです。',
  CREDITOR_ADDRESS_INVALID_CHARACTERS:
    '{field}に、住所では使用されない文字、または決済システムで使用できない文字が含まれています（{characters}）。',
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: '私書箱が入力されています。多くの銀行では、受取人の居住地または所在地の住所が必要です。',
  CREDITOR_ADDRESS_SUSPICIOUS: '住所に仮の内容が入力されているようです。',

  CREDITOR_ADDRESS_COUNTRY_MISSING: '{by: place ja}では、受取人の住所に国が必要です。',
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: '住所の国は英大文字２文字のコードで指定してください（ISO 3166-1 alpha-2）。',
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: '住所の国コードに該当する国はありません（ISO 3166-1 alpha-2）。',
  CREDITOR_ADDRESS_STREET_NAME_MISSING: '{by: place ja}では、受取人の住所に町名または通り名が必要です。',
  CREDITOR_ADDRESS_POST_CODE_MISSING: '{by: place ja}では、受取人の住所に郵便番号が必要です。',
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: '郵便番号が{country: place ja}の形式に合っていません。',
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: '{by: place ja}では、受取人の住所に市区町村が必要です。',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: '{by: place ja}では、受取人の住所に州または都道府県が必要です。',
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: '{country: place ja}には、この名称またはコードの州や都道府県はありません。',
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: '郵便番号が、指定された州または都道府県のものではありません。',

  CREDITOR_AGENT_INVALID_FORMAT:
    '受取銀行の情報、またはその一部を読み取れません。文字列の代わりに数値が入っているなど、値の種類が違います。',
  CREDITOR_AGENT_MISSING: '{by: place ja}では、受取銀行の指定が必要です。BICまたは銀行コードを指定してください。',

  CREDITOR_BANK_IDENTIFIER_MISSING: '{by: payment=送金; place ja}では、銀行コードが必要です。',
  CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT: '銀行コードが{country: place ja}の形式に合っていません（候補：{meant}）。',
  CREDITOR_BANK_IDENTIFIER_UNKNOWN: '{country: place ja}には、この銀行コードの銀行は確認できません（候補：{meant}）。',
  CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY: '銀行コードが、IBANに含まれる銀行コードと異なります。',
  CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT: '支店コードが{country: place ja}の形式に合っていません。',
  CREDITOR_BRANCH_IDENTIFIER_MISSING: '{by: place ja}では、支店コードが必要です。',
  CREDITOR_BRANCH_IDENTIFIER_UNKNOWN: '受取銀行には、この支店コードの支店はありません。',

  CREDITOR_BIC_MISSING: '{by: place ja}では、受取銀行のBICが必要です。',
  CREDITOR_BIC_NOT_PROVIDED: 'BICの欄に、BICがないことを示す語が入力されています。空欄として扱います。',
  CREDITOR_BIC_INVALID_FORMAT: 'BICは８文字または１１文字で、５文字目と６文字目が国コードである必要があります。',
  CREDITOR_BIC_DOES_NOT_EXIST: 'このBICは存在しません。',
  CREDITOR_BIC_DISCONTINUED: 'このBICの銀行は現在、別の銀行に統合されており、このBICは現行のどの一覧にも掲載されていません。',
  CREDITOR_BIC_NOT_ALLOWED: 'このBICは８文字目が0のテスト専用のものです。',
  CREDITOR_BIC_NOT_CONNECTED:
    'このBICはSWIFTネットワークに接続されていません。この銀行への送金は、その国の決済システムまたは他の銀行を経由します。',
  CREDITOR_BIC_COUNTRY_INCONSISTENCY: 'BICは{found: place ja}のものですが、送金先は{country: place ja}です。',
  CREDITOR_BIC_IBAN_INCONSISTENCY: 'BICとIBANが別の銀行のものです。',
  CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY: 'BICが、銀行コードまたは送金方法が示す銀行とは別の銀行のものです。',
  CREDITOR_BIC_NOT_REACHABLE: 'このBICの銀行には、SEPAのいずれの方式でも送金できません。',

  CREDITOR_EMAIL_MISSING: '{by: place ja}では、受取人のメールアドレスが必要です。',
  CREDITOR_EMAIL_INVALID_FORMAT: '受取人のメールアドレスが正しくありません。',
  CREDITOR_EMAIL_SUSPICIOUS: '受取人のメールアドレスに入力誤りがあるか、一時的なアドレスのようです。',
  CREDITOR_PHONE_MISSING: '{by: place ja}では、受取人の電話番号が必要です。',
  CREDITOR_PHONE_INVALID_FORMAT: '受取人の電話番号は、該当する国の電話番号として存在しません。番号を確認し、国番号から入力してください。',
  CREDITOR_PHONE_COUNTRY_INCONSISTENCY: '受取人の電話番号は{found: place ja}のものですが、送金先は{country: place ja}です。',
  CREDITOR_PHONE_SUSPICIOUS: '受取人の電話番号に仮の番号が入力されているようです。',
  CREDITOR_PHONE_ACCOUNT_NUMBER_INCONSISTENCY: '受取人の電話番号が、送金先の番号と異なります。',

  CREDITOR_DATE_OF_BIRTH_MISSING: '{by: place ja}では、受取人の生年月日が必要です。',
  CREDITOR_DATE_OF_BIRTH_INVALID_FORMAT: '受取人の生年月日は、実在する日付をYYYY-MM-DDの形式で入力してください。',
  CREDITOR_DATE_OF_BIRTH_SUSPICIOUS: '受取人の生年月日が、未来の日付か120年より前の日付になっています。',
  CREDITOR_DATE_OF_BIRTH_NOT_ALLOWED: '法人には生年月日を指定できません。',
  CREDITOR_DATE_OF_BIRTH_TAX_ID_INCONSISTENCY: '生年月日が、識別番号に含まれる生年月日と異なります（{type}）。',

  CREDITOR_DOCUMENT_MISSING: '{by: place ja}では、受取人の本人確認書類が必要です（{types}）。',
  CREDITOR_DOCUMENT_TYPE_MISSING: '受取人の本人確認書類の種類が指定されていません。',
  CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED: 'この種類の本人確認書類には対応していません。',
  CREDITOR_DOCUMENT_VALUE_MISSING: '受取人の本人確認書類の番号が指定されていません。',
  CREDITOR_DOCUMENT_INVALID_FORMAT: '本人確認書類の番号が{country: place ja}の形式に合っていません（{type}）。',
  CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS:
    '本人確認書類の番号のチェックディジットが正しくありません（{type}）。文字の入力誤りか入れ替わりがあります。',
  CREDITOR_DOCUMENT_DUPLICATE: '同じ本人確認書類が２回指定されています。',
  CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY: '本人確認書類と納税者番号は同じ種類ですが（{type}）、番号が一致しません。',

  CREDITOR_IBAN_INVALID_FORMAT: 'IBANではありません。IBANは、国を示す英字２文字、数字２桁、それに続く英数字で構成されます。',
  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE:
    '{country: place ja}のIBANは{expected}文字で、英字と数字の並びが決まっていますが、このIBANはそれに合っていません。',
  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: 'IBANのチェックディジットが正しくありません。文字の入力誤りか入れ替わりがあります。',
  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS:
    'IBANに含まれる口座番号が{country: place ja}の検証規則に合っていません（{check}）。受取人にIBANを再度ご確認ください。',
  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: 'IBANは{found: place ja}のものですが、送金先は{country: place ja}です。',
  CREDITOR_IBAN_TERRITORY_PREFIX: '{found: place ja}にある口座のIBANは、{country}で始まります。',
  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY:
    '{country: place ja}の銀行はIBANを発行していますが、この国はIBANの登録簿に記載されていないため、受け付けない銀行もあります。',
  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN: '{country: place ja}には、IBANに含まれる銀行コードの銀行は確認できません（候補：{meant}）。',

  CREDITOR_NAME_MISSING: '{by: place ja}では、受取人名が必要です。',
  CREDITOR_NAME_INVALID_FORMAT:
    '受取人名が正式な氏名または名称ではありません（{reason: no letters=文字なし; one letter=１文字のみ; initials=イニシャルのみ; one word=１語のみ}）。',
  CREDITOR_NAME_INVALID_CHARACTERS:
    '受取人名に、名前では使用されない文字、または{by: place ja}で使用できない文字が含まれています（{characters}）。',
  CREDITOR_NAME_TOO_LONG: '受取人名は{length}文字ですが、{by: place ja}で使用できるのは{max}文字までです。',
  CREDITOR_NAME_SUSPICIOUS: '受取人名に仮の名前が入力されているようです。',
  CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY: '受取人名の欄に、口座番号またはその他の識別番号が入力されています。',
  CREDITOR_NAME_TYPE_INCONSISTENCY: '受取人名が受取人の区分に合っていません。',

  CREDITOR_TAX_ID_MISSING: '{by: place ja}では、受取人の納税者番号が必要です。',
  CREDITOR_TAX_ID_INVALID_FORMAT: '納税者番号が{country: place ja}の形式に合っていません（{types}）。',
  CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS:
    '納税者番号のチェックディジットが正しくありません（{type}）。文字の入力誤りか入れ替わりがあります。',
  CREDITOR_TAX_ID_TYPE_INCONSISTENCY: 'この納税者番号（{type}）は、受取人の区分に合っていません。',
  CREDITOR_TAX_ID_SUSPICIOUS: '納税者番号に仮の番号が入力されているようです。',

  INTERMEDIARY_AGENT: {
    INVALID_FORMAT: '経由銀行{number}の情報、またはその一部を読み取れません。文字列の代わりに数値が入っているなど、値の種類が違います。',
    BIC_INVALID_FORMAT: '経由銀行{number}のBICは、国コードを含む８文字または１１文字である必要があります。',
    BIC_DOES_NOT_EXIST: '経由銀行{number}のBICは存在しません。',
    BIC_DISCONTINUED: '経由銀行{number}は現在、別の銀行に統合されており、そのBICは現行のどの一覧にも掲載されていません。',
    BIC_NOT_ALLOWED: '経由銀行{number}のBICはテスト専用のものです。',
    BANK_IDENTIFIER_INVALID_FORMAT: '経由銀行{number}の銀行コードが{country: place ja}の形式に合っていません。',
    BIC_BANK_IDENTIFIER_INCONSISTENCY: '経由銀行{number}のBICと銀行コードが別の銀行のものです。',
    NOT_ALLOWED: '{by: place ja}では、経由銀行を指定できません。',
    DUPLICATE: '経由銀行{number}が受取銀行であるか、他の経由銀行と重複しています。',
    CURRENCY_INCONSISTENCY: '経由銀行{number}の所在国である{found: place ja}では、{currency}の決済が行われていません。',
  },
  INTERMEDIARY_AGENT3_SEQUENCE_INCONSISTENCY: '第一経由銀行と第三経由銀行が指定されていますが、第二経由銀行が指定されていません。',

  PAYMENT_INSTRUCTION_INVALID_FORMAT: '支払指図はオブジェクトで指定してください。',
  PAYMENT_INSTRUCTION_NOT_CHECKED: '口座と銀行を確認できませんでした。国を指定してください。',
  PAYMENT_INSTRUCTION_FIELD_UNKNOWN: '支払指図には、この名称の項目（{field}）はありません。確認も送信もされません（候補：{meant}）。',

  RECIPIENT_METHOD_INVALID_FORMAT: '送金方法は文字列で指定してください。',
  RECIPIENT_METHOD_UNKNOWN: 'この名称の送金方法はありません。',
  RECIPIENT_METHOD_COUNTRY_INCONSISTENCY: '送金方法{method}では、{country: place ja}に送金できません。',
  RECIPIENT_METHOD_CURRENCY_INCONSISTENCY: '送金方法{method}では、{currency}の送金を取り扱っていません。',
  RECIPIENT_METHOD_TYPE_INCONSISTENCY: '送金方法{method}では、この区分の受取人に送金できません。',

  SETTLEMENT_INFORMATION_INVALID_FORMAT:
    '決済の情報、またはその一部を読み取れません。文字列の代わりに数値が入っているなど、値の種類が違います。',
  SETTLEMENT_SYSTEM_UNKNOWN: 'この名称の決済システムはありません（候補：{meant}）。',
  SETTLEMENT_SYSTEM_DISCONTINUED: '決済システム{system}は、{on: date ja}には稼働していません。',
  SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY: '決済システム{system}では、{country: place ja}の口座に送金できません。',
  SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY: '決済システム{system}では、{currency}の送金を取り扱っていません。',
  SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY:
    '決済システム{system}では、この種類の口座識別情報を使用できません（{lacks: reference=QR-IBANへの支払いにはQR参照番号が必要です}）。',
  SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY: '決済システム{system}では、この区分の受取人に送金できません。',
  CREDITOR_AGENT_SETTLEMENT_SYSTEM_NOT_REACHABLE: '決済システム{system}では、受取銀行に送金できません。',
});
