/**
 * Which file on the disk a name, or an open stream, is: two names of one file have one identity, also where one is a link, or is written with other
 * capital letters on a disk that does not tell them apart.
 *
 * The gotcha: terminals, pipes and devices have none. Reading and writing one of these at once loses nothing.
 *
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/sys_stat.h.html st_dev and st_ino together name a file
 */
import { type BigIntStats, fstatSync, realpathSync, statSync } from 'node:fs';

/** What files are compared by. */
export type FileIdentity = string;

/** The identity of the file that `path` leads to; undefined if there is none yet. */
export function identityOfPath(path: string): FileIdentity | undefined {
  try {
    const stats = statSync(path, { bigint: true });
    // some network drives number no files
    return stats.ino === 0n ? realpathSync(path) : identityOf(stats);
  } catch {
    return undefined;
  }
}

/** The identity of an open file: 0 is standard input, 1 is standard output. */
export function identityOfStream(descriptor: number): FileIdentity | undefined {
  return identityOf(statsOf(descriptor));
}

/** True for a directory that stands where a stream should: `payprep validate < .`. */
export const isDirectory = (descriptor: number): boolean => statsOf(descriptor)?.isDirectory() === true;

const identityOf = (stats: BigIntStats | undefined): FileIdentity | undefined =>
  stats?.isFile() && stats.ino !== 0n ? `${stats.dev}:${stats.ino}` : undefined;

function statsOf(descriptor: number): BigIntStats | undefined {
  try {
    return fstatSync(descriptor, { bigint: true });
  } catch {
    return undefined; // it is closed
  }
}
