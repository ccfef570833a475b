import { createRecord, type Creation } from './create-record';
import { IncompleteSave } from './save-outcome';

type UniqueCreation<Cached, Row> = Pick<Creation<Row>, 'key' | 'write' | 'readNow' | 'proof'> & {
  /** Undefined counts as no records: the key is unique, so a record that has it afterwards is the new one. */
  cached: readonly Cached[] | undefined;
  hasKey: (row: Cached) => boolean;
  /** True for a record with all sent values: one with the same key alone may have another author. */
  isEqual: (row: Cached) => boolean;
  /** The names of the fields whose stored value differs from the sent one. */
  findLost: (row: Row) => readonly string[];
};

/** Resolves to a `partlyKept` save where the server did not keep all fields of the new record. */
export async function createWithUniqueKey<Cached, Row extends Cached>({
  cached = [],
  hasKey,
  isEqual,
  findLost,
  readNow,
  ...creation
}: UniqueCreation<Cached, Row>): Promise<IncompleteSave | undefined> {
  let rowsNow: readonly Row[] | null = null;
  await createRecord<Cached>({
    ...creation,
    readBefore: () => Promise.resolve(cached),
    readNow: async () => {
      const rows = await readNow();
      rowsNow = rows;
      return rows;
    },
    timesSaved: (before, now, isAnswered) => {
      const count = (rows: readonly Cached[]) => rows.filter(isAnswered ? hasKey : isEqual).length;
      return count(now) - count(before);
    },
  });
  // A second try counts with the `readNow` of the first one, which leaves the `rowsNow` of this call empty.
  // The record is saved, even if this read fails.
  if (creation.proof !== 'later') rowsNow ??= await readNow().catch(() => null);
  const created = rowsNow?.findLast(hasKey);
  const fields = created ? findLost(created) : [];
  return fields.length > 0 ? new IncompleteSave('partlyKept', { fields }) : undefined;
}
