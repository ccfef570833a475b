import type { AppScreen } from '@/session/feature';
import { isAdmin, type Staff } from '@/session/staff-schema';

/** True if the role of the user allows the screen. The login page does not load this file, unlike `screens.ts`. Source: RT-5. */
export function mayOpen({ role }: AppScreen, me: Pick<Staff, 'role'>): boolean {
  return role === 'everyone' || isAdmin(me);
}
