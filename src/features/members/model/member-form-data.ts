import { NO_PHOTO, type CheckedMember } from '../fields';
import { photoName } from './photo-file';

type EditedMember = {
  id: number;
  staff_image_url?: string | null;
  sort_key?: number | null;
  /** Not shown, but an update without it deletes it on the server. */
  work_type?: unknown;
};

/** Builds the multipart form of a new member, or of the edited `stored` one. Source: MB-5. */
export function memberFormData(values: CheckedMember, stored: EditedMember | null): FormData {
  const { project, password, staff_image: photo, ...texts } = values;
  const isSortKeyUnknown = stored !== null && stored.sort_key === undefined;
  const form = new FormData();
  if (stored) form.append('id', String(stored.id));
  for (const [name, value] of Object.entries(texts)) {
    // A sort key that the server never sent is not sent back as an empty one.
    if (name === 'sort_key' && value === '' && isSortKeyUnknown) continue;
    // Blank values are sent too, because the server fails on some missing keys.
    form.append(name, String(value));
  }
  if (password) form.append('password', password);
  for (const id of project) form.append('project[]', String(id));
  const storedName = photoName(stored?.staff_image_url);
  if (photo instanceof File) form.append('staff_image', photo, photo.name);
  // Without the name of the stored photo the server removes the photo.
  else if (photo !== NO_PHOTO && storedName) form.append('staff_image', storedName);
  const workType = stored?.work_type;
  if (typeof workType === 'number' || typeof workType === 'string')
    form.append('work_type', String(workType));
  return form;
}
