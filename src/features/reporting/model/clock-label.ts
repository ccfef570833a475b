import { toClockTime } from '@/lib/time-slot';

/** Minutes since midnight as people read them: `1:30 PM` in English, `13:30` in Japanese. */
export function clockLabel(minutes: number, language: 'en' | 'ja'): string {
  if (language === 'ja') return toClockTime(minutes);
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}
