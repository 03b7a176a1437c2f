/** The shape of an instruction in zod: members and patterns, no payment rules. */
import { z } from 'zod';
import { withVersion } from './package-version.js';

export const zodName = withVersion('zod');

const agent = z.object({
  bic: z.string().optional(),
  clearingSystemMemberId: z.object({ memberId: z.string() }).optional(),
  branchId: z.string().optional(),
});

const address = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  addressLine1: z.string().optional(),
  addressLine2: z.string().optional(),
  addressLine3: z.string().optional(),
  department: z.string().optional(),
  streetName: z.string().optional(),
  buildingNumber: z.string().optional(),
  buildingName: z.string().optional(),
  floor: z.string().optional(),
  room: z.string().optional(),
  townName: z.string().optional(),
  townLocationName: z.string().optional(),
  districtName: z.string().optional(),
  postBox: z.string().optional(),
  postCode: z.string().optional(),
  countrySubdivision: z.string().optional(),
});

export const zodInstruction = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  creditorAgent: agent.optional(),
  creditor: z
    .object({
      name: z.string().optional(),
      address: address.optional(),
      contactDetails: z.object({ email: z.email().optional(), phone: z.string().optional() }).optional(),
      dateOfBirth: z.iso.date().optional(),
      taxId: z.string().optional(),
      documents: z.array(z.object({ value: z.string(), type: z.string() })).optional(),
      type: z.string().optional(),
    })
    .optional(),
  creditorAccount: z.object({ id: z.object({ value: z.string(), type: z.string() }), type: z.string().optional() }).optional(),
  intermediaryAgent1: agent.optional(),
  intermediaryAgent2: agent.optional(),
  intermediaryAgent3: agent.optional(),
  settlementInformation: z.object({ settlementSystem: z.string().optional() }).optional(),
});

export type ZodInstruction = z.infer<typeof zodInstruction>;

export const fitsZod = (instruction: unknown): boolean => zodInstruction.safeParse(instruction).success;
