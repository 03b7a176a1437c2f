/** The members of an address, in the order of the contract. */
export const ADDRESS_FIELDS = [
  'country',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'department',
  'streetName',
  'buildingNumber',
  'buildingName',
  'floor',
  'room',
  'townName',
  'townLocationName',
  'districtName',
  'postBox',
  'postCode',
  'countrySubdivision',
] as const;
