/** The parts of the page that are loaded after the first fields: the engine, and the texts of languages. */

/** `alerts/de`, as the build names them. */
export type Part = 'engine' | `texts/${string}` | `alerts/${string}`;

/** Of the loader in the HTML: waits until every file of a part is there, whichever process of the service is asked. */
type Arrival = (part: Part) => Promise<unknown>;

/** Imports a part. What a browser has failed to import it does not ask for again, so the files have to be there before. */
export async function importPart<Module>(part: Part, imported: () => Promise<Module>): Promise<Module> {
  await (globalThis as { readonly payprepArrival?: Arrival }).payprepArrival?.(part);
  return imported();
}
