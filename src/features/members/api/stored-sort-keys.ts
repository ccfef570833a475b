import * as z from 'zod/mini';
import { wire } from '@/api/wire-fields';
import { env } from '@/config/env';
import { localValues } from '@/lib/stored-values';

// Stored, because the newest server sends a sort key only in the answer of an update.

const KEY = `sort-keys:${env.apiBaseUrl}`;

const updateAnswerSchema = z.object({ staff: z.object({ id: wire.id, sort_key: wire.sentFigure }) });

/** By member id. */
const storedSchema = z.record(z.string(), z.nullable(z.number()));

function readSortKeys(): z.infer<typeof storedSchema> {
  try {
    return storedSchema.safeParse(JSON.parse(localValues.read(KEY) ?? '{}')).data ?? {};
  } catch {
    // A damaged value counts as none; the next update writes a whole one.
    return {};
  }
}

/** Stores the sort key in the answer of an update, if it has one. */
export function rememberSortKey(answer: unknown): void {
  const { id, sort_key: sortKey } = updateAnswerSchema.safeParse(answer).data?.staff ?? {};
  if (id !== undefined && sortKey !== undefined)
    localValues.write(KEY, JSON.stringify({ ...readSortKeys(), [id]: sortKey }));
}

type Sortable = { id: number; sort_key?: number | null };

export function withStoredSortKey<Member extends Sortable>(
  member: Member,
  sortKeys = readSortKeys(),
): Member {
  return member.sort_key === undefined && member.id in sortKeys
    ? { ...member, sort_key: sortKeys[member.id] }
    : member;
}

export function withStoredSortKeys<Member extends Sortable>(members: readonly Member[]): Member[] {
  const sortKeys = readSortKeys();
  return members.map((member) => withStoredSortKey(member, sortKeys));
}
