import type { AppScreen } from '@/session/feature';
import { isAdmin, type Staff } from '@/session/staff-schema';

/** Apart from `screens.ts`, so that the login page does not load it. Source: RT-5. */
export function mayOpen({ role }: AppScreen, me: Pick<Staff, 'role'>): boolean {
  return role === 'everyone' || isAdmin(me);
}
