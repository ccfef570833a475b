import * as z from 'zod/mini';
import { createStore } from '@/lib/create-store';
import { storedRecords, versionedJson } from '@/lib/stored-records';
import { isMonth, isPlannable, type Plans } from '../model/plan';

const planSchema = z.record(z.string().check(z.refine(isMonth)), z.number().check(z.refine(isPlannable)));

const storedSchema = z.object({ plans: z.array(z.tuple([z.number(), planSchema])) });

type Stored = { plans: Plans };

const { parse, format } = versionedJson<z.output<typeof storedSchema>>(
  1,
  (stored) => storedSchema.safeParse(stored).data,
);

const records = storedRecords<Stored>('project-plans:', {
  parse: (text) => {
    const stored = parse(text);
    return stored && { plans: new Map(stored.plans) };
  },
  format: ({ plans }) => format({ plans: [...plans].map(([id, plan]) => [id, { ...plan }]) }),
});

const NONE: Plans = new Map();

/** Counts the changes: the plans themselves stand in the browser. */
const changes = createStore(0);
const tell = () => changes.set(changes.get() + 1);
if (typeof window !== 'undefined') records.followOtherTabs(tell);

/** The plans of each user of this browser; a sign-out leaves them, as they hold no answer of the server. */
export const planStore = {
  subscribe: changes.subscribe,
  get: (userId: number): Plans => records.read(userId)?.plans ?? NONE,
  set(userId: number, plans: Plans): void {
    records.write({ plans }, userId);
    tell();
  },
};
