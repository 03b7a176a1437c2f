export function run(command: string, args: readonly string[], options?: object): string;
/** The folder of a commit with its `dist/`; built once, with the packages of today. */
export function packageOf(commit: string): string;
