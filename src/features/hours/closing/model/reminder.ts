import type { TFunction } from 'i18next';
import { createFormats } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import type { Language } from '@/i18n/language';
import type { CalendarMonth } from '@/lib/calendar-date';
import type { BoardPerson, BoardRow } from './closing-board';

/** The words of reminders in their own language, which may differ from that of the screen. */
export type ReminderWords = { t: TFunction<['closing', 'common']>; language: Language };

export type Reminder = { subject: string; text: string };

type Parts = { subject: string; opening: string[]; lines: string[]; closing: string[] };

/** The length of a `mailto:` link that mail programs accept. */
const LONGEST_LINK = 2000;

/** Writes the days of one person, or a line for each of several; omits people without days to complete. */
export function writeReminder(
  people: readonly BoardRow[],
  month: CalendarMonth,
  words: ReminderWords,
): Reminder {
  return joinParts(composeParts(findRowsToRemind(people), month, words));
}

const findRowsToRemind = (people: readonly BoardRow[]) => people.filter(({ open }) => open.length > 0);

function joinParts({ subject, opening, lines, closing }: Parts): Reminder {
  return { subject, text: [...opening, '', ...lines, '', ...closing].join('\n') };
}

function composeParts(rows: readonly BoardRow[], month: CalendarMonth, words: ReminderWords): Parts {
  const [row] = rows;
  return row && rows.length === 1 ? personalParts(row, month, words) : commonParts(rows, month, words);
}

function personalParts(
  { person, open, missing }: BoardRow,
  month: CalendarMonth,
  { t, language }: ReminderWords,
): Parts {
  const values = { month: formatMonth(month, language), count: open.length };
  const format = createFormats(language);
  return {
    subject: t('closing:remind.subject', values),
    opening: [
      t('closing:remind.greeting', { name: format.name(person) }),
      '',
      t('closing:remind.intro', values),
    ],
    lines: open.map(({ date, expected, recorded }) => {
      const dayValues = { date: format.dayOfMonth(date), hours: format.hours(expected - recorded) };
      if (recorded === 0) return t('closing:remind.day', dayValues);
      return t('closing:remind.partDay', {
        ...dayValues,
        recorded: format.hours(recorded),
        expected: format.hours(expected),
      });
    }),
    closing: [
      t('closing:remind.sum', { ...values, hours: format.hours(missing) }),
      '',
      t('closing:remind.thanks'),
    ],
  };
}

function commonParts(rows: readonly BoardRow[], month: CalendarMonth, { t, language }: ReminderWords): Parts {
  const values = { month: formatMonth(month, language) };
  const format = createFormats(language);
  return {
    subject: t('closing:remind.subjectAll', values),
    opening: [t('closing:remind.greetingAll'), '', t('closing:remind.introAll', values)],
    lines: rows.map(({ person, open, missing }) =>
      t('closing:remind.person', {
        name: format.name(person),
        count: open.length,
        hours: format.hours(missing),
        dates: format.list(open.map(({ date }) => format.dayOfMonth(date))),
      }),
    ),
    closing: [t('closing:remind.thanks')],
  };
}

/** Writes a `mailto:` link. `isCut`: it lacks lines. `dropsAddresses`: not all fit, so it has none. */
export function writeMail(people: readonly BoardRow[], month: CalendarMonth, words: ReminderWords) {
  const rows = findRowsToRemind(people);
  const parts = composeParts(rows, month, words);
  const allAddresses = rows.flatMap(({ person }) => findAddress(person) ?? []);
  const createLink = (addresses: readonly string[], count: number) => {
    const omitted = parts.lines.length - count;
    const more = omitted > 0 ? [words.t('closing:remind.more', { count: omitted })] : [];
    return mailLink(addresses, joinParts({ ...parts, lines: [...parts.lines.slice(0, count), ...more] }));
  };
  const addresses = createLink(allAddresses, 1).length > LONGEST_LINK ? [] : allAddresses;
  const fits = (count: number) => createLink(addresses, count).length <= LONGEST_LINK;
  const lineCount = parts.lines.length;
  let count = fits(lineCount) ? lineCount : 0;
  // Counts up, because some twenty lines fill a link, and there may be a thousand.
  while (count < lineCount && fits(count + 1)) count++;
  return {
    link: createLink(addresses, count),
    isCut: count < lineCount,
    dropsAddresses: addresses.length < allAddresses.length,
  };
}

/** Several people receive a blind copy, so that none sees the others. */
function mailLink(addresses: readonly string[], { subject, text }: Reminder): string {
  const written = addresses.map((address) => encodeURIComponent(address).replaceAll('%40', '@')).join(',');
  const isSingle = addresses.length === 1;
  const blindCopy = !isSingle && written ? `bcc=${written}&` : '';
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:${isSingle ? written : ''}?${blindCopy}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export function findUnreachable(people: readonly BoardRow[]): BoardRow[] {
  return findRowsToRemind(people).filter(({ person }) => findAddress(person) === undefined);
}

function findAddress({ email }: BoardPerson): string | undefined {
  return email?.trim() || undefined;
}
