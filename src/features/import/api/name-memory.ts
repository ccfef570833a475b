import * as z from 'zod/mini';
import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';
import type { ChosenNames } from '../hours/model/hour-names';

const MOST_NAMES = 500;

const memorySchema = z.object({
  names: z.array(z.object({ mark: z.string(), id: z.nullable(z.number()) })),
});

/** The records that users chose for names, newest first; of a name only its fingerprint (`mark`) is stored. */
const storedNames = storedRecords(
  'import-names:',
  versionedJson<z.output<typeof memorySchema>>(1, (json) => memorySchema.safeParse(json).data),
);

export const rememberedNames = (userId: number): ChosenNames =>
  new Map(storedNames.read(userId)?.names.map(({ mark, id }) => [mark, id]));

export function rememberName(userId: number, fingerprint: string, id: number | null): ChosenNames {
  const otherNames = storedNames.read(userId)?.names.filter((name) => name.mark !== fingerprint) ?? [];
  storedNames.write({ names: [{ mark: fingerprint, id }, ...otherNames].slice(0, MOST_NAMES) }, userId);
  return rememberedNames(userId);
}
