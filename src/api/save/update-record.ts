import { differingFields, threeWayMerge, type Fields } from '@/lib/three-way-merge';
import { findFieldMessage } from '../api-error';
import { currentToken, refuseOtherToken } from '../bearer-token';
import { readFailure } from '../failure-body';
import { provedWrite } from './proved-write';
import { IncompleteSave, NotPersistedError, notProved } from './save-outcome';

export type RecordInput<Values> = { values: Values; base: Fields };

type RecordUpdate<Stored, Mine extends Fields> = {
  base: Fields;
  mine: Mine;
  /** Resolves to null where the server has no such record. */
  read: () => Promise<Stored | null>;
  getFields: (stored: Stored) => Fields;
  write: (merged: Mine, stored: Stored) => Promise<unknown>;
  /** Changes outside the fields, e.g. a photo. */
  extraChanges?: readonly string[];
  /** The names of the extra changes that the server did not keep. */
  findLostExtras?: (after: Stored, before: Stored) => readonly string[];
  /** The names of the fields that the server does not send, so that no read can prove their change. */
  findUnreturned?: (stored: Stored) => readonly string[];
  /** True if the record was written since `before`, the only proof for unreturned fields; null where unknown. */
  wasTouched?: (after: Stored, before: Stored) => boolean | null;
};

/**
 * Reads the record, merges the changes of other users with `mine`, sends the result, and reads the record
 * again. Resolves to undefined where the server kept every field that it sends.
 * @throws {ApiError} as `provedWrite`; `NotPersistedError` where none of the changes was stored.
 */
export async function updateRecord<Stored, Mine extends Fields>(
  update: RecordUpdate<Stored, Mine>,
): Promise<IncompleteSave | undefined> {
  const { base, mine, read, getFields, write, findUnreturned } = update;
  const token = currentToken();
  const before = await read();
  refuseOtherToken(token);
  if (before === null) return new IncompleteSave('gone');
  const storedFields: Record<string, unknown> = { ...getFields(before) };
  // A field that the server never sends counts as unchanged by others.
  for (const name of findUnreturned?.(before) ?? []) storedFields[name] = base[name];
  const { merged, conflicts } = threeWayMerge(base, mine, storedFields);
  if (conflicts.length > 0) return new IncompleteSave('changed', { fields: conflicts, stored: storedFields });

  const compare = createComparison(update, before, storedFields, merged);
  let reread: { after: Stored | null } | undefined;
  const readAgain = async () => {
    reread = { after: await read() };
    return reread;
  };
  const answer = await provedWrite({
    write: () => write(merged, before),
    wasSaved: async () => {
      const { after } = await readAgain();
      return after !== null && compare(after).isKept;
    },
    proof: 'later',
  });
  if (currentToken() !== token) throw notProved();
  const { after } = reread ?? (await readAgain().catch(throwNotProved));
  if (after === null) return new IncompleteSave('gone');
  const { isKept, lost } = compare(after);
  const { message, error, errors } = readFailure(answer);
  const reason = findFieldMessage(errors) ?? error ?? message;
  if (!isKept) throw new NotPersistedError(lost, reason, errors);
  if (lost.length === 0) return undefined;
  return new IncompleteSave('partlyKept', { fields: lost, stored: getFields(after), reason });
}

/** Compares the stored record with the sent one; `isKept` is false where it has none of the changes. */
function createComparison<Stored, Mine extends Fields>(
  {
    getFields,
    extraChanges = [],
    findLostExtras = () => [],
    findUnreturned = () => [],
    wasTouched = () => null,
  }: RecordUpdate<Stored, Mine>,
  before: Stored,
  storedFields: Fields,
  sent: Fields,
) {
  const changed = [...differingFields(sent, storedFields), ...extraChanges];
  /** @throws {ApiError} where the changes are in unreturned fields only, and `wasTouched` cannot tell. */
  return (after: Stored): { isKept: boolean; lost: readonly string[] } => {
    const unreturned = findUnreturned(after);
    const isProvable = (name: string) => !unreturned.includes(name);
    const lost = [...differingFields(sent, getFields(after)), ...findLostExtras(after, before)].filter(
      isProvable,
    );
    const provable = changed.filter(isProvable);
    if (changed.length === 0 || provable.some((name) => !lost.includes(name))) return { isKept: true, lost };
    const isKept = provable.length < changed.length ? wasTouched(after, before) : false;
    if (isKept === null) throw notProved();
    return { isKept, lost: isKept || lost.length > 0 ? lost : changed };
  };
}

function throwNotProved(cause: unknown): never {
  throw notProved(cause);
}
