import type { Leave, LeaveRecord, Overtime, Person } from '@/features/leave/model/leave';

export const HNIN: Person = { id: 4, eng_name: 'Hnin Yu Wai', jp_name: 'ニン ユー ワイ' };
export const SATO: Person = { id: 5, eng_name: 'Sato Kenta', jp_name: 'さとう けんた' };

const names = ({ eng_name, jp_name }: Person) => ({ eng_name, jp_name });

export function createLeave(person: Person, changes: Partial<Leave> = {}): Leave {
  return {
    key: `${person.id}`,
    staffId: null,
    recordId: person.id * 10,
    ...names(person),
    type: 'paid',
    date: '2026-11-05',
    duration: '1',
    dayCount: 1,
    reason: 'Travel',
    ...changes,
  };
}

export function createLeaveRecord(person: Person, changes: Partial<LeaveRecord> = {}): LeaveRecord {
  return {
    key: `${person.id}`,
    id: person.id * 10,
    staffId: person.id,
    ...names(person),
    year: 2026,
    permanentDate: '2025-01-10',
    totalLeaves: 10,
    usedLeaves: null,
    remainingLeaves: null,
    remainingBySource: null,
    leaves: null,
    ...changes,
  };
}

export function createOvertime(person: Person, changes: Partial<Overtime> = {}): Overtime {
  return {
    key: `${person.id}`,
    staffId: person.id,
    ...names(person),
    date: '2026-11-05',
    duration: '6',
    state: null,
    ...changes,
  };
}
