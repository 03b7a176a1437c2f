/** `payprep/references`: payment references that payers must copy exactly: reads, checks, formats and builds them. */
export {};
