/**
 * Puts the assets of the release before beside those of this one: while it replaces the other, a page that the old one served asks the new one for them.
 *
 * The names of assets hold a hash of what is in them, so a name that both have is the same file. `own-assets.json`, which nobody is served, says which are
 * those of a release itself: only these go on to the next, and not those that it has from before.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = 'session/assets';
const OWN = 'own-assets.json';

/** `index-DorYnie2.js` */
const HASHED = /^[\w.-]{1,100}-[\w-]{8}\.(?:js|css)$/;

const hashedIn = (web: string): readonly string[] => readdirSync(join(web, ASSETS)).filter((name) => HASHED.test(name));

/** The assets of a release itself; all, if it does not say which. */
const ownAssets = (web: string): readonly string[] => {
  const list = join(web, OWN);
  if (!existsSync(list)) return hashedIn(web);
  return (JSON.parse(readFileSync(list, 'utf8')) as readonly string[]).filter((name) => HASHED.test(name));
};

/**
 * Writes the list of own assets, and copies what the release before has beside them.
 *
 * @param former the `dist/web` of the release before; nothing is carried where there is no such folder
 * @param web the `dist/web` of this one
 * @returns the names of the carried assets
 */
export function carryAssets(former: string, web: string): readonly string[] {
  const own = hashedIn(web);
  writeFileSync(join(web, OWN), `${JSON.stringify(own)}\n`);
  if (!existsSync(join(former, ASSETS))) return [];
  const carried = ownAssets(former).filter((name) => !own.includes(name));
  for (const name of carried) copyFileSync(join(former, ASSETS, name), join(web, ASSETS, name));
  return carried;
}
