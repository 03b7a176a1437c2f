/** The shape of an instruction in valibot: the same as in `zod-schema.ts`. */
import { array, email, isoDate, object, optional, pipe, regex, safeParse, string } from 'valibot';
import { withVersion } from './package-version.js';

export const valibotName = withVersion('valibot');

const text = optional(string());
const countryCode = optional(pipe(string(), regex(/^[A-Z]{2}$/)));

const agent = optional(object({ bic: text, clearingSystemMemberId: optional(object({ memberId: string() })), branchId: text }));

const address = object({
  country: countryCode,
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
  department: text,
  streetName: text,
  buildingNumber: text,
  buildingName: text,
  floor: text,
  room: text,
  townName: text,
  townLocationName: text,
  districtName: text,
  postBox: text,
  postCode: text,
  countrySubdivision: text,
});

const instructionSchema = object({
  country: countryCode,
  currency: optional(pipe(string(), regex(/^[A-Z]{3}$/))),
  creditorAgent: agent,
  creditor: optional(
    object({
      name: text,
      address: optional(address),
      contactDetails: optional(object({ email: optional(pipe(string(), email())), phone: text })),
      dateOfBirth: optional(pipe(string(), isoDate())),
      taxId: text,
      documents: optional(array(object({ value: string(), type: string() }))),
      type: text,
    }),
  ),
  creditorAccount: optional(object({ id: object({ value: string(), type: string() }), type: text })),
  intermediaryAgent1: agent,
  intermediaryAgent2: agent,
  intermediaryAgent3: agent,
  settlementInformation: optional(object({ settlementSystem: text })),
});

export const fitsValibot = (instruction: unknown): boolean => safeParse(instructionSchema, instruction).success;
