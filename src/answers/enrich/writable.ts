/** A result while it is put together: member by member, because most are absent and spreading them costs more than finding them. */
export type Writable<Shape> = { -readonly [Member in keyof Shape]: Shape[Member] };
