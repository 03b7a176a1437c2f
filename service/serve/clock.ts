/** The clock of the machine. Only the process reads it; all modules below get a clock as a parameter. */
export const clock = (): Date => new Date();
