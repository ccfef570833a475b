import { beforeAll, describe, expect, it } from 'vitest';
import { boardRows, type BoardPerson } from '@/features/hours/closing/model/closing-board';
import { writeMail, writeReminder, findUnreachable } from '@/features/hours/closing/model/reminder';
import { fixedWords, loadWords } from '@/i18n/fixed-words';
import type { Language } from '@/i18n/language';
import { datesBetween } from '@/lib/calendar-date';
import { initWords } from '../../support/node-words';

const MONTH = '2026-11';
const dates = datesBetween('2026-11-01', '2026-11-30');

const person = (id: number): BoardPerson => ({
  id,
  eng_name: `Person ${id}`,
  jp_name: `社員${id}`,
  staff_no: '',
  email: `p${id}+x@example.com`,
  position: null,
  permanent_date: '2020-01-01',
});
const buildRows = (people: readonly BoardPerson[]) =>
  boardRows(people, {
    dates,
    today: '2026-11-05',
    recorded: new Map(
      people.map((member) => [
        member.id,
        {
          member,
          hours: new Map([
            ['2026-11-02', 8],
            ['2026-11-03', 6.5],
          ]),
        },
      ]),
    ),
    findLeaveHours: () => new Map(),
    joinDates: new Map(),
    firstRecords: new Map(),
    calendar: { holidays: new Set(), patterns: [] },
    balanceFrom: null,
  });
const words = (language: Language) => ({ t: fixedWords(language, 'closing'), language });

beforeAll(async () => {
  await initWords();
  await loadWords('en', 'closing');
  await loadWords('ja', 'closing');
});

describe('the text of a reminder', () => {
  it('names each day of one person, in either language', () => {
    expect(writeReminder(buildRows([person(4)]), MONTH, words('en'))).toEqual({
      subject: 'Work records of November 2026: 2 days to complete',
      text: [
        'Dear Person 4,',
        '',
        'Your work records of November 2026 are not complete yet. Please record the days below.',
        '',
        '- Tue 3 Nov: 1 hr 30 mins missing (6 hrs 30 mins of 8 hrs recorded)',
        '- Wed 4 Nov: 8 hrs missing',
        '',
        'In total: 2 days, 9 hrs 30 mins',
        '',
        'Thank you.',
      ].join('\n'),
    });
    const { subject, text } = writeReminder(buildRows([person(4)]), MONTH, words('ja'));
    expect(subject).toBe('【作業報告のご入力のお願い】2026年11月分　未入力2日');
    expect(text).toContain(
      '・11/03（火）：1時間30分不足（8時間のうち6時間30分を入力済み）\n・11/04（水）：8時間不足',
    );
  });

  it('names several people with their days', () => {
    const { text } = writeReminder(buildRows([person(4), person(5)]), MONTH, words('ja'));
    expect(text).toContain('・社員4さん：2日、9時間30分（11/03（火）、11/04（水））\n・社員5さん：2日、');
  });
});

describe('the link of a reminder mail', () => {
  it('addresses one person, with subject and text', () => {
    const { link, isCut } = writeMail(buildRows([person(4)]), MONTH, words('en'));
    const { href, searchParams, pathname } = new URL(link);
    expect([pathname, isCut]).toEqual(['p4%2Bx@example.com', false]);
    expect(searchParams.get('subject')).toBe('Work records of November 2026: 2 days to complete');
    expect(searchParams.get('body')).toContain('Dear Person 4,\r\n\r\n');
    expect(href.length).toBeLessThan(2000);
  });

  it('addresses several people as blind copies, and shortens a list that is too long', () => {
    const people = Array.from({ length: 30 }, (_, index) => person(index + 1));
    const { link, isCut } = writeMail(buildRows(people), MONTH, words('en'));
    const { searchParams, pathname } = new URL(link);
    expect([pathname, isCut, link.length <= 2000]).toEqual(['', true, true]);
    expect(searchParams.get('bcc')?.split(',')).toHaveLength(30);
    expect(searchParams.get('body')).toMatch(/\r\n- and \d+ more lines\r\n\r\nThank you\.$/);
  });

  it('has no recipients when their addresses alone are too long', () => {
    const people = Array.from({ length: 200 }, (_, index) => person(index + 1));
    const { link, dropsAddresses } = writeMail(buildRows(people), MONTH, words('en'));
    expect([dropsAddresses, link.length <= 2000, link.includes('bcc=')]).toEqual([true, true, false]);
  });

  it('goes only to people with days to complete', () => {
    const rows = buildRows([
      person(4),
      { ...person(5), email: ' ', permanent_date: '2026-12-01' },
      person(6),
    ]);
    const notDue = buildRows([{ ...person(7), permanent_date: '2026-12-01' }]);
    const { link } = writeMail([...rows, ...notDue], MONTH, words('en'));
    expect(new URL(link).searchParams.get('bcc')).toBe('p4+x@example.com,p6+x@example.com');
    expect(findUnreachable(rows)).toEqual([]);
  });

  it('leaves out people without an address', () => {
    const rows = buildRows([{ ...person(4), email: ' ' }]);
    expect(writeMail(rows, MONTH, words('en')).link).toMatch(/^mailto:\?subject=/);
    expect(findUnreachable(rows)).toHaveLength(1);
  });
});
