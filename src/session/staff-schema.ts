import * as z from 'zod/mini';
import { mapped } from '@/lib/schema-parts';
import { wire, wireNames } from '@/api/wire-fields';

/** 1 is an administrator, 2 a user. */
export type Role = 1 | 2;

export const staffFields = z.looseObject({
  id: wire.id,
  staff_no: wire.text,
  ...wireNames,
  username: wire.text,
  address: wire.text,
  ph_number: wire.text,
  position: wire.figure,
  role: wire.sentFigure,
  email: wire.text,
  permanent_date: wire.date,
  ref_person: wire.text,
  ref_ph_number: wire.text,
  sort_key: wire.sentFigure,
  staff_image_url: wire.optionalText,
});

/** Where the server sends no role, `sort_key` 1 is an administrator. */
export function getRole(staff: { role?: number | null; sort_key?: number | null }): Role {
  if (staff.role === undefined) return staff.sort_key === 1 ? 1 : 2;
  return staff.role === 1 ? 1 : 2;
}

export function isAdmin(staff: { role: Role }): boolean {
  return staff.role === 1;
}

export const staffSchema = mapped(staffFields, (staff) => ({ ...staff, role: getRole(staff) }));

export type Staff = z.output<typeof staffSchema>;
