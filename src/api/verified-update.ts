import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { differingFields, threeWayMerge, type Fields } from '@/lib/three-way-merge';
import { currentToken, refuseOtherToken } from './bearer-token';
import { verifiedWrite } from './verified-write';
import { NothingKept, UnfinishedWrite } from './write-outcomes';

/** What the server says beside a 200, if it says anything. */
export const spokenAnswer = z.catch(
  mapped(z.looseObject({ message: z.optional(z.string()) }), ({ message }) => message),
  undefined,
);

type VerifiedUpdate<Stored, Mine extends Fields> = {
  /** What the form was opened with. */
  base: Fields;
  /** What it holds now, under the same names. */
  mine: Mine;
  /** Reads the record from the server; null where there is none. */
  read: () => Promise<Stored | null>;
  fieldsOf: (stored: Stored) => Fields;
  /** Sends `merged` over `stored`, and gives the server's words if it said any. */
  write: (merged: Mine, stored: Stored) => Promise<string | undefined>;
  /** What is changed and stands in none of the fields, e.g. a photo. */
  changedBeside?: readonly string[];
  /** What was not kept beside the fields. */
  lostBeside?: (after: Stored, before: Stored) => readonly string[];
  /** Only for a change that nothing shows, e.g. of a password: whether the record was written at all. */
  wasTouched?: (after: Stored, before: Stored) => boolean;
};

/**
 * Saves an edited record on top of what others saved meanwhile, and proves it: the record is read before, joined with
 * `mine`, sent, and read again. Resolves to undefined where everything was kept, or where it cannot be read again
 * and the server's word has to do.
 *
 * @throws {ApiError} as `verifiedWrite`; `NothingKept` where nothing that was to change did.
 */
export async function verifiedUpdate<Stored, Mine extends Fields>({
  base,
  mine,
  read,
  fieldsOf,
  write,
  changedBeside = [],
  lostBeside = () => [],
  wasTouched,
}: VerifiedUpdate<Stored, Mine>): Promise<UnfinishedWrite | undefined> {
  const token = currentToken();
  const before = await read();
  refuseOtherToken(token);
  if (before === null) return new UnfinishedWrite('gone');
  const held = fieldsOf(before);
  const { merged, conflicts } = threeWayMerge(base, mine, held);
  if (conflicts.length > 0) return new UnfinishedWrite('changed', { fields: conflicts, stored: held });

  const sent: Fields = { ...merged };
  const changed = [...differingFields(sent, held), ...changedBeside];
  const lostIn = (after: Stored) => [...differingFields(sent, fieldsOf(after)), ...lostBeside(after, before)];
  const keepsSome = (after: Stored) => {
    const lost = lostIn(after);
    return changed.some((name) => !lost.includes(name));
  };

  const reason = await verifiedWrite({
    write: () => write(merged, before),
    wasSaved: async () => {
      const after = await read();
      if (after === null) return false;
      return changed.length > 0 ? keepsSome(after) : (wasTouched?.(after, before) ?? true);
    },
  });
  const after = await read().catch(() => null);
  const lost = after ? lostIn(after) : [];
  if (!after || lost.length === 0) return undefined;
  if (changed.length > 0 && !wasTouched && !keepsSome(after)) throw new NothingKept(lost, reason);
  return new UnfinishedWrite('partlyKept', { fields: lost, stored: fieldsOf(after), reason });
}
