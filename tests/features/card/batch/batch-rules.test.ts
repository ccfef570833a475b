import { describe, expect, it } from 'vitest';
import { createPictureNamer } from '@/features/card/batch/export/zip-pictures';
import { readBatchSearch } from '@/features/card/batch/model/batch-search';
import { findJoinedSince } from '@/features/card/batch/model/joined-members';
import { sinceFormSchema } from '@/features/card/batch/model/since-form';
import { cardsAddress } from '@/features/members/model/member-addresses';
import type { CalendarDate } from '@/lib/calendar-date';

const NOTHING = { chosen: new Set(), format: 'staff', since: null, sheet: 1 };

describe('the address of the page of cards', () => {
  it.each([
    ['', NOTHING],
    [
      'ids=3-5,9&format=id1&since=2026-04-01&sheet=2',
      { chosen: new Set([3, 4, 5, 9]), format: 'id1', since: '2026-04-01', sheet: 2 },
    ],
    ['ids=x&format=a5&since=2026-02-30&sheet=-1', NOTHING],
  ])('“%s” is read field by field', (text, search) => {
    expect(readBatchSearch(new URLSearchParams(text))).toEqual(search);
  });

  it('comes from a list of members', () => {
    const address = cardsAddress([5, 3, 4, 9]);
    expect(address).toBe('/reporting-system/new-employee-card?view=many&ids=3-5,9');
  });
});

describe('the file names of pictures', () => {
  it.each([
    [
      'number and name',
      [{ id: 1, staffNo: 'SG-0001', name: 'Aung Kyaw Moe' }],
      ['SG-0001 Aung Kyaw Moe.png'],
    ],
    ['Japanese', [{ id: 2, staffNo: 'SG-0002', name: '田中 美咲' }], ['SG-0002 田中 美咲.png']],
    ['no number', [{ id: 3, staffNo: ' ', name: 'Mya' }], ['Mya.png']],
    ['nothing but an id', [{ id: 4, staffNo: '', name: '' }], ['4.png']],
    ['characters that file systems refuse', [{ id: 5, staffNo: 'A/1', name: '../x:y' }], ['A_1 .._x_y.png']],
    [
      'namesakes',
      [
        { id: 6, staffNo: '', name: 'Mya' },
        { id: 7, staffNo: '', name: 'MYA' },
        { id: 8, staffNo: '', name: 'Mya' },
      ],
      ['Mya.png', 'MYA (2).png', 'Mya (3).png'],
    ],
  ])('with %s', (_name, cards, names) => {
    expect(cards.map(createPictureNamer())).toEqual(names);
  });
});

describe('the members who joined since a date', () => {
  const members = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const dates = new Map<number, CalendarDate>([
    [1, '2026-03-31'],
    [2, '2026-04-01'],
  ]);

  it('include those who joined on that date, and exclude unknown join dates', () => {
    expect(findJoinedSince(members, '2026-04-01', dates)).toEqual({ members: [{ id: 2 }], unknownCount: 1 });
  });

  it.each([
    ['', true],
    ['2026-04-01', true],
    ['2026-02-30', false],
    ['yesterday', false],
  ])('are searched by the date “%s”: %s', (since, isTaken) => {
    expect(sinceFormSchema.safeParse({ since }).success).toBe(isTaken);
  });
});
