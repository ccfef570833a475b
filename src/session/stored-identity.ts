import { sessionValues } from '@/lib/stored-values';
import type { Staff } from './staff-schema';

const KEYS = { name: 'staffname', picture: 'profileImg', role: 'role' } as const;

/** Stores name, picture and role in session storage for other tools; the screens use the query. Source: AU-3. */
export function storeIdentity(staff: Staff): void {
  sessionValues.write(KEYS.name, staff.eng_name);
  sessionValues.write(KEYS.picture, staff.staff_image_url ?? '');
  sessionValues.write(KEYS.role, String(staff.role));
}

export function clearIdentity(): void {
  Object.values(KEYS).forEach((key) => sessionValues.remove(key));
}
