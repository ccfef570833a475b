import type { Staff } from './staff-schema';

const KEYS = { name: 'staffname', picture: 'profileImg', role: 'role' } as const;

/** Keeps name, picture and role in session storage (AU-3), for tools that read them; the screens use the query. */
export function storeIdentity(staff: Staff): void {
  sessionStorage.setItem(KEYS.name, staff.eng_name);
  sessionStorage.setItem(KEYS.picture, staff.staff_image_url ?? '');
  sessionStorage.setItem(KEYS.role, String(staff.role));
}

export function clearIdentity(): void {
  Object.values(KEYS).forEach((key) => sessionStorage.removeItem(key));
}
