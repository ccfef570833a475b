import { differingFields, threeWayMerge, type Fields } from '@/lib/three-way-merge';
import { currentToken, refuseOtherToken } from '../bearer-token';
import { readFailure } from '../failure-body';
import { provedWrite } from './proved-write';
import { IncompleteSave, NotPersistedError, notProved } from './save-outcome';

/** What a form gives to be saved: its values, and the fields of the record from which they were made. */
export type RecordInput<Values> = { values: Values; base: Fields };

type RecordUpdate<Stored, Mine extends Fields> = {
  /** What the form was opened with. */
  base: Fields;
  /** What it holds now, under the same names. */
  mine: Mine;
  /** Reads the record from the server; null where there is none. */
  read: () => Promise<Stored | null>;
  fieldsOf: (stored: Stored) => Fields;
  /** Sends `merged` over `stored`, and gives the answer. */
  write: (merged: Mine, stored: Stored) => Promise<unknown>;
  /** What is changed and stands in none of the fields, e.g. a photo. */
  changedBeside?: readonly string[];
  /** What was not kept beside the fields. */
  lostBeside?: (after: Stored, before: Stored) => readonly string[];
  /** What the server does not tell of a record: neither that it was kept, nor that it was not. */
  untoldIn?: (stored: Stored) => readonly string[];
  /** Whether the record was written at all, for changes of fields that the server never sends; null where that is unknown. */
  wasTouched?: (after: Stored, before: Stored) => boolean | null;
};

/**
 * Saves an edited record on top of what others saved meanwhile, and proves it: the record is read before, joined with
 * `mine`, sent, and read again. Resolves to undefined where every field that the server sends was kept.
 *
 * @throws {ApiError} as `provedWrite`; `NotPersistedError` where nothing that was to change did.
 */
export async function updateRecord<Stored, Mine extends Fields>({
  base,
  mine,
  read,
  fieldsOf,
  write,
  changedBeside = [],
  lostBeside = () => [],
  untoldIn = () => [],
  wasTouched = () => null,
}: RecordUpdate<Stored, Mine>): Promise<IncompleteSave | undefined> {
  const token = currentToken();
  const before = await read();
  refuseOtherToken(token);
  if (before === null) return new IncompleteSave('gone');
  // A field that the server never sends counts as unchanged by others.
  const untoldBefore: Fields = Object.fromEntries(untoldIn(before).map((name) => [name, base[name]]));
  const held: Fields = { ...fieldsOf(before), ...untoldBefore };
  const { merged, conflicts } = threeWayMerge(base, mine, held);
  if (conflicts.length > 0) return new IncompleteSave('changed', { fields: conflicts, stored: held });

  const sent: Fields = { ...merged };
  const changed = [...differingFields(sent, held), ...changedBeside];
  const isTold = (after: Stored) => (name: string) => !untoldIn(after).includes(name);
  const lostIn = (after: Stored) =>
    [...differingFields(sent, fieldsOf(after)), ...lostBeside(after, before)].filter(isTold(after));

  /** Whether at least one change was kept; null where that is unknown. */
  const keepsSome = (after: Stored): boolean | null => {
    const lost = lostIn(after);
    const told = changed.filter(isTold(after));
    if (told.some((name) => !lost.includes(name)) || changed.length === 0) return true;
    return told.length < changed.length ? wasTouched(after, before) : false;
  };

  let found: { after: Stored | null } | undefined;
  const look = () => read().then((after) => (found = { after }));
  const answer = await provedWrite({
    write: () => write(merged, before),
    wasSaved: async () => {
      const { after } = await look();
      const isKept = after !== null && keepsSome(after);
      if (isKept === null) throw notProved();
      return isKept;
    },
    // Which fields were kept is told below.
    proof: 'later',
  });
  if (currentToken() !== token) throw notProved();
  const { after } =
    found ??
    (await look().catch((cause: unknown) => {
      throw notProved(cause);
    }));
  if (after === null) return new IncompleteSave('gone');
  const isKept = keepsSome(after);
  if (isKept === null) throw notProved();
  const lost = lostIn(after);
  const { message, error, errors = {} } = readFailure(answer);
  const reason = Object.values(errors)[0]?.[0] ?? error ?? message;
  if (!isKept) throw new NotPersistedError(lost.length > 0 ? lost : changed, reason, errors);
  if (lost.length === 0) return undefined;
  return new IncompleteSave('partlyKept', { fields: lost, stored: fieldsOf(after), reason });
}
