import * as z from 'zod/mini';
import { urlNumber } from '@/lib/url-fields';
import { DIMENSIONS, type Dimension } from './hours-pivot';

const reportSchema = z.object({
  member: urlNumber,
  by: z.catch(z.enum(DIMENSIONS), 'member'),
  then: z.catch(z.enum(DIMENSIONS), 'project'),
});

/** The member of the report, null for everybody, and its two dimensions. */
export type MemberReport = { member: number | null; by: readonly [Dimension, Dimension] };

/** Only the answer for a single member has tasks. */
export function dimensionsFor(member: number | null): readonly Dimension[] {
  return DIMENSIONS.filter((dimension) => (member === null ? dimension !== 'task' : dimension !== 'member'));
}

/** Reads `?member=4&by=task&then=day`; falls back to two different dimensions. Source: HR-4. */
export function readMemberReport(params: URLSearchParams): MemberReport {
  const { member, by, then } = reportSchema.parse(Object.fromEntries(params));
  const offered = dimensionsFor(member);
  const first = offered.find((dimension) => dimension === by) ?? 'project';
  const others = offered.filter((dimension) => dimension !== first);
  const second = others.find((dimension) => dimension === then) ?? others[0] ?? 'day';
  return { member, by: [first, second] };
}
