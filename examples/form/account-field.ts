// A field for an account: what is wrong, and where; and the bank as soon as its code is known.
import { createEngine, enrich, explain } from 'payprep';
import { loadReferenceData } from 'payprep/load';

export async function accountField(country: string) {
  const engine = createEngine({ referenceData: await loadReferenceData({ countries: [country] }) });
  return (typed: string) => {
    const instruction = { country, creditorAccount: { id: { value: typed, type: 'IBAN' } } };
    const first = explain(instruction, engine).alerts.find(({ severity }) => severity !== 'info');
    return { problem: first?.message, mark: first?.range, bank: enrich(instruction, engine).enrichments.creditorAgent?.name };
  };
}
