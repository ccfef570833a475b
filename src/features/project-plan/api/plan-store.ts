import * as z from 'zod/mini';
import { isFields } from '@/lib/is-fields';
import { createRecordChanges } from '@/lib/record-changes';
import { storedRecords } from '@/lib/stored-records';
import { versionedJson } from '@/lib/versioned-json';
import { isPlannableMonth, isPlannableHours, type Plans, type ProjectPlan } from '../model/plan';

const isPlan = (value: unknown): value is ProjectPlan =>
  isFields(value) &&
  Object.entries(value).every(
    ([month, hours]) => isPlannableMonth(month) && typeof hours === 'number' && isPlannableHours(hours),
  );

const storedSchema = z.object({
  plans: z.array(z.object({ project: z.number(), months: z.custom<ProjectPlan>(isPlan) })),
});

const { parse, format } = versionedJson<z.output<typeof storedSchema>>(
  1,
  (stored) => storedSchema.safeParse(stored).data,
);

const records = storedRecords<Plans>('project-plans:', {
  parse: (text) => {
    const stored = parse(text);
    return stored && new Map(stored.plans.map(({ project, months }) => [project, months]));
  },
  format: (plans) => format({ plans: [...plans].map(([project, months]) => ({ project, months })) }),
});

const NO_PLANS: Plans = new Map();

const changes = createRecordChanges(records);

/** The plans of each user. A sign-out keeps them, because only this browser stores them. */
export const planStore = {
  subscribe: changes.subscribe,
  get: (userId: number): Plans => records.read(userId) ?? NO_PLANS,
  /** True also if the user has removed all saved plans. */
  has: (userId: number): boolean => records.read(userId) !== null,
  set: (userId: number, plans: Plans): void => {
    records.write(plans, userId);
    changes.report();
  },
  clear: (): void => {
    records.clear();
    changes.report();
  },
};
