import { expect, it } from 'vitest';
import { spreadLabels } from '@/features/dashboard/model/spread-labels';

const ROOM = { gap: 10, top: 0, bottom: 40 };

it.each([
  { where: 'none', preferred: [], heights: [] },
  { where: 'at their own positions', preferred: [5, 20, 40], heights: [5, 20, 40] },
  { where: 'within the room', preferred: [-8, 48], heights: [0, 40] },
  { where: 'apart, downwards', preferred: [5, 6, 7], heights: [5, 15, 25] },
  { where: 'apart, upwards from the bottom', preferred: [37, 38, 39], heights: [20, 30, 40] },
  {
    where: 'evenly, if there are too many',
    preferred: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    heights: [0, 5, 10, 15, 20, 25, 30, 35, 40],
  },
])('places labels $where', ({ preferred, heights }) => {
  expect(spreadLabels(preferred, ROOM)).toEqual(heights);
});
