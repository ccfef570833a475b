import { paths } from '@/config/paths';

/** Returns the address of a list on the registration screen, with a search for the open rows. */
export function registrationAddress(mode: 'existing' | 'overtime', search: string): string {
  const field = mode === 'overtime' ? 'overtime-q' : 'leave-q';
  return `${paths.leaveRegistration}?mode=${mode}&${field}=${encodeURIComponent(search)}`;
}
