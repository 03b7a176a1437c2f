/**
 * What stands in the place of a BIC that nobody gave, in systems that must fill the field. Both have the form of a BIC, of Romania and of the Vatican.
 *
 * The gotcha: UNKNOWN, XXXXXXXX and the like are no such words: no guideline has them, and what they hide is a mistake.
 *
 * @see European Payments Council, SCT customer-to-PSP implementation guidelines: NOTPROVIDED; NOTAVAIL is known from files of banks
 */
export const BIC_NOT_PROVIDED = /^\s{0,9}(?:NOTPROVI(?:DED|XXX)?|NOTAVAIL(?:XXX|ABLE)?)\s{0,9}$/i;
