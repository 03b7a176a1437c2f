/** The part of JSON Schema 2020-12 that tools use. */

export interface ObjectSchema {
  readonly type: 'object';
  readonly description?: string;
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /**
   * False for a payment, so that no misspelt member passes unseen. Schemas in the list of tools leave it out to stay short: `readArguments` refuses
   * unknown members anyway.
   */
  readonly additionalProperties?: boolean;
}

export interface ArraySchema {
  readonly type: 'array';
  readonly description?: string;
  readonly items: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface ScalarSchema {
  readonly type: 'string' | 'number' | 'boolean';
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
}

export type JsonSchema = ObjectSchema | ArraySchema | ScalarSchema;
