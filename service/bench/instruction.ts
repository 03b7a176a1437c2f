/** The instruction that the bench sends. */

/** A transfer within SEPA with all its members, in which no check finds a fault. */
export const INSTRUCTION = {
  country: 'DE',
  currency: 'EUR',
  creditor: {
    name: 'Lindenhof Bau GmbH',
    type: 'BUSINESS',
    address: {
      country: 'DE',
      streetName: 'Lindenweg',
      buildingNumber: '12',
      floor: '3',
      room: '7',
      townName: 'Berlin',
      postCode: '10115',
      countrySubdivision: 'BE',
    },
    contactDetails: { email: 'rechnung@example.com', phone: '+49 30 123456' },
  },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' }, type: 'CHECKING' },
  creditorAgent: { bic: 'COBADEFFXXX', clearingSystemMemberId: { memberId: '37040044' } },
  settlementInformation: { settlementSystem: 'SCT' },
};
