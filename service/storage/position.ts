/** The entry of a list behind which the next page begins. */
export interface Position {
  readonly created: Date;
  readonly id: string;
}
