import type { CalendarDate } from '@/lib/calendar-date';
import { now } from '@/lib/clock';
import * as z from 'zod/mini';
import {
  date,
  email,
  existingFromForm,
  formInteger,
  isFree,
  list,
  must,
  nullIfMissing,
  TAKEN,
  text,
} from '../body-rules';
import type { Tables } from '../db/database';
import { createdNow, timestampNow } from '../db/timestamp';
import { endpoint } from '../endpoint';
import { failedWithStatus200, ok } from '../json-reply';
import { UploadedFile } from '../uploaded-file';

/** Includes the time of the upload, which the server puts before the name. */
const LONGEST_IMAGE_NAME = 100;

const commonFields = {
  address: text(250),
  ph_number: z.nullish(text(100)),
  position: formInteger(),
  role: formInteger(),
  permanent_date: z.nullish(date()),
  ref_person: nullIfMissing(text(40)),
  ref_ph_number: nullIfMissing(text(100)),
  sort_key: nullIfMissing(formInteger()),
};

/** The server fails where one of these nullable fields is missing, or where the staff number is null. */
const KEYS_THE_SERVER_READS = ['staff_no', 'ph_number', 'email', 'permanent_date'] as const;

type SentStaff = {
  staff_no?: string | null;
  ph_number?: string | null;
  email?: string | null;
  permanent_date?: CalendarDate | null;
};

function hasKeys(body: SentStaff): body is Required<SentStaff> & { staff_no: string } {
  return body.staff_no !== null && KEYS_THE_SERVER_READS.every((key) => body[key] !== undefined);
}

/** Null for a name that is too long for its column. */
function storeImage(tables: Tables, file: UploadedFile): string | null {
  const name = `${Math.floor(now().getTime() / 1000)}_${file.name}`;
  if (name.length > LONGEST_IMAGE_NAME) return null;
  if (file.dataUrl) tables.images.insert({ name, dataUrl: file.dataUrl });
  return name;
}

function linkProjects(tables: Tables, staffId: number, projectIds: readonly number[]): void {
  for (const projectId of projectIds) {
    tables.staff_projects.insert({
      staff_id: staffId,
      project_id: projectId,
      created_at: null,
      updated_at: null,
    });
  }
}

const uploadedFile = z.custom<UploadedFile>((value) => value instanceof UploadedFile, must('be a file'));

export const staffCreate = endpoint({
  path: '/reporting-system/staff/create',
  body: ({ staff }) =>
    z.strictObject({
      eng_name: text(40).check(z.refine(isFree(staff, 'eng_name'), TAKEN)),
      jp_name: text(40).check(z.refine(isFree(staff, 'jp_name'), TAKEN)),
      username: text(40).check(z.refine(isFree(staff, 'username'), TAKEN)),
      password: text(255, 6),
      // By mistake the server looks in the column of English names.
      staff_no: z.nullish(text(30).check(z.refine(isFree(staff, 'eng_name'), TAKEN))),
      ...commonFields,
      email: z.nullish(email().check(z.refine(isFree(staff, 'email'), TAKEN))),
      project: z.nullish(list(formInteger())),
      staff_image: z.nullish(uploadedFile),
    }),
  answer: ({ body, tables }) => {
    if (!hasKeys(body)) return failedWithStatus200();
    const { project, staff_image: photo, ...fields } = body;
    const image = photo ? storeImage(tables, photo) : null;
    if (photo && !image) return failedWithStatus200();
    const member = tables.staff.insert({
      ...fields,
      work_type: 1,
      staff_image: image,
      ...createdNow(),
    });
    linkProjects(tables, member.id, project ?? []);
    return ok({ status: 200 });
  },
});

export const staffUpdate = endpoint({
  path: '/reporting-system/staff/update',
  body: ({ staff }, { generation }) =>
    z.strictObject({
      id: existingFromForm(staff),
      eng_name: text(40),
      jp_name: text(40),
      username: text(40),
      password: z.nullish(text(255, 6)),
      staff_no: z.nullish(text(30)),
      ...commonFields,
      email: z.nullish(email()),
      work_type: generation === 'b' ? z.nullish(formInteger()) : z.optional(z.undefined()),
      project: generation === 'a' ? z.nullish(list(formInteger())) : z.optional(z.unknown()),
      staff_image: z.optional(z.unknown()),
    }),
  answer: ({ body, tables, scenario }) => {
    const isNewer = scenario.generation === 'b';
    const row = tables.staff.get(body.id);
    if (!row || row.deleted_at) {
      return isNewer ? ok({ status: 404, message: 'Staff not found' }) : failedWithStatus200();
    }
    if (!hasKeys(body)) return failedWithStatus200(isNewer ? 'Undefined array key' : undefined);

    const { project, password, staff_image: photo, work_type: workType, ...fields } = body;
    const image = photo instanceof UploadedFile ? storeImage(tables, photo) : textOrNull(photo);
    if (photo instanceof UploadedFile && !image) return failedWithStatus200();

    const hasRecord = tables.leave_records.find((record) => record.staff_id === body.id) !== undefined;
    const { keepsHalf } = scenario;
    const isDateKept = keepsHalf && hasRecord && fields.permanent_date !== row.permanent_date;
    const saved = tables.staff.put({
      ...row,
      ...fields,
      password: password ?? row.password,
      permanent_date: isDateKept ? row.permanent_date : fields.permanent_date,
      ...(keepsHalf && { sort_key: row.sort_key }),
      ...(isNewer && { work_type: workType ?? null }),
      // Without the key the server stores null: the photo is lost.
      staff_image: image,
      updated_at: timestampNow(),
    });

    tables.staff_projects.removeWhere((link) => link.staff_id === body.id);
    // A server that keeps half loses the new projects.
    if (!keepsHalf && Array.isArray(project)) linkProjects(tables, body.id, project.map(Number));

    const { password: _, ...shown } = saved;
    const message = isDateKept ? 'Member updated (permanent date skipped).' : 'Member updated.';
    return ok({ status: 200, ...(isNewer && { message }), staff: shown });
  },
});

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
