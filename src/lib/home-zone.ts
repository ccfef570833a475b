/** Where the company is: by its clocks and calendar, wherever the user is, days are counted. Source: HR-2. */
export const HOME_ZONE = 'Asia/Tokyo';

/** The IANA name of the zone of the browser: where the user is. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
