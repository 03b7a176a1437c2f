/**
 * What a schema is to Standard Schema V1, written out: the specification has no run-time part, and a package of types alone would come along with
 * each installation. `test/standard-schema/types.test.ts` holds it to the published types.
 *
 * @see https://standardschema.dev
 */
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';

/** Why a value is refused. */
export interface SchemaIssue {
  readonly message: string;
  /** The keys that lead to the member: `['creditor', 'documents', 0, 'value']`. */
  readonly path: readonly (string | number)[];
  /** Of the catalogue in `payprep/alerts`; absent for a member of `require` whose absence has no code. */
  readonly code?: AlertCode;
}

export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly [SchemaIssue, ...SchemaIssue[]] };

/** A schema of Standard Schema V1. It answers at once, and never throws. */
export interface Schema<Input, Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'payprep';
    readonly validate: (value: unknown) => SchemaResult<Output>;
    /** For the compiler alone. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** A schema that answers by this function. */
export const schemaOf = <Input, Output>(validate: (value: unknown) => SchemaResult<Output>): Schema<Input, Output> => ({
  '~standard': { version: 1, vendor: 'payprep', validate },
});
