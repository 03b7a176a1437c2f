/** A list that is not taken: the rows of before stay, and the reason is reported. */
export class ListFault extends Error {}
