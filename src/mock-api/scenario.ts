import { STANDARD_STAFF_COUNT } from './fixtures/fixtures';
import type { Generation } from './generation';

export const FAULT_NAMES = [
  'slow',
  'held',
  'offline',
  '401',
  '401-after',
  '403',
  '404',
  '413',
  '422',
  '429',
  '200-500',
  '500',
  '502',
  '504',
  'html',
  'malformed',
  'wrong-shape',
  'empty',
  'lost-response',
  '500-after',
  '502-after',
  '504-after',
  'repeated',
  'kept-alive-break',
  'keeps-nothing',
] as const;

export type FaultName = (typeof FAULT_NAMES)[number];

/** All have a successful HTTP status. */
export const DISCARD_BODIES = ['status', 'list', 'empty', 'text-500', 'success-false', 'errors-201'] as const;

export type DiscardBody = (typeof DISCARD_BODIES)[number];

/** `amount` is ms for `slow`, calls for `401-after`, times for `repeated`. */
export type Fault = {
  name: FaultName;
  amount: number | null;
  body: DiscardBody | null;
  pathPart: string | null;
  isOnce: boolean;
};

export type Scenario = {
  faults: Fault[];
  /** E.g. `2025-08-20T09:00:00`, in the zone of the browser. */
  frozenAt: string | null;
  role: 'admin' | 'user' | null;
  generation: Generation;
  storesFineStatus: boolean;
  needsTaskDates: boolean;
  isDiscardBroken: boolean;
  /** Short periods, task dates, older leave dates, and no discarding, all at once. */
  isStrict: boolean;
  hidesSortKey: boolean;
  /** Leaves have a staff id in place of `rec_id`. */
  namesLeaveOwner: boolean;
  /** `day_count` of leaves is a column of whole numbers. */
  countsWholeDays: boolean;
  /** Updates answer with a success, but keep the older values of some fields. */
  keepsHalf: boolean;
  hasOddRows: boolean;
  /** Dates are their midnight in Tokyo, written in UTC. */
  hasMomentDates: boolean;
  hasOvertimeLimits: boolean;
  staffCount: number;
  /** Restores the fixtures; never stored. */
  isReset: boolean;
};

export const DEFAULT_SCENARIO: Scenario = {
  faults: [],
  frozenAt: null,
  role: null,
  generation: 'b',
  storesFineStatus: false,
  needsTaskDates: false,
  isDiscardBroken: false,
  isStrict: false,
  hidesSortKey: false,
  namesLeaveOwner: false,
  countsWholeDays: false,
  keepsHalf: false,
  hasOddRows: false,
  hasMomentDates: false,
  hasOvertimeLimits: false,
  staffCount: STANDARD_STAFF_COUNT,
  isReset: false,
};

/** A fault without `pathPart` spares them, so that the application can start. */
const START_PATHS = ['/login', '/user'];

export type CalledPath = { path: string; isApi: boolean };

/** Third-party calls need a fault with `pathPart`. */
export function affects(fault: Fault, { path, isApi }: CalledPath): boolean {
  if (fault.pathPart !== null) return path.includes(fault.pathPart);
  return isApi && !START_PATHS.includes(path);
}
