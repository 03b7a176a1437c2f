/** Country → the state or province in which the example of a post code lies, where an address is not complete without one. */
export const subdivisionOfExample: Readonly<Record<string, string>> = { CA: 'QC', MX: 'CMX', US: 'CA' };
