import type { AppScreen } from '@/session/feature';
import { isAdmin, type Staff } from '@/session/staff-schema';

/** True if the role of the user allows the screen. Apart from the screens, which the login page loads. Source: RT-5. */
export function mayOpen({ role }: AppScreen, me: Pick<Staff, 'role'>): boolean {
  return role === 'everyone' || isAdmin(me);
}
