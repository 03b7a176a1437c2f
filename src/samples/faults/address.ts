/** Faults in the address of the creditor. */
import { type Draft, valueAt, withValue } from '../draft.js';
import { change, type Fault, leaveOut, put } from './fault.js';

const ADDRESS = '/creditor/address';
const COUNTRY = `${ADDRESS}/country`;
const STREET = `${ADDRESS}/streetName`;
const TOWN = `${ADDRESS}/townName`;
const POST_CODE = `${ADDRESS}/postCode`;
const SUBDIVISION = `${ADDRESS}/countrySubdivision`;

const addressOf = (draft: Draft): Draft => valueAt(draft, ADDRESS) as Draft;

/** The address with its street in a line, and what `further` adds. */
const inLines =
  (further: (address: Draft) => readonly Draft[]): Fault =>
  ({ draft }) => {
    const { streetName, buildingNumber, ...place } = addressOf(draft);
    const address = { ...place, addressLine1: `${streetName} ${buildingNumber}` };
    return further(address).map((each) => withValue(draft, ADDRESS, each));
  };

/** States and provinces that the directory has, or codes that some country has. */
const SUBDIVISIONS = ['NY', 'AB', 'JAL', 'SP', 'NSW', 'MH', 'HE', '13', 'C', 'QQ', 'Nowhere'];

const otherSubdivision: Fault = ({ draft }) => SUBDIVISIONS.map((text) => withValue(draft, SUBDIVISION, text));

export const addressFaults = {
  CREDITOR_ADDRESS_MISSING: leaveOut(ADDRESS),
  CREDITOR_ADDRESS_UNSTRUCTURED_NOT_ALLOWED: inLines(({ addressLine1, townName, postCode, country }) => [
    { country, addressLine1, addressLine2: `${postCode ?? ''} ${townName}`.trim() },
    { addressLine1, addressLine2: `${postCode ?? ''} ${townName}`.trim() },
  ]),
  CREDITOR_ADDRESS_LINES_TOO_MANY: inLines((address) => [{ ...address, addressLine2: 'Rear building', addressLine3: 'Third floor' }]),
  CREDITOR_ADDRESS_LINE_DUPLICATE: inLines((address) => [{ ...address, addressLine2: address.townName }]),
  CREDITOR_ADDRESS_FIELD_TOO_LONG: put(`${ADDRESS}/buildingNumber`, '12345678901234567', '1 to 19 and rear building'),
  CREDITOR_ADDRESS_INVALID_CHARACTERS: change(TOWN, (town) => [`${town.slice(0, 3)}\u200b${town.slice(3)}`, `${town}\u0007`, `${town} <>`]),
  CREDITOR_ADDRESS_POST_BOX_NOT_ALLOWED: ({ draft }) => {
    const { streetName: _, buildingNumber: __, ...place } = addressOf(draft);
    return [withValue(draft, ADDRESS, { ...place, postBox: '1234' }), withValue(draft, ADDRESS, { ...place, streetName: 'PO Box 1234' })];
  },
  CREDITOR_ADDRESS_SUSPICIOUS: put(TOWN, '12345', 'asdf', 'n/a'),
  CREDITOR_ADDRESS_COUNTRY_MISSING: leaveOut(COUNTRY),
  CREDITOR_ADDRESS_COUNTRY_INVALID_FORMAT: put(COUNTRY, 'Germany', 'Deutschland'),
  CREDITOR_ADDRESS_COUNTRY_UNKNOWN: put(COUNTRY, 'ZZ', 'XX'),
  CREDITOR_ADDRESS_STREET_NAME_MISSING: leaveOut(STREET, `${ADDRESS}/buildingNumber`),
  CREDITOR_ADDRESS_POST_CODE_MISSING: leaveOut(POST_CODE),
  CREDITOR_ADDRESS_POST_CODE_INVALID_FORMAT: change(POST_CODE, (text) => [text.slice(0, -1), `${text}1`, `${text}§`, '1']),
  CREDITOR_ADDRESS_TOWN_NAME_MISSING: leaveOut(TOWN),
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING: leaveOut(SUBDIVISION),
  CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_UNKNOWN: put(SUBDIVISION, 'QQ', 'Nowhere'),
  CREDITOR_ADDRESS_POST_CODE_COUNTRY_SUBDIVISION_INCONSISTENCY: otherSubdivision,
} as const satisfies Readonly<Record<string, Fault>>;
