import { NO_PHOTO, type CheckedMember } from '../fields';
import { photoNameOf } from './photo-file';

type StoredMember = {
  id: number;
  staff_image_url?: string | null;
  sort_key?: number | null;
  /** The product does not show it, but the server forgets it where it is not sent back. */
  work_type?: unknown;
};

/**
 * The multipart form of a new or an edited member. Every key is present, because the server fails on some that
 * are missing; lists are sent as `project[]`. Without a new file an edit sends the stored photo's name, without
 * which the server removes the photo, as it is to where that is asked for. A sort key that the server never told is sent only once it is chosen. Source: MB-5.
 */
export function memberFormData(values: CheckedMember, stored: StoredMember | null): FormData {
  const { project, password, staff_image: photo, ...texts } = values;
  const form = new FormData();
  if (stored) form.append('id', String(stored.id));
  for (const [name, value] of Object.entries(texts)) {
    const isUnknown = name === 'sort_key' && value === '' && stored && stored.sort_key === undefined;
    if (!isUnknown) form.append(name, String(value));
  }
  if (password) form.append('password', password);
  for (const id of project) form.append('project[]', String(id));
  const storedName = photoNameOf(stored?.staff_image_url);
  if (photo instanceof File) form.append('staff_image', photo, photo.name);
  else if (photo !== NO_PHOTO && storedName) form.append('staff_image', storedName);
  const workType = stored?.work_type;
  if (typeof workType === 'number' || typeof workType === 'string')
    form.append('work_type', String(workType));
  return form;
}
