/**
 * What lists of payees in Chinese call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const zh: ColumnWords = {
  rarer: {
    iban: '国际银行账号, 國際銀行帳號',
    accountNumber: '收款账号, 收款帐号, 收款人账号, 收款人帐号, 收款方账号, 收款銀行帳號, 收款人帳號, 银行账号, 银行卡号, 銀行帳號',
    accountType: '账户类型, 帐户类型',
    name: '收款人, 收款人名称, 收款人姓名, 收款人户名, 收款户名, 收款方名称, 收款方户名, 收款单位, 收款单位名称, 收款账号名称, 收款账户名称, 收款人全称, 收款人名稱, 收款人戶名, 户名, 供应商名称, 供應商名稱',
    bic: 'SWIFT代码, SWIFT码, 银行SWIFT代码',
    bankCode: '联行号, 行号, 开户行行号, 开户行联行号, 收款人开户行联行号, 收款行行号, 收款行联行号',
    bankCountry: '收款银行国家, 收款行国家, 开户行国家',
    country: '国, 國, 国家, 國家, 国家代码',
    currency: '币种, 币别, 货币, 幣別',
    addressLine1: '地址, 收款人地址',
    postCode: '邮编, 邮政编码',
    town: '城市, 收款人城市',
    addressCountry: '收款人国家',
    phone: '电话, 电话号码',
    amount: '金额, 付款金额, 交易金额, 转账金额',
    reference: '用途, 备注, 附言, 汇款用途',
    bankName: '开户行, 开户银行, 收款银行, 收款行, 收款行名称, 收款银行名称, 收款账号开户行, 收款人开户行, 银行名称',
    payer: '付款人, 付款账号, 付款帐号, 付款账户, 付款人账号, 付款账号名称, 付款人名称, 付款方账号, 转出账号',
    namePart: '姓, 名',
  },
  payerParts: '付款, 付方, 汇款人, 匯款人, 转出, 轉出, 出账, 扣款, 我方, 本方',
  individual: '个人, 個人',
  business: '公司, 企业, 法人',
};
