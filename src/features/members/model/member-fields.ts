import { fieldNames } from '@/i18n/record-fields';
import { differingFields, isSameInAnyOrder, type Fields } from '@/lib/three-way-merge';
import {
  MEMBER_FIELDS,
  memberFormValues,
  NO_PHOTO,
  type CheckedMember,
  type MemberField,
  type StoredMember,
} from '../fields';
import { photoName } from './photo-file';

/** Omits the password, which no server sends, and the photo, which the record holds as an address. */
export function toMemberFields<Values extends Pick<CheckedMember, 'password' | 'staff_image'>>({
  password: _password,
  staff_image: _photo,
  ...fields
}: Values) {
  return fields;
}

export function storedMemberFields(member: StoredMember) {
  return toMemberFields(memberFormValues(member));
}

/** Lists the fields that no read returns: the password, and the sort key of an older server. */
export function unreturnedFields({ sort_key: sortKey }: Pick<StoredMember, 'sort_key'>): string[] {
  return sortKey === undefined ? ['password', 'sort_key'] : ['password'];
}

/** Returns the photo's field if `after` lacks the sent photo, or lost the one to keep. */
export function lostPhoto(
  sent: Pick<CheckedMember, 'staff_image'>,
  before: Pick<StoredMember, 'staff_image_url'>,
  after: Pick<StoredMember, 'staff_image_url'>,
): string[] {
  const oldName = photoName(before.staff_image_url);
  const currentName = photoName(after.staff_image_url);
  return isPhotoAsSent(sent.staff_image, oldName, currentName) ? [] : ['staff_image'];
}

function isPhotoAsSent(
  sent: CheckedMember['staff_image'],
  oldName: string | null,
  currentName: string | null,
): boolean {
  if (sent === NO_PHOTO) return currentName === null;
  if (!sent) return currentName === oldName;
  return currentName !== null && currentName !== oldName;
}

/** Compares a new member, who had no photo before, with the stored one. */
export function lostFields(sent: CheckedMember, after: StoredMember): string[] {
  const unreturned = unreturnedFields(after);
  const differing = differingFields(toMemberFields(sent), storedMemberFields(after));
  return [...differing.filter((name) => !unreturned.includes(name)), ...lostPhoto(sent, {}, after)];
}

// The literal types of the fields lack the optional `isProof`.
const PROOFS = fieldNames(MEMBER_FIELDS).filter((name) => (MEMBER_FIELDS[name] as MemberField).isProof);

export function holdsMember(stored: object, sent: CheckedMember): boolean {
  const storedFields: Fields = { ...stored };
  // A choice without a value is null in the record, and `''` in the form.
  return PROOFS.every((name) => isSameInAnyOrder(storedFields[name] ?? '', sent[name]));
}
