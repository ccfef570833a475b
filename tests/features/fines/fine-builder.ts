import type { Fine } from '@/features/fines/fields';

let lastId = 0;

/** A pending fine of 2,000 Ks of person 4, with `changes`. */
export function buildFine(changes: Partial<Fine> = {}): Fine {
  return {
    id: ++lastId,
    staffId: 4,
    date: '2026-08-04',
    time: '08:45:00',
    amount: 2000,
    status: 0,
    member: { eng_name: 'Hnin Yu Wai', jp_name: 'ニン ユー ワイ', staff_image_url: null },
    ...changes,
  };
}
