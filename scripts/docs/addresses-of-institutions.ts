/** How addresses of institutions are read: counted once, before anybody looked at them. */
export const OF_INSTITUTIONS = `### Addresses of institutions

Addresses of companies, banks, universities, museums and embassies as lists of vendors have them, written from memory with the parts that are right: what counts is how they are divided, and not
whether the house is still there. In two thirds of them only the text may name the country. Nothing of them is kept here. With the first set the faults were mended; the second was written after that.
Both were measured before anybody looked at the answers (*unseen*).

| set | cases | countries | exact | partial | wrong town | wrong post code | wrong country | no town or no country | sure | sure and wrong |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| first, unseen | 274 | 143 | 259 | 6 | 5 | 2 | 1 | 3 | 175 | 0 |
| second, unseen | 116 | 85 | 101 | 5 | 1 | 0 | 1 | 8 | 72 | 0 |

The wrong country of the second was Puerto Rico, which we called the United States with the subdivision \`PR\`. Without a country we find none in Cyrillic addresses that write the
street behind the town. Spoiled on purpose (in one line without a comma, in capitals, with full stops, hyphens for commas, with a telephone, from the last line to the first), 30 of the 9670
addresses made from the first set were sure and had another town, and 10 are now, half of them those with the last line first.

### Fresh addresses

Made-up addresses in towns that exist, in the forms in which clerks and lists of vendors write them, in a third without an option for the country. What is right was written down before they were
run; both sets were measured before anybody looked at the answers (*unseen*), the second when the faults of the first were mended. Nothing of them is kept here but single cases in the tests.

| set | cases | countries | town and post code right | wrong town | wrong post code | sure | sure and wrong |
| --- | --- | --- | --- | --- | --- | --- | --- |
| first, unseen | 405 | 123 | 386 (95.3 %) | 16 | 2 | 222 | 3 |
| first, now | 405 | 123 | 397 (98.0 %) | 7 | 1 | 224 | 0 |
| second, unseen | 121 | 57 | 114 (94.2 %) | 5 | 0 | 67 | 0 |

Of the 206 of the first set that are of the 30 largest countries, 194 were right (94.2 %) and 200 are now (97.1 %); of 76 of the second, 73 were, unseen. Spoiled in twenty ways (capitals, small
letters, no commas, hyphens for commas, a company above, the country in every form behind, cut at 35 characters), 189 of 5468 addresses made from the first set that were sure were wrong, and 7 of 5585
are now; of the second, unseen, 13 of 1518. Lines without any comma stay the weakest: two thirds are right, next to none is sure.`;
