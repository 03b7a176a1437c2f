/** How often a method is called, where what is ordinary is to be told without making anything of it. */

type Method = (...given: never[]) => unknown;
type NameOf<Owner> = { [Name in keyof Owner]: Owner[Name] extends Method ? Name : never }[keyof Owner] & string;

/** Calls of `owner[name]` by the work, when it is done for the second time: tables are filled at the first. */
export function callsOf<Owner extends object>(owner: Owner, name: NameOf<Owner>, work: () => unknown): number {
  work();
  const own = owner[name] as Method;
  let calls = 0;
  const counting = function (this: unknown, ...given: never[]): unknown {
    calls++;
    return own.apply(this, given);
  };
  Object.defineProperty(owner, name, { value: counting, writable: true, configurable: true });
  try {
    work();
  } finally {
    Object.defineProperty(owner, name, { value: own, writable: true, configurable: true });
  }
  return calls;
}
