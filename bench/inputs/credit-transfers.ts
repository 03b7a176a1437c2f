/** Writes a payment file: SEPA credit transfers whose bank is not named and whose address stands in lines, as files of before 2025 have them. */
import { writeFileSync } from 'node:fs';
import { addressLines } from '../../src/address.js';

interface Source {
  readonly creditor: { readonly name: string; readonly address: Parameters<typeof addressLines>[0] };
  readonly creditorAccount: { readonly id: { readonly value: string } };
}

const escaped = (text: string): string => text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn><GrpHdr><MsgId>BENCH</MsgId></GrpHdr><PmtInf><PmtInfId>1</PmtInfId>
<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf><ReqdExctnDt><Dt>2026-11-23</Dt></ReqdExctnDt>
`;
const FOOT = '</PmtInf></CstmrCdtTrfInitn></Document>\n';

function transferOf(line: string, number: number): string {
  const { creditor, creditorAccount } = JSON.parse(line) as Source;
  const { country = '', streetName = '', buildingNumber = '', townName = '', postCode = '' } = creditor.address;
  const lines = addressLines({ country, streetName, buildingNumber, townName, postCode }).slice(0, 2);
  return `<CdtTrfTxInf>
  <PmtId><EndToEndId>E2E-${number}</EndToEndId></PmtId>
  <Amt><InstdAmt Ccy="EUR">10.00</InstdAmt></Amt>
  <Cdtr>
    <Nm>${escaped(creditor.name)}</Nm>
    <PstlAdr><Ctry>${country}</Ctry>${lines.map((each) => `<AdrLine>${escaped(each)}</AdrLine>`).join('')}</PstlAdr>
  </Cdtr>
  <CdtrAcct><Id><IBAN>${creditorAccount.id.value}</IBAN></Id></CdtrAcct>
</CdtTrfTxInf>
`;
}

export const writeCreditTransfers = (path: string, instructions: readonly string[]): void =>
  writeFileSync(path, HEAD + instructions.map(transferOf).join('') + FOOT);
