import type { AppScreen } from '@/session/feature';
import { isAdmin, type Staff } from '@/session/staff-schema';

/** Not in `screens.ts`: the login page loads that file, but not the staff schema. Source: RT-5. */
export function mayOpen({ role }: AppScreen, me: Pick<Staff, 'role'>): boolean {
  return role === 'everyone' || isAdmin(me);
}
