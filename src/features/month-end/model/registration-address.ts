import { paths } from '@/config/paths';

export function registrationAddress(mode: 'existing' | 'overtime', search: string): string {
  const field = mode === 'overtime' ? 'overtime-q' : 'leave-q';
  return `${paths.leaveRegistration}?mode=${mode}&${field}=${encodeURIComponent(search)}`;
}
