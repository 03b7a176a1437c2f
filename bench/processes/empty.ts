/** An empty ES module. */
export {};
