/** How addresses of institutions are read: counted once, before anybody looked at them. */
export const OF_INSTITUTIONS = `### Addresses of institutions

Addresses of companies, banks, universities, museums and embassies as lists of vendors have them, written from memory with the parts that are right: what counts is how they are divided, and not
whether the house is still there. In two thirds of them only the text may name the country. Nothing of them is kept here. With the first set the faults were mended; the second was written after that.
Both were measured before anybody looked at the answers (*unseen*).

| set | cases | countries | exact | partial | wrong town | wrong post code | wrong country | no town or no country | sure | sure and wrong |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| first, unseen | 274 | 143 | 259 | 6 | 5 | 2 | 1 | 3 | 175 | 0 |
| second, unseen | 116 | 85 | 101 | 5 | 1 | 0 | 1 | 8 | 72 | 0 |

The wrong country of the second is Puerto Rico, which we call the United States with the subdivision \`PR\`. Without a country we find none in Cyrillic addresses that write the
street behind the town. Spoiled on purpose (in one line without a comma, in capitals, with full stops, hyphens for commas, with a telephone, from the last line to the first), 30 of the 9670
addresses made from the first set were sure and had another town, and 10 are now, half of them those with the last line first.`;
