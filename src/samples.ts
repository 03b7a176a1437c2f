/** `payprep/samples`: made-up payments for tests and demonstrations, right or wrong in exactly one way, from a seed. */
export {};
