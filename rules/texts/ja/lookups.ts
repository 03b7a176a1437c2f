/** The words of `payprep returns` and `payprep payees` in Japanese. */
import type { LookupTexts } from '../../vocabulary/lookup-texts.js';

export const ja: LookupTexts = {
  returns: {
    meaning: '意味',
    fields: '項目',
    putRightBy: '修正する人',
    payAgain: '再送金',
    saidBeforeBy: '事前の警告',
    source: '出典',
    wholeInstruction: '指図全体',
    actors: { payer: '支払人', payerBank: '支払人の銀行', payee: '受取人', payeeBank: '受取人の銀行' },
    retries: { corrected: '情報を修正して可', later: '後日、そのまま可', never: '不可', unknown: 'コードからは不明' },
    noSuchCode: 'このコードはどの一覧にもありません',
  },
  payees: {
    confirm: '受取人に確認が必要',
    bankMerged: '銀行の合併（口座は同じ）',
    note: '注意',
    added: '新規',
    removed: '削除',
    unchanged: '変更なし',
    shared: '同じ口座に複数の受取人',
    onePayee: '受取人 {count} 件',
    payees: '受取人 {count} 件',
    line: '行 {line}',
    lines: '行 {before} と行 {after}',
    sharesWith: '{payees} と同じ',
    before: '変更前',
    after: '変更後',
    moreRows: 'ほか {count} 行は比較されません',
  },
};
