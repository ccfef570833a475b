import type { ApiError } from './api-error';

type Body = Record<string, unknown>;

/** The other form of a call that some servers want, and the refusals that ask for it. */
export type ApiVariant = {
  /** Null where both forms are the same. */
  translate: (body: Body) => Body | null;
  /** The refusal of the specified form asks for the other one, and stored nothing. */
  refusesSpecified: (error: ApiError) => boolean;
  /** The refusal of the other form asks for the specified one, and stored nothing. */
  refusesOther: (error: ApiError) => boolean;
  /** The refusal does not name its reason: the other form is remembered for this tab only. */
  isGuess?: boolean;
};

function isAbout(error: ApiError, field: RegExp, words = /./): boolean {
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

/** C1: periods as `HH:MM` in place of `HH:MM:SS`. */
const shortPeriods: ApiVariant = {
  translate: (body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, rows]) => [
        name,
        Array.isArray(rows) ? rows.map(withoutSeconds) : rows,
      ]),
    ),
  refusesSpecified: (error) => isAbout(error, /\.period$/, /\bH:i(?!:)/),
  refusesOther: (error) => isAbout(error, /\.period$/, /\bH:i:s\b/),
};

/** C10: a range of dates that the specification does not have. The server ignores its values, so it spans all time. */
const taskDates: ApiVariant = {
  translate: (body) => ({ ...body, start_date: '2000-01-01', end_date: '2099-12-31' }),
  refusesSpecified: (error) => isAbout(error, /^(start|end)_date$/),
  refusesOther: (error) => isAbout(error, /^(start|end)_date$/),
};

/** C8: several leave dates under their older name, after the first one. */
const olderLeaveDates: ApiVariant = {
  translate: (body) => {
    if (!Array.isArray(body.multi_date)) return null;
    const dates: unknown[] = body.multi_date;
    return { ...body, leave_date: dates[0], start_date: dates };
  },
  refusesSpecified: (error) => isAbout(error, /^leave_date$/),
  refusesOther: (error) => isAbout(error, /^(leave|start)_date(\.|$)/),
};

/** An older server fails on the filter by person: the call then asks for all records, and the caller filters them. */
const unfiltered: ApiVariant = {
  translate: ({ staff_id, ...body }) => (staff_id === undefined ? null : body),
  refusesSpecified: (error) => error.status === 500 || isAbout(error, /^staff_id$/),
  refusesOther: () => false,
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
