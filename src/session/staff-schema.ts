import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** 1 is an administrator, 2 a user. */
export type Role = 1 | 2;

/**
 * A staff member as every call gives it, without relations. An administrator is `role` 1; only where
 * the server sends no role does `sort_key` 1 stand for it. Unknown fields are kept.
 */
export const staffFields = z.looseObject({
  id: z.number(),
  staff_no: text,
  eng_name: text,
  jp_name: text,
  username: text,
  address: text,
  ph_number: text,
  position: z.coerce.number().nullish().catch(null),
  role: z.coerce.number().optional().catch(undefined),
  email: text,
  permanent_date: z.string().nullish().catch(null),
  ref_person: text,
  ref_ph_number: text,
  sort_key: z.coerce.number().nullish().catch(null),
  staff_image_url: z.string().nullish().catch(null),
});

export function roleOf(staff: { role?: number; sort_key?: number | null }): Role {
  if (staff.role === undefined) return staff.sort_key === 1 ? 1 : 2;
  return staff.role === 1 ? 1 : 2;
}

/** A staff member with a certain role. */
export const staffSchema = staffFields.transform((staff) => ({ ...staff, role: roleOf(staff) }));

export type Staff = z.output<typeof staffSchema>;
