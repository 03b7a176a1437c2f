/** The last entry of a page: the next page begins behind it. */
export interface Position {
  readonly created: Date;
  readonly id: string;
}
