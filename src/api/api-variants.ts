import type { ApiError } from './api-error';

type Body = Record<string, unknown>;

/** Another form of a call that some servers want, and the refusals that ask for it. */
export type ApiVariant = {
  /** The body in the variant's form; null for a body that has only the specified one. */
  translate: (body: Body) => Body | null;
  /** True for a refusal of the specified form that asks for the variant, and stored nothing. */
  refusesSpecified: (error: ApiError) => boolean;
  /** True for a refusal of the variant that asks for the specified form, and stored nothing. */
  refusesVariant: (error: ApiError) => boolean;
  /** The refusal does not name its reason: the variant is remembered for this tab only. */
  isGuess?: boolean;
};

/** True for a 422 that complains only of fields that match `field`, each in a message that matches `words`. */
function refusesOnly(error: ApiError, field: RegExp, words = /./): boolean {
  const complaints = Object.entries(error.fields);
  return (
    error.kind === 'invalid' &&
    complaints.length > 0 &&
    complaints.every(([name, messages]) => field.test(name) && messages.some((text) => words.test(text)))
  );
}

function withoutSeconds(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('period' in row)) return row;
  return typeof row.period === 'string' ? { ...row, period: row.period.slice(0, 5) } : row;
}

function withShortPeriods(body: Body): Body {
  const shortened: Body = {};
  for (const [name, rows] of Object.entries(body))
    shortened[name] = Array.isArray(rows) ? rows.map(withoutSeconds) : rows;
  return shortened;
}

/** C1: periods as `HH:MM` in place of `HH:MM:SS`. */
const shortPeriods: ApiVariant = {
  translate: withShortPeriods,
  refusesSpecified: (error) => refusesOnly(error, /\.period$/, /\bH:i(?!:)/),
  refusesVariant: (error) => refusesOnly(error, /\.period$/, /\bH:i:s\b/),
};

/** C10: dates that the specification does not have. A server that filters by them gets a range of all time. */
const taskDates: ApiVariant = {
  translate: (body) => ({ ...body, start_date: '2000-01-01', end_date: '2099-12-31' }),
  refusesSpecified: (error) => refusesOnly(error, /^(start|end)_date$/),
  refusesVariant: (error) => refusesOnly(error, /^(start|end)_date$/),
};

/** C8: an older server reads several dates from `start_date`, and wants the first one in `leave_date`. */
const olderLeaveDates: ApiVariant = {
  translate: (body) => {
    if (!Array.isArray(body.multi_date)) return null;
    const dates: unknown[] = body.multi_date;
    return { ...body, leave_date: dates[0], start_date: dates };
  },
  refusesSpecified: (error) => refusesOnly(error, /^leave_date$/),
  refusesVariant: (error) => refusesOnly(error, /^(leave|start)_date(\.|$)/),
};

/** For an older server, which fails on the filter by person: the caller filters the records. */
const unfiltered: ApiVariant = {
  translate: ({ staff_id, ...body }) => (staff_id === undefined ? null : body),
  refusesSpecified: (error) => error.status === 500 || refusesOnly(error, /^staff_id$/),
  refusesVariant: () => false,
  isGuess: true,
};

/** The accepted form is remembered path by path, because one server mixes the forms. Source: C1, C8, C10. */
export const API_VARIANTS: Readonly<Record<string, ApiVariant>> = {
  'reporting-system/task-performance/create': shortPeriods,
  'reporting-system/task-performance/delete': shortPeriods,
  'reporting-system/task-performance-setting/save': shortPeriods,
  'reporting-system/task-performance-setting/discard': shortPeriods,
  'reporting-system/task/get': taskDates,
  'reporting-system/leave/create': olderLeaveDates,
  'reporting-system/leave-record/get': unfiltered,
};
