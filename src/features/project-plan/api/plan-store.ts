import * as z from 'zod/mini';
import { createStore } from '@/lib/create-store';
import { isFields } from '@/lib/is-fields';
import { storedRecords, versionedJson } from '@/lib/stored-records';
import { isMonth, isPlannable, type Plans, type ProjectPlan } from '../model/plan';

const isPlan = (value: unknown): value is ProjectPlan =>
  isFields(value) &&
  Object.entries(value).every(
    ([month, hours]) => isMonth(month) && typeof hours === 'number' && isPlannable(hours),
  );

const storedSchema = z.object({
  plans: z.array(z.object({ project: z.number(), months: z.custom<ProjectPlan>(isPlan) })),
});

type Stored = { plans: Plans };

const { parse, format } = versionedJson<z.output<typeof storedSchema>>(
  1,
  (stored) => storedSchema.safeParse(stored).data,
);

const records = storedRecords<Stored>('project-plans:', {
  parse: (text) => {
    const stored = parse(text);
    return stored && { plans: new Map(stored.plans.map(({ project, months }) => [project, months])) };
  },
  format: ({ plans }) => format({ plans: [...plans].map(([project, months]) => ({ project, months })) }),
});

const NONE: Plans = new Map();

/** Counts the changes: the plans themselves stand in the browser. */
const changes = createStore(0);
const reportChange = () => changes.set(changes.get() + 1);
if (typeof window !== 'undefined') records.followOtherTabs(reportChange);

/** The plans of each user of this browser; a sign-out leaves them, as they hold no answer of the server. */
export const planStore = {
  subscribe: changes.subscribe,
  get: (userId: number): Plans => records.read(userId)?.plans ?? NONE,
  /** False for who never had a plan; true for who took all of them out. */
  has: (userId: number): boolean => records.read(userId) !== null,
  set(userId: number, plans: Plans): void {
    records.write({ plans }, userId);
    reportChange();
  },
  /** Removes those of everybody. */
  clear(): void {
    records.clear();
    reportChange();
  },
};
