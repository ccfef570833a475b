import * as z from 'zod/mini';
import { readId, readText } from '@/api/wire-values';
import { isDayHours } from '@/features/work/model/work-calendar';
import { REQUIRED } from '@/i18n/form-checks';
import { requiredDate } from '@/i18n/form-rules';
import { message } from '@/i18n/message';
import { isFields } from '@/lib/is-fields';
import { mapped } from '@/lib/schema-parts';
import { formatEntries } from './format-entries';

/** The weekdays in the order of the file. */
export const WEEKDAYS_FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const;

const dayHours = mapped(z.union([z.number(), z.string()]), (hours, { issues }) => {
  if (isDayHours(hours)) return hours;
  issues.push({
    code: 'custom',
    message: message('company:patterns.badHours'),
    input: hours,
  });
  return z.NEVER;
});

const lineSchema = z.object({
  /** `staff:SG-0004` or `position:3`. */
  holder: z.string().check(z.minLength(1, REQUIRED)),
  from: requiredDate(),
  hours: z.array(z.object({ value: dayHours })),
});

/** The lines of `work-patterns.json`, at most one for each person or position and first day. */
export const patternSchema = z
  .object({ lines: z.array(lineSchema) })
  .check(({ value: { lines }, issues }) => {
    lines.forEach(({ holder, from }, index) => {
      const first = lines.findIndex((line) => line.holder === holder && line.from === from);
      if (first === index) return;
      issues.push({
        code: 'custom',
        input: from,
        path: ['lines', index, 'from'],
        message: message('company:patterns.twice', { line: first + 1 }),
      });
    });
  });

export type PatternInput = z.input<typeof patternSchema>;
export type PatternLines = z.output<typeof patternSchema>['lines'];
type LineInput = PatternInput['lines'][number];

export const NEW_LINE: LineInput = {
  holder: '',
  from: '',
  hours: [8, 8, 8, 8, 8, 0, 0].map((value) => ({ value })),
};

export const toStaffHolder = (staffNo: string) => `staff:${staffNo}`;
export const toPositionHolder = (position: number) => `position:${position}`;

function toHolder(staffNo: unknown, position: unknown): string {
  if (readText(staffNo) !== '') return toStaffHolder(readText(staffNo));
  const positionId = readId(position);
  return positionId === null ? '' : toPositionHolder(positionId);
}

/** Reads the lines of the file, invalid ones included, so that the form shows what is wrong. */
export function readPatternLines(file: unknown): LineInput[] {
  const entries: unknown[] = Array.isArray(file) ? file : [];
  return entries.map((entry) => {
    const { staff_no: staffNo, position, from, hours } = isFields(entry) ? entry : {};
    const fileHours: unknown[] = Array.isArray(hours) ? hours : [];
    const toHour = (_: unknown, index: number) => {
      const value = fileHours[index];
      return { value: typeof value === 'number' ? value : readText(value) };
    };
    return {
      holder: toHolder(staffNo, position),
      from: readText(from),
      hours: WEEKDAYS_FROM_MONDAY.map(toHour),
    };
  });
}

export function patternFile(lines: PatternLines): string {
  return formatEntries(
    lines.map(({ holder, from, hours }) => {
      const [kind, ...rest] = holder.split(':');
      // A staff number may contain the separator.
      const key = rest.join(':');
      const scope = kind === 'staff' ? { staff_no: key } : { position: Number(key) };
      return { ...scope, from, hours: hours.map(({ value }) => value) };
    }),
  );
}
