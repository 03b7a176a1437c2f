/** PAY by square as other libraries write it. Names and accounts are those of their tests; nobody's own. */

export interface BySquareCode {
  readonly from: string;
  readonly text: string;
  readonly iban: string;
  readonly bic?: string;
  readonly name?: string;
  readonly lines?: readonly string[];
  readonly amount: string;
  readonly currency?: string;
  readonly reference?: string;
  readonly message?: string;
  readonly version?: string;
}

export const bySquareCodes: readonly BySquareCode[] = [
  {
    from: 'tormit/paybysquare-php, letters with accents, one line of the address',
    text: '0009C000FU53O16O92PUMF2NPD3DVI2E4SN2ESD72I0GBKP3593TJIVO1B458KRG4MM83ID5MMCP9OF0RAT3FHJLT0MO0DVR8P5ONNL74ND2EOQUJUU2FE1NF2792UEN81PD8326NGCA7VAT2BQQN9G9B8O7FK61GD1UL6E14SMIGFA64VA7BNR75R0TMAD4QHAEDH6307AQGE330HPE6FACS9KE7FUJFSTJTQALJ1N49SJTVUP8VG00',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    name: 'Jörg Müller',
    amount: '99.99',
    message: 'Special characters: áéíóúýčďěňřšťžů',
    lines: ['Straße des 17. Juni'],
  },
  {
    from: 'xseman/bysquare, 1.0',
    text: '0004I0006UC5LT8E21H3IC1K9R40P82GJL22NTU0586BBEOEKDMQSVUUBAOP1C0FFE14UJA1F1LJMV0FONE35J05TRC77FTIMV87NKNANNOFJB684000',
    iban: 'SK4523585719461382368397',
    name: 'John Doe',
    amount: '25.3',
  },
  {
    from: 'xseman/bysquare, 1.0, an accent',
    text: '00054000DG4GL2L1JL66N01P4GCBG05KQEPULNMP9EB7MEE935VG4P4B1BDBN7MV4GU13R7DMGU9O93QEI2KQJLPTFFU7GJNP6QL0UADVHOQ3B0OP0OO5P4L58M918PG00',
    iban: 'SK2738545237537948273958',
    name: 'Jane Doe',
    amount: '45.55',
    message: 'bendzín',
  },
  {
    from: 'matusf/pay-by-square, no BIC',
    text: '000440007S3VT0DFSETNDU5J8KF4EI1MT7B3BBH3P91D830QDBA6IRPF97451V4U11PHMI423IDK7VVU5P800',
    iban: 'SK7700000000000000000000',
    amount: '1.00',
  },
  {
    from: 'matusf/pay-by-square, a BIC',
    text: '0004Q000DS03UHKLF59M2IK7FUCM3SBUK5FM62CCKLR4QOKAJSBPPL4ND4R66LSI1K92GURM0FH5E3DASNBTNAKASV94PB5VVU1BRO00',
    iban: 'SK7700000000000000000000',
    bic: 'FIOZSKBAXXX',
    amount: '1.00',
  },
  {
    from: 'matusf/pay-by-square, symbols',
    text: '0004G000EIUCQ7TO82O7GRAEMT06773UPLKOEC76BV3NBBNP7HPVSSJHUNVFBD7G6DAAMTDL4B8ND4D06QCNS7PHMPBVVVROGU000',
    iban: 'SK7700000000000000000000',
    amount: '1.00',
    reference: '11',
  },
  {
    from: 'matusf/pay-by-square, a name',
    text: '0004M0006MISSBD0SBV1135OEDE05KA7IM2GBI0U0M5LHD5LIEP7D9CJO6T8GQDFUKCL7TOEGN8TDOVAJ2GL85IOEA8OV3O1AQOFVU3JKS00',
    iban: 'SK7700000000000000000000',
    name: 'Foo',
    amount: '1.00',
    reference: '11',
  },
  {
    from: 'matusf/pay-by-square, every argument',
    text: '0006Q0006GO7VIPNP2PPLDV1MO04PTB6C4OSM4KU3JKSDNJLJ0GBAT9GTI9DD7MFQKGMLI4RD7996S1K78MKT8S0F46HK5TF6A6GP881BBMM66JVFMBBSM9KQRM2TN2VRABUV7KFD22BFFIVVTFKO000',
    iban: 'SK7700000000000000000000',
    bic: 'FIOZSKBAXXX',
    name: 'Foo',
    amount: '1.00',
    reference: '11',
    message: 'money',
    lines: ['address 1', 'address 2'],
  },
  {
    from: 'made with liblzma, two accounts, symbols and an address',
    text: '000BG0001KQJ6BREQN6ENVQ54M3ERLIB9HDREP3B6KIV13BNTGNE3NQ0FUGHHK0N9R3Q5OT04C3NL32JQF1KUD71GO41QOLRC26T7QN4MTG732G7O9T0U76JCJNK4CBSVD3CA2RRML5NQNAMKFNOKK5UR2NBER0KFV2JMAIEV4DE1MEJ015TDBLVT9VTIJ9S8BFRN8A7E7S5DKLNEQJUB23DTQ5M007J0RD42O85NRGFMNG4OOVKRSDC8N14AUTBRK35VVIILS00',
    iban: 'SK3112000000198742637541',
    bic: 'TATRSKBX',
    name: 'Jana Example',
    amount: '112.35',
    reference: '654321',
    message: 'Invoice 4242',
    lines: ['Hlavná 1', '811 01 Bratislava'],
  },
  {
    from: 'made with liblzma, a reference of the payee and no fields behind it',
    text: '0405G0004E95CT4A92SVF56D81JADFH5MV0VA62CE0Q9DBGVMFIG12B2SOF6QLQ1769HB27T0NSRMOBKDN0BBIC54OFUV9E4IURA0ENDT4T55G5GPTFSR700CR6UEJ99FM0JRFTCVRKPTG0',
    iban: 'SK3112000000198742637541',
    bic: 'TATRSKBX',
    amount: '10.11',
    reference: 'RF18539007547034',
    version: '1.1.0',
  },
];
