import { monthMapKeyList } from '@/features/dashboard/components/month/month-map-key-list';
import { wallKeyList } from '@/features/leave/wall/components/wall-key-list';
import { painterKeyList } from '@/features/reporting/painter/components/painter-key-list';
import { skillGridKeyList } from '@/features/skills/components/skill-grid-key-list';
import { finderKeyList } from '@/features/skills/finder/components/finder-key-list';
import { calendarKeyList } from '@/ui/keys/calendar-keys';
import { pickKeyList, tableKeyList } from '@/ui/data-table/table-key-list';
import { exportKeyList } from '@/ui/export/export-key-list';
import { formKeyList } from '@/ui/form/form-key-list';
import type { KeyArea } from '@/ui/keys/key-area';
import { globalKeyList } from './global-key-list';

const AREAS: readonly KeyArea[] = [
  globalKeyList,
  painterKeyList,
  monthMapKeyList,
  wallKeyList,
  skillGridKeyList,
  finderKeyList,
  calendarKeyList,
  tableKeyList,
  pickKeyList,
  formKeyList,
  exportKeyList,
];

/** The keys that act on the page as it is now. */
export function keyAreasOf(page: ParentNode): KeyArea[] {
  return AREAS.filter(({ where }) => page.querySelector(where) !== null);
}
