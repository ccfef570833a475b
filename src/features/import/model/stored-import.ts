import * as z from 'zod/mini';
import type { ImportDraft } from './import-draft';

/** How the browser keeps an import that is being sent: rows once, what became of them after each. */
const rowsSchema = z.object({
  fileName: z.string(),
  rows: z.array(
    z.object({
      line: z.number(),
      texts: z.record(z.string(), z.string()),
      faults: z.record(z.string(), z.enum(['formula', 'error'])),
      others: z.array(z.string()),
    }),
  ),
  otherHeads: z.array(z.string()),
  knownDeed: z.enum(['skip', 'update']),
  deeds: z.record(z.string(), z.enum(['create', 'update', 'skip'])),
});

const endsSchema = z.record(
  z.string(),
  z.object({
    how: z.enum(['created', 'updated', 'partly', 'failed', 'unknown']),
    reason: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
    lost: z.optional(z.array(z.string())),
  }),
);

/** What is kept of the rows: no passwords. */
export function storedRows({ fileName, rows, otherHeads, knownDeed, deeds }: ImportDraft) {
  return {
    ...{ fileName, otherHeads, knownDeed, deeds },
    rows: rows.map(({ texts: { password: _, ...texts }, ...row }) => ({ ...row, texts })),
  };
}

/** An import of an earlier visit; null where there is none that makes sense. */
export function restoredImport(rows: unknown, ends: unknown): ImportDraft | null {
  const kept = rowsSchema.safeParse(rows).data;
  if (!kept) return null;
  return { ...kept, source: null, typed: {}, ends: endsSchema.safeParse(ends).data ?? {} };
}
