/** Where a list goes on: behind this one. */
export interface Position {
  readonly created: Date;
  readonly id: string;
}
