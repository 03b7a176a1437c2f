/**
 * `payprep/fields`: the fields of a payment instruction, in the order of the contract, with the type and the length of each. For whoever reads,
 * writes or describes instructions: a schema, the columns of a table, a mapping from another format. It holds no rule and no engine.
 */
export type { Agent as AgentName, InstructionPointer } from '../rules/vocabulary/scheme.js';
export {
  ADDRESS_FIELDS as addressFields,
  type AddressField,
  AGENTS as agents,
  CREDITOR_TYPES as creditorTypes,
  type FieldPointer,
  INSTRUCTION_FIELDS as instructionFields,
  type InstructionField,
} from './instruction/fields.js';
