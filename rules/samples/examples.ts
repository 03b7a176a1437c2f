/**
 * Examples in fields of a form: of a person and an address that nobody has, and that could stand in any country.
 *
 * Mailboxes are at example.org (RFC 2606).
 */
export const exampleName = 'Anna Berg';
export const exampleEmail = 'anna@example.org';

export const exampleAddress: Readonly<Record<string, string>> = {
  streetName: 'Harbour Street',
  buildingNumber: '17',
  townName: 'Newhaven',
};

/** That of an example where none is asked for. */
export const exampleCountry = 'DE';
