/** An ES module in which nothing happens. */
export {};
