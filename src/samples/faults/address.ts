/** Faults in the address of the creditor. */
import { otherSubdivisions, wrongTexts } from '../../../rules/samples/faults.js';
import { draftValue, type SampleDraft, withDraftValue } from '../draft.js';
import { change, type Fault, leaveOut, put } from './fault.js';

const ADDRESS = '/creditor/address';
const COUNTRY = `${ADDRESS}/country`;
const STREET = `${ADDRESS}/streetName`;
const TOWN = `${ADDRESS}/townName`;
const POST_CODE = `${ADDRESS}/postCode`;
const SUBDIVISION = `${ADDRESS}/countrySubdivision`;

const addressOf = (draft: SampleDraft): SampleDraft => draftValue(draft, ADDRESS) as SampleDraft;

/** The address with its street in a line, and what `further` adds. */
const inLines =
  (further: (address: SampleDraft) => readonly SampleDraft[]): Fault =>
  ({ draft }) => {
    const { streetName, buildingNumber, ...place } = addressOf(draft);
    const address = { ...place, addressLine1: `${streetName} ${buildingNumber}` };
    return further(address).map((each) => withDraftValue(draft, ADDRESS, each));
  };

const otherSubdivision: Fault = ({ draft }) => otherSubdivisions.map((text) => withDraftValue(draft, SUBDIVISION, text));

export const addressFaults = {
  CREDITOR_ADDRESS_MISSING: leaveOut(ADDRESS),
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED: inLines(({ addressLine1, townName, postCode, country }) => [
    { country, addressLine1, addressLine2: `${postCode ?? ''} ${townName}`.trim() },
    { addressLine1, addressLine2: `${postCode ?? ''} ${townName}`.trim() },
  ]),
  CREDITOR_ADDRESS_LINES_TOO_MANY: inLines((address) => [{ ...address, ...wrongTexts.furtherLines }]),
  CREDITOR_ADDRESS_LINE_DUPLICATE: inLines((address) => [{ ...address, addressLine2: address.townName }]),
  CREDITOR_ADDRESS_FIELD_TOO_LONG: put(`${ADDRESS}/buildingNumber`, ...wrongTexts.buildingNumbers),
  CREDITOR_ADDRESS_INVALID_CHARACTERS: change(TOWN, (town) => [`${town.slice(0, 3)}\u200b${town.slice(3)}`, `${town}\u0007`, `${town} <>`]),
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: ({ draft }) => {
    const { streetName: _, buildingNumber: __, ...place } = addressOf(draft);
    return [
      withDraftValue(draft, ADDRESS, { ...place, postBox: '1234' }),
      withDraftValue(draft, ADDRESS, { ...place, streetName: wrongTexts.postBox }),
    ];
  },
  CREDITOR_ADDRESS_SUSPICIOUS: put(TOWN, ...wrongTexts.towns),
  CREDITOR_ADDRESS_COUNTRY_MISSING: leaveOut(COUNTRY),
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: put(COUNTRY, ...wrongTexts.countries),
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: put(COUNTRY, 'ZZ', 'XX'),
  CREDITOR_ADDRESS_STREET_NAME_MISSING: leaveOut(STREET, `${ADDRESS}/buildingNumber`),
  CREDITOR_ADDRESS_POST_CODE_MISSING: leaveOut(POST_CODE),
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: change(POST_CODE, (text) => [text.slice(0, -1), `${text}1`, `${text}§`, '1']),
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: leaveOut(TOWN),
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: leaveOut(SUBDIVISION),
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: put(SUBDIVISION, 'QQ', 'Nowhere'),
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: otherSubdivision,
} as const satisfies Readonly<Record<string, Fault>>;
