/** What tests read of `set-up.mjs`, which runs before there is a compiler. */
export const root: string;
export function sourcesIn(workspace: string): readonly string[];

/** Installs and builds, if necessary. */
export function setUp(): void;
