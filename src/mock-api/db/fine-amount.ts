/** In Ks, by the time of arrival. Null up to 08:30, where the server fails. */
export function fineAmount(time: string): string | null {
  if (time <= '08:30:00') return null;
  if (time <= '09:00:00') return '2000.00';
  return time <= '10:00:00' ? '5000.00' : '10000.00';
}
