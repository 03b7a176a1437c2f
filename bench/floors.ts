/**
 * Floors of processors on which the ratios to the peers are others than elsewhere.
 *
 * What a ratio is depends on how fast memory is beside the processor, and on how much of a core a machine gets. `npm run bench:before` tells a change of the
 * code from a change of the machine.
 */

type Floors = Readonly<Record<string, number>>;

const BY_PROCESSOR: Readonly<Record<string, Floors>> = {
  // 2.5 times as slow as an AMD EPYC; the code of 24 November 2026, measured on both, had there 14.6, 3.4, 0.32 and 2.3 in place of 18.4, 2.6, 0.47 and 1.9
  'Intel(R) Xeon(R) Processor @ 2.50GHz': {
    'iban/ibantools': 14.4,
    'faulty/ibantools': 14.5,
    'written/ibantools': 7.9,
    'local/ibantools': 4,
    'validate/json-parse': 3.3,
    'validate/stack': 0.32,
    // an absolute time
    'requirements/again': 790,
    'names/folded': 2.3,
    'address/folded': 42,
    'command-line/one-core': 4.1,
    'command-line/csv': 1.23,
  },
};

/** The floors of a processor by the names of the figures; none where it has none of its own. */
export const floorsOn = (processor: string | undefined): Floors => BY_PROCESSOR[processor ?? ''] ?? {};
