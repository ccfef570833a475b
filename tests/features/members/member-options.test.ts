import { expect, it } from 'vitest';
import { memberOptions, toOptions, withStored } from '@/features/members/model/member-options';
import { inMemberOrder } from '@/features/members/model/member-order';

it('distinguishes people of the same name by their staff number', () => {
  const members = [
    { id: 1, eng_name: 'Sato Ken', jp_name: '佐藤 健', staff_no: 'S001' },
    { id: 2, eng_name: 'Sato Ken', jp_name: '佐藤 賢', staff_no: 'S002' },
    { id: 3, eng_name: 'Ito Mei', jp_name: '伊藤 芽衣', staff_no: 'S003' },
  ];
  const labels = (language: 'en' | 'ja') => memberOptions(members, language).map(({ label }) => label);
  expect(labels('en')).toEqual(['Sato Ken (S001)', 'Sato Ken (S002)', 'Ito Mei']);
  expect(labels('ja')).toEqual(['佐藤 健', '佐藤 賢', '伊藤 芽衣']);
});

it('finds members by the other name and the staff number, which is shown only when needed', () => {
  const members = [
    { id: 1, eng_name: 'Sato Ken', jp_name: '佐藤 健', staff_no: '' },
    { id: 2, eng_name: 'Sato Ken', jp_name: 'Sato Ken', staff_no: 'S002' },
  ];
  expect(memberOptions(members, 'en')).toEqual([
    { value: 1, label: 'Sato Ken', detail: '佐藤 健', keywords: '' },
    { value: 2, label: 'Sato Ken (S002)', detail: undefined, keywords: 'S002' },
  ]);
});

it('keeps a stored choice that is not in the list', () => {
  const choices = (stored: number | null | undefined) => [...withStored([1, 2], stored)];
  expect([choices(2), choices(7), choices(0), choices(null), choices(undefined)]).toEqual([
    [1, 2],
    [1, 2, 7],
    [1, 2, 0],
    [1, 2],
    [1, 2],
  ]);
  expect(toOptions([1, 7], (id) => `Key ${id}`)).toEqual([
    { value: 1, label: 'Key 1' },
    { value: 7, label: 'Key 7' },
  ]);
});

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
