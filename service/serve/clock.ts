/** The time of the machine: here, where the process begins, and nowhere below. */
export const clock = (): Date => new Date();
