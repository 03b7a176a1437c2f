/** The texts of a form in Japanese, as banks in Japan print them for transfers abroad. Counts are written in full-width digits. */
import { fieldTexts } from '../field-texts.js';

export const ja = /* @__PURE__ */ fieldTexts({
  language: 'ja',
  fields: {
    name: {
      label: '氏名',
      hint: '口座名義のとおり、敬称を付けずに入力してください。',
      enter: '氏名を入力してください。',
    },
    companyName: {
      label: '法人名',
      hint: '口座名義のとおり、法人格を含めて入力してください。',
      enter: '法人名を入力してください。',
    },
    dateOfBirth: {
      label: '生年月日',
      hint: '年、月、日を入力してください。',
      enter: '生年月日を入力してください。',
    },
    taxId: {
      label: '納税者番号（{term}）',
      hint: '税務当局からの書類に記載されています。',
      enter: '納税者番号（{term}）を入力してください。',
    },
    documents: {
      label: '本人確認書類',
      hint: '書類の種類を選択し、記載されている番号を入力してください。',
      enter: '本人確認書類の種類と番号を入力してください。',
    },
    creditorType: {
      label: '受取人の区分',
      hint: '受取人が個人か法人かを選択してください。',
      enter: '受取人の区分（個人または法人）を選択してください。',
    },
    email: {
      label: 'メールアドレス',
      hint: '受取人に連絡できるアドレスを入力してください。',
      enter: 'メールアドレスを入力してください。',
    },
    phone: {
      label: '電話番号',
      hint: '国番号から入力してください（例：+81）。',
      enter: '電話番号を入力してください。',
    },
    address: {
      label: '住所',
      hint: '受取人の居住地または所在地を入力してください。',
      enter: '住所を入力してください。',
    },
    addressCountry: {
      label: '住所の国',
      hint: '受取人の居住国または所在国を選択してください。',
      enter: '住所の国を選択してください。',
    },
    addressLine1: {
      label: '住所（１行目）',
      hint: '町名または通り名と番地を入力してください。',
      enter: '住所の１行目を入力してください。',
    },
    addressLine2: {
      label: '住所（２行目）',
      hint: '郵便番号と市区町村を入力してください。',
      enter: '住所の２行目を入力してください。',
    },
    streetName: {
      label: '町名・通り名',
      hint: '番地は含めないでください。',
      enter: '町名または通り名を入力してください。',
    },
    buildingNumber: {
      label: '番地',
      hint: '番号のみを入力してください。番号に文字が付く場合は、その文字も入力してください。',
      enter: '番地を入力してください。',
    },
    townName: {
      label: '市区町村',
      hint: '郵便番号は含めないでください。',
      enter: '市区町村を入力してください。',
    },
    postCode: {
      label: '郵便番号（{term}）',
      hint: '郵便物に記載するとおりに入力してください。',
      enter: '郵便番号（{term}）を入力してください。',
    },
    countrySubdivision: {
      label: '州・都道府県（{term}）',
      hint: '市区町村が属する州や都道府県です。',
      enter: '州・都道府県（{term}）を入力してください。',
    },
    accountIdType: {
      label: '口座の指定方法',
      hint: '受取人の口座についてご存じの情報を選択してください。',
      enter: '口座の指定方法を選択してください。',
    },
    accountType: {
      label: '口座種別',
      hint: 'ご不明な場合は、受取人または受取銀行にご確認ください。',
      enter: '口座種別を選択してください。',
    },
    bankIdentifier: {
      label: '銀行コード（{term}）',
      hint: '取引明細書の口座番号の近くに記載されています。',
      enter: '銀行コード（{term}）を入力してください。',
    },
    bank: {
      label: '銀行',
      hint: '銀行を選ぶか、コードを入力してください。',
      enter: '銀行を選んでください。',
    },
    billerCode: {
      label: '請求元コード（Biller code）',
      hint: '請求書に記載されています。',
      enter: '請求元コード（Biller code）を入力してください。',
    },
    branch: {
      label: '支店コード（{term}）',
      hint: '取引明細書の口座番号の近くに記載されています。',
      enter: '支店コード（{term}）を入力してください。',
    },
    bic: {
      label: 'BIC（SWIFTコード）',
      hint: '８文字または１１文字の英数字で、取引明細書に記載されています。',
      enter: '銀行のBICを入力してください。',
    },
    pixKey: {
      label: 'Pixキー',
      hint: 'CPFまたはCNPJ、メールアドレス、+55で始まる携帯電話番号、またはランダムキー。',
      enter: 'Pixキーを入力してください。',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: '国を示す英字２文字で始まります。空白はあってもなくてもかまいません。',
      enter: 'IBANを入力してください。',
    },
    ACCOUNT_NUMBER: {
      label: '口座番号（{term}）',
      hint: '先頭の0も含め、すべての数字を入力してください。',
      enter: '口座番号（{term}）を入力してください。',
    },
    CARD_NUMBER: {
      label: 'カード番号',
      hint: 'カードの表面に記載されている長い番号です。',
      enter: 'カード番号を入力してください。',
    },
    PHONE: {
      label: '携帯電話番号',
      hint: 'サービスに登録されている番号を、国番号から入力してください。',
      enter: '携帯電話番号を入力してください。',
    },
    MOBILE: {
      label: '携帯電話番号',
      hint: 'サービスに登録されている番号を、国番号から入力してください。',
      enter: '携帯電話番号を入力してください。',
    },
    EMAIL: {
      label: 'メールアドレス',
      hint: 'サービスに登録されているアドレスを入力してください。',
      enter: 'メールアドレスを入力してください。',
    },
    ALIAS: {
      label: '口座の名称またはキー',
      hint: 'サービスに登録されている名称またはキーを入力してください。',
      enter: '口座の名称またはキーを入力してください。',
    },
    TAX_ID: {
      label: '納税者番号',
      hint: 'サービスに登録されている番号を入力してください。',
      enter: '納税者番号を入力してください。',
    },
    NRIC: {
      label: '身分証明書番号（NRIC）',
      hint: '身分証明書に記載されています。',
      enter: '身分証明書番号（NRIC）を入力してください。',
    },
    PASSPORT: {
      label: 'パスポート番号',
      hint: '顔写真のあるページに記載されています。',
      enter: 'パスポート番号を入力してください。',
    },
    ARMY_POLICE: {
      label: '軍または警察の番号',
      hint: '軍または警察の身分証に記載されています。',
      enter: '軍または警察の番号を入力してください。',
    },
    BUSINESS_REGISTRATION: {
      label: '法人登記番号',
      hint: '法人の登記簿に記載されています。',
      enter: '法人登記番号を入力してください。',
    },
    BPAY_CRN: {
      label: 'お客様番号（CRN）',
      hint: '請求書の請求元コードの近くに記載されています。',
      enter: 'お客様番号（CRN）を入力してください。',
    },
    FPS_ID: {
      label: 'FPS識別番号',
      hint: '受取人の銀行が発行した７桁または９桁の数字です。',
      enter: 'FPS識別番号を入力してください。',
    },
  },
  creditorTypes: {
    INDIVIDUAL: '個人',
    BUSINESS: '法人または団体',
  },
  accountTypes: {
    CHECKING: '当座預金',
    SAVINGS: '貯蓄預金',
    PAYMENT: '決済用口座',
    ELECTRONIC_DEPOSIT: '電子預金',
    ORDINARY: '普通預金',
    MASTER: 'マスター口座',
    TRANSMISSION: 'Transmission account',
    BOND: 'ローン口座（Bond）',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: '受取人',
    account: '口座',
    address: '住所',
    contact: '連絡先',
  },
  enter: '「{label}」を入力してください。',
  enterOneOf: '次のうち少なくとも一つを入力してください：{fields}。',
  check: '「{label}」の入力内容をご確認ください。',
  checkExample: '「{label}」の入力内容をご確認ください（入力例：{example}）。',
});
