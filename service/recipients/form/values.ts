/** Pointer (RFC 6901) → the value as it stands in its field. */
export type Values = Readonly<Record<string, string>>;
