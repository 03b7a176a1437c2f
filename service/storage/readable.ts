/** Parts records whose sealed column opens from the ids of those that are set aside. */

interface MaybeUnreadable {
  readonly id: string;
  readonly isUnreadable?: boolean;
}

/** Both in the order of the records. */
export const partReadable = <Record extends MaybeUnreadable>(
  records: readonly Record[],
): { readonly readable: readonly Record[]; readonly unreadable: readonly string[] } => ({
  readable: records.filter(({ isUnreadable }) => !isUnreadable),
  unreadable: records.filter(({ isUnreadable }) => isUnreadable).map(({ id }) => id),
});
