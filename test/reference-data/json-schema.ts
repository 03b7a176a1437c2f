/** As much of JSON Schema 2020-12 as the schemas in `reference-data/schema/` use. An unknown keyword is an error, not a pass. */

type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };
type Schema = Readonly<Record<string, unknown>>;

const ANNOTATIONS = ['$schema', '$id', 'title', 'description'];

const isObject = (value: Json): value is { readonly [member: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typeOf(value: Json): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['number', 'integer'] : [typeof value];
}

/** What each keyword finds wrong; a keyword passes values of other types, as the standard has it. */
const KEYWORDS: Readonly<Record<string, (expected: never, value: Json, at: string, schema: Schema) => string[]>> = {
  type: (expected: string | string[], value, at) =>
    typeOf(value).some((type) => expected.includes(type)) ? [] : [`${at}: not ${expected}`],
  const: (expected: Json, value, at) => (value === expected ? [] : [`${at}: not ${JSON.stringify(expected)}`]),
  enum: (expected: Json[], value, at) => (expected.includes(value) ? [] : [`${at}: none of ${expected.join(', ')}`]),
  pattern: (expected: string, value, at) => (typeof value !== 'string' || new RegExp(expected, 'u').test(value) ? [] : [`${at}: ${value}`]),
  minLength: (expected: number, value, at) => (typeof value !== 'string' || value.length >= expected ? [] : [`${at}: too short`]),
  minimum: (expected: number, value, at) => (typeof value !== 'number' || value >= expected ? [] : [`${at}: too small`]),
  minItems: (expected: number, value, at) => (!Array.isArray(value) || value.length >= expected ? [] : [`${at}: too few`]),
  uniqueItems: (_: true, value, at) =>
    !Array.isArray(value) || new Set(value.map((item) => JSON.stringify(item))).size === value.length ? [] : [`${at}: an item twice`],
  items: (expected: Schema, value, at) =>
    Array.isArray(value) ? value.flatMap((item, index) => faults(expected, item, `${at}/${index}`)) : [],
  prefixItems: (expected: readonly Schema[], value, at) =>
    Array.isArray(value)
      ? expected.flatMap((schema, index) => (index < value.length ? faults(schema, value[index], `${at}/${index}`) : []))
      : [],
  maxItems: (expected: number, value, at) => (!Array.isArray(value) || value.length <= expected ? [] : [`${at}: too many`]),
  required: (expected: string[], value, at) =>
    isObject(value) ? expected.filter((member) => !(member in value)).map((member) => `${at}: no ${member}`) : [],
  properties: (expected: Readonly<Record<string, Schema>>, value, at) =>
    isObject(value)
      ? Object.entries(value).flatMap(([member, inner]) => {
          const schema = expected[member];
          return schema === undefined ? [] : faults(schema, inner, `${at}/${member}`);
        })
      : [],
  additionalProperties: (_: false, value, at, { properties }) =>
    isObject(value)
      ? Object.keys(value)
          .filter((member) => !(member in (properties as object)))
          .map((member) => `${at}: ${member} is unknown`)
      : [],
};

/** What is wrong with a value, as `/rows/0: …`; nothing when it fits. */
export function faults(schema: Schema, value: Json, at = ''): string[] {
  return Object.entries(schema).flatMap(([keyword, expected]) => {
    if (ANNOTATIONS.includes(keyword)) return [];
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`${keyword} is not among the keywords that are checked here`);
    return check(expected as never, value, at, schema);
  });
}
