import { describe, expect, it } from 'vitest';
import { describeFile, readRows } from './hours-driver';

/** UTF-16 with its mark. */
const utf16 = (text: string) =>
  Uint8Array.from([
    ...[0xff, 0xfe],
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);

/** 日付,開始,終了,案件,作業 and 開発 as Shift_JIS has them. */
const SHIFT_JIS = {
  heads: [
    0x93, 0xfa, 0x95, 0x74, 44, 0x8a, 0x4a, 0x8e, 0x6e, 44, 0x8f, 0x49, 0x97, 0xb9, 44, 0x88, 0xc4, 0x8c,
    0x8f, 44,
  ],
  work: [0x8d, 0xec, 0x8b, 0xc6],
  development: [0x8a, 0x4a, 0x94, 0xad],
};
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const MORNING = '4 2026-11-20 09:00–12:00 1/1 new';
const MEETING = '4 2026-11-20 13:00–14:30 2/2 new';

describe('files of other tools and exports of the application', () => {
  it.each<[string, string | Uint8Array, string[]]>([
    [
      'Toggl Track',
      'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()\r\n' +
        'Hnin,hnin@example.com,Acme,School system,Development,"Form, list",No,2026-11-20,09:00:00,2026-11-20,12:00:00,03:00:00,,\r\n' +
        'Hnin,hnin@example.com,Acme,PNT,Meeting,,No,2026-11-20,13:00:00,2026-11-20,14:30:00,01:30:00,"a, b",\r\n',
      [MORNING, MEETING],
    ],
    [
      'Toggl Track as it writes today',
      'Description,Billable,Duration,Member,Email,Project,Task,Tags,Start date,Start time,Stop date,Stop time\n' +
        'x,No,3:00:00,Hnin Yu Wai,hnin@example.com,SCH01,DEV,-,2026-11-20,9:00 AM,2026-11-20,12:00 PM\n' +
        'x,No,1:30:00,Hnin Yu Wai,hnin@example.com,PNT,MTG,-,2026-11-20,1:00 PM,2026-11-20,2:30 PM\n',
      [MORNING, MEETING],
    ],
    [
      'Clockify',
      '"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)","Billable Rate (USD)","Billable Amount (USD)"\n' +
        '"School system","","","Development","Hnin Yu Wai","","hnin@example.com","","No","11/20/2026","09:00:00 AM","11/20/2026","12:00:00 PM","03:00:00","3.00","0.00","0.00"\n' +
        '"Paint shop","","","Meeting","Hnin Yu Wai","","hnin@example.com","","No","11/20/2026","01:00:00 PM","11/20/2026","02:30:00 PM","01:30:00","1.50","0.00","0.00"\n',
      [MORNING, MEETING],
    ],
    [
      'Kimai',
      'Date;From;To;Duration;Currency;Rate;Name;User;Email;Staff number;Customer;Project;Activity;Description;Billable;Tags\n' +
        '2026-11-20;09:00;12:00;3,00;JPY;0;Hnin Yu Wai;hninyu;hnin@example.com;SG-0004;Acme;School system;Development;;no;\n' +
        '2026-11-20;13:00;14:30;1,50;JPY;0;Hnin Yu Wai;hninyu;hnin@example.com;SG-0004;Acme;Paint shop;Meeting;;no;\n',
      [MORNING, MEETING],
    ],
    [
      'Kimai in Japanese',
      utf16(
        '日付\t開始\t終了\t期間\tユーザー\tプロジェクト\tアクティビティ\n' +
          '2026/11/20\t09:00\t12:00\t3:00\tニン ユ ウェイ\t学校システム\t開発\n' +
          '2026/11/20\t13:00\t14:30\t1:30\tニン ユ ウェイ\t塗装\t会議\n',
      ),
      [MORNING, MEETING],
    ],
    [
      'Shift_JIS',
      Uint8Array.from([
        ...SHIFT_JIS.heads,
        ...SHIFT_JIS.work,
        ...ascii('\r\n2026/11/20,9:00,12:00,SCH01,'),
        ...SHIFT_JIS.development,
      ]),
      [MORNING],
    ],
    [
      'cells of a workbook with day and time',
      'Start,End,Project,Task\n2026-11-20 09:00,2026-11-20 12:00,SCH01,DEV\n2026-11-19 22:00,2026-11-20,SCH01,DEV\n',
      ['4 2026-11-19 22:00–24:00 1/1 new', MORNING],
    ],
    [
      'solidtime',
      'Description,Task,Project,Client,User,Start,End,Duration,Duration (decimal),Billable,Tags\n' +
        ',Development,School system,,Hnin Yu Wai,2026-11-20 09:00:00,2026-11-20 12:00:00,3:00:00,3,No,\n' +
        ',Meeting,Paint shop,,Hnin Yu Wai,2026-11-20 13:00:00,2026-11-20 14:30:00,1:30:00,1.5,No,\n',
      [MORNING, MEETING],
    ],
    [
      'moments in UTC',
      'user,start,end,project,task\n' +
        'hninyu,2026-11-20T00:00:00Z,2026-11-20T03:00:00Z,SCH01,DEV\n' +
        'hninyu,2026-11-20T04:00:00Z,2026-11-20T05:30:00Z,PNT,MTG\n',
      [MORNING, MEETING],
    ],
    [
      'our own half hours, without a person',
      'Date,Time,Project,Task,Hours\n' +
        '2026-11-20,9:00–9:30,School system,Development,0.5\n2026-11-20,9:30–10:00,School system,Development,0.5\n',
      ['4 2026-11-20 09:00–10:00 1/1 new'],
    ],
    [
      'a time sheet of a company, with days off and a total',
      '勤務表,,,,\n社員番号,日付,出勤,退勤,案件,作業内容\nSG-0004,2026年11月20日,9:00,12:00,学校システム,開発\n' +
        'SG-0004,2026年11月21日,,,,\n合計,,,3:00,,\n',
      ['4 2026-11-20 09:00–12:00 1/1 new', '4 hours.problem.nothing', '5 hours.problem.noDate'],
    ],
    [
      'whole hours by day, with a total beyond the hours of a day',
      'Date,Duration,Project,Task\n2026-11-20,3,SCH01,DEV\nTotal,160,,\n,160,,\n',
      ['4 2026-11-20 08:30–11:30 1/1 new~', '3 hours.problem.date', '4 hours.problem.noDate'],
    ],
    [
      'start and duration',
      'Date,Start,Duration,Project,Task\n2026-11-20,9:00,1h 30m,SCH01,DEV\n2026-11-20,23:00,2:00,SCH01,DEV\n',
      [
        '4 2026-11-20 09:00–10:30 1/1 new',
        '4 2026-11-20 23:00–24:00 1/1 new',
        '4 2026-11-21 00:00–01:00 1/1 outside',
      ],
    ],
    [
      'over midnight and until 24:00',
      'Date,Start,End,Project,Task\n2026-11-19,22:00,24:00,SCH01,DEV\n2026-11-20,23:00,08:45,SCH01,DEV\n2026-11-22,22:00,25:00,PNT,DEV\n',
      [
        '4 2026-11-19 22:00–24:00 1/1 new',
        '4 2026-11-20 23:00–24:00 1/1 new',
        '4 2026-11-21 00:00–08:30 1/1 outside',
        '4 2026-11-21 08:30–09:00 1/1 new',
        '4 2026-11-22 22:00–24:00 2/1 new',
        '4 2026-11-23 00:00–01:00 2/1 outside',
      ],
    ],
    [
      'people by number, user name, e-mail, and either name',
      'Person,Date,Start,End,Project,Task\nsg-0004,2026-11-20,9:00,9:30,PNT,MTG\nTANAKA,2026-11-20,9:00,9:30,PNT,MTG\n' +
        'tanaka2@example.com,2026-11-20,9:00,9:30,PNT,MTG\n田中太郎,2026-11-21,9:00,9:30,PNT,MTG\nTanaka Jiro,2026-11-21,9:00,9:30,PNT,MTG\n',
      [
        '4 2026-11-20 09:00–09:30 2/2 new',
        '5 2026-11-20 09:00–09:30 2/2 new',
        '5 2026-11-21 09:00–09:30 2/2 new',
        '6 2026-11-20 09:00–09:30 2/2 new',
        '6 2026-11-21 09:00–09:30 2/2 new',
      ],
    ],
    [
      'invalid rows',
      'Date,Start,End,Duration,Project,Task\nsoon,9:00,10:00,,PNT,MTG\n2026-11-20,late,10:00,,PNT,MTG\n2026-11-20,9:00,,,PNT,MTG\n' +
        '2026-11-20,,,much,PNT,MTG\n2026-11-20,,,30:00,PNT,MTG\n03/04/2026,9:00,10:00,,PNT,MTG\n2026-11-20,9:00,10:00,,,MTG\n2026-11-20,9:00,9:00,,PNT,MTG\n',
      [
        '2 hours.problem.date',
        '3 hours.problem.time',
        '4 hours.problem.noLength',
        '5 hours.problem.duration',
        '6 hours.problem.long',
        '7 cell.unclearDate',
        '8 hours.problem.unknown',
        '9 hours.problem.nothing',
      ],
    ],
  ])('%s', (_name, file, expected) => expect(describeFile(file)).toEqual(expected));

  it('treats an end before its start on the same day as an error, and one of the next day as valid', () => {
    const file = (end: string) =>
      `Start date,Start time,End date,End time,Project,Task\n2026-11-20,22:00,${end},9:00,PNT,MTG\n`;
    expect(describeFile(file('2026-11-20'))).toEqual(['2 hours.problem.endFirst']);
    expect(describeFile(file('2026-11-21'))).toHaveLength(3);
    expect(describeFile(file('2026-11-22'))).toEqual(['2 hours.problem.long']);
  });

  it('reads 03/04/2026 by the chosen order, or as another date of the file implies', () => {
    const file = 'Date,Start,End,Project,Task\n03/04/2026,9:00,9:30,PNT,MTG\n';
    expect(describeFile(file, { dateOrder: 'day' })).toEqual(['4 2026-04-03 09:00–09:30 2/2 new']);
    expect(describeFile(file, { dateOrder: 'month' })).toEqual(['4 2026-03-04 09:00–09:30 2/2 new']);
    expect(describeFile(`${file}25/04/2026,9:00,9:30,PNT,MTG\n`)[0]).toContain('2026-04-03');
  });

  it('takes the date of rows without one from the file name', () => {
    const file = 'Time,Project,Task\n9:00–9:30,PNT,MTG\n';
    expect(describeFile(file, { fileDate: '2026-11-20' })).toEqual(['4 2026-11-20 09:00–09:30 2/2 new']);
  });

  it('converts timestamps to the own time zone, also on the day of the change to summer time', () => {
    const file =
      'Start,End,Project,Task\n2026-03-27T09:00:00Z,2026-03-27T10:00:00Z,PNT,MTG\n2026-03-30T09:00:00Z,2026-03-30T10:00:00Z,PNT,MTG\n' +
      '2026-11-20T09:00:00-05:00,2026-11-20T10:00:00-05:00,PNT,MTG\n';
    expect(describeFile(file, { context: { zone: 'Europe/Berlin' } })).toEqual([
      '4 2026-03-27 10:00–11:00 2/2 new',
      '4 2026-03-30 11:00–12:00 2/2 new',
      '4 2026-11-20 15:00–16:00 2/2 new',
    ]);
  });

  it('recognises the headings of each tool', () => {
    expect(
      readRows(
        'Description,Task,Project,Client,User,Start,End,Duration,Duration (decimal)\n1,2,3,4,5,6,7,8,9\n',
      ).fields,
    ).toEqual([null, 'task', 'project', null, 'person', 'start', 'finish', 'duration', null]);
    expect(readRows('社員No,氏名,日付,開始時刻,終了時刻,工数（分）\n1,2,3,4,5,6\n').fields).toEqual([
      ...['staffNo', 'person', 'date', 'start', 'finish', 'minutes'],
    ]);
  });
});
