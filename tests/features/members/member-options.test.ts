// @vitest-environment node
import { expect, it } from 'vitest';
import { memberOptions } from '@/features/members/model/member-options';

it('tells namesakes apart by their staff number', () => {
  const members = [
    { id: 1, eng_name: 'Sato Ken', jp_name: '佐藤 健', staff_no: 'S001' },
    { id: 2, eng_name: 'Sato Ken', jp_name: '佐藤 賢', staff_no: 'S002' },
    { id: 3, eng_name: 'Ito Mei', jp_name: '伊藤 芽衣', staff_no: 'S003' },
  ];
  const labels = (language: 'en' | 'ja') => memberOptions(members, language).map(({ label }) => label);
  expect(labels('en')).toEqual(['Sato Ken (S001)', 'Sato Ken (S002)', 'Ito Mei']);
  expect(labels('ja')).toEqual(['佐藤 健', '佐藤 賢', '伊藤 芽衣']);
});
