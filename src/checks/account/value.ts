/** Where the account identifier stands. */
export const VALUE = '/creditorAccount/id/value';
