import { expect, it } from 'vitest';
import { inMemberOrder } from '@/features/members/model/member-order';

it('sorts by sort key, missing ones last, ties as the server gave them [MB-2]', () => {
  const members = [
    { id: 1, sort_key: 3 },
    { id: 2, sort_key: null },
    { id: 3, sort_key: 1 },
    { id: 4 },
    { id: 5, sort_key: 3 },
  ];
  expect(inMemberOrder(members).map(({ id }) => id)).toEqual([3, 1, 5, 2, 4]);
});
