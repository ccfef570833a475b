import { describe, expect, it } from 'vitest';
import { needsUniqueCheck, takenValues } from '@/features/members/model/taken-values';

const person = (id: number, username: string, email: string, staff_no: string) => ({
  id,
  username,
  email,
  staff_no,
});
const TANAKA = person(2, 'Tanaka', 'tanaka@example.com', 'SG-0002');
const SATO = person(5, 'sato', 'sato@example.com', 'SG-0005');
const MORI = person(0, 'mori', 'mori@example.com', 'SG-0100');
const BLANK = person(9, '', '', '');

describe('values that another member already uses', () => {
  it.each<[string, Partial<typeof SATO>, object]>([
    ['nothing', {}, {}],
    ['a username in another case', { username: 'ＴＡＮＡＫＡ' }, { username: TANAKA }],
    ['an e-mail', { email: 'TANAKA@example.com' }, { email: TANAKA }],
    ['a staff number in full width', { staff_no: 'ＳＧ－０００２' }, { staff_no: TANAKA }],
    ['two at once', { username: 'tanaka', email: SATO.email }, { username: TANAKA, email: SATO }],
    ['blanks are free', { email: '' }, {}],
  ])('in a new member: %s', (_what, changes, taken) => {
    expect(takenValues({ ...MORI, ...changes }, [TANAKA, SATO, BLANK], null)).toEqual(taken);
  });

  it.each<[string, Partial<typeof SATO>, object]>([
    ['their own values are theirs', { username: 'SATO' }, {}],
    ['a new username that is taken', { username: 'tanaka' }, { username: TANAKA }],
  ])('in an edited member: %s', (_what, changes, taken) => {
    expect(takenValues({ ...SATO, ...changes }, [TANAKA, SATO], SATO)).toEqual(taken);
  });

  it('are accepted if the edit does not change them: some share an e-mail already', () => {
    const shared = { ...SATO, email: TANAKA.email };
    expect(takenValues({ ...shared }, [TANAKA, shared], shared)).toEqual({});
  });
});

it('the member list is not read when no new value is entered', () => {
  expect(needsUniqueCheck({ ...SATO, username: 'SATO' }, SATO)).toBe(false);
  expect(needsUniqueCheck({ ...SATO, username: 'sato2' }, SATO)).toBe(true);
  expect([needsUniqueCheck(MORI, null), needsUniqueCheck(BLANK, null)]).toEqual([true, false]);
});
