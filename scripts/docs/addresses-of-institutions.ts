/** How addresses of institutions are read: counted once, before anybody looked at them. */
export const OF_INSTITUTIONS = `### Addresses of institutions

Published addresses of companies, banks, universities, museums and embassies, written down as vendor lists have them, with what is right, before they were measured; half of them
name no country but in the text, or none at all. Nothing of them is kept here. With the first set the faults were mended; the second was measured after that, before anybody
looked at it (*unseen*).

| set | cases | countries | exact | partial | wrong town | wrong post code | wrong country | no town or no country | sure | sure and wrong |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| first, unseen | 274 | 143 | 259 | 6 | 5 | 2 | 1 | 4 | 175 | 0 |
| second, unseen | 116 | 85 | 101 | 5 | 1 | 0 | 1 | 8 | 72 | 0 |

The wrong country of the second is Puerto Rico, which we call the United States with the subdivision \`PR\`. Without a country we find none in Cyrillic addresses that write the
street behind the town. Spoiled on purpose (in one line without a comma, in capitals, with full stops, hyphens for commas, with a telephone, from the last line to the first), 30 of the 9670
addresses made from the first set were sure and had another town, and 10 are now, half of them those with the last line first.`;
