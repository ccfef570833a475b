import { describe, expect, it } from 'vitest';
import { memberFormData } from '@/features/members/model/member-form-data';
import { COMPLETE, COMPLETE_AS_SENT, pngFile } from './member-values';

const listEntries = (form: FormData) =>
  [...form.entries()].map(([name, value]) => [name, value instanceof File ? `file ${value.name}` : value]);
const findPhoto = (form: FormData) => listEntries(form).find(([name]) => name === 'staff_image')?.[1];

const stored = (url: string | null) => ({ id: 7, staff_image_url: url });
const URL_OF_PHOTO = 'http://localhost/images/staffs/17_プロフィール 写真.png';

describe('the multipart form of a member [MB-5]', () => {
  it('holds every field of a new member, lists item by item, and no photo if none was chosen', () => {
    expect(listEntries(memberFormData(COMPLETE, null))).toEqual(COMPLETE_AS_SENT);
  });

  it('keeps the keys of empty fields, because the server fails without them', () => {
    const bare = { ...COMPLETE, email: '', permanent_date: '', sort_key: '' as const, ref_person: '' };
    const form = memberFormData(bare, null);
    for (const name of ['email', 'permanent_date', 'sort_key', 'ref_person']) expect(form.get(name)).toBe('');
  });

  it('names the edited member, and leaves an unchanged password out', () => {
    const form = memberFormData({ ...COMPLETE, password: '' }, stored(null));
    expect(form.get('id')).toBe('7');
    expect(form.has('password')).toBe(false);
  });

  it.each([
    ['sends the work type back as it was read', { work_type: 2 }, 'work_type', '2'],
    ['returns a work type in text form', { work_type: 'remote' }, 'work_type', 'remote'],
    ['sends no work type that the server has emptied', { work_type: null }, 'work_type', null],
    ['has no sort key if the server returned none', {}, 'sort_key', null],
    ['clears a sort key that the server returned', { sort_key: 2 }, 'sort_key', ''],
  ])('an edit %s', (_what, more, name, sent) => {
    const form = memberFormData({ ...COMPLETE, sort_key: '' }, { ...stored(null), ...more });
    expect(form.get(name)).toBe(sent);
  });

  it('an edit sends every other empty field, and a sort key once it is chosen', () => {
    const form = memberFormData({ ...COMPLETE, ref_person: '', sort_key: 3 }, stored(null));
    expect([form.get('ref_person'), form.get('sort_key'), form.get('eng_name')]).toEqual([
      '',
      '3',
      'Mori Hana',
    ]);
  });

  it.each([
    ['a new file', null, pngFile(), 'file hana.png'],
    ['a new file instead of the old one', URL_OF_PHOTO, pngFile(), 'file hana.png'],
    ['the stored name, not encoded', URL_OF_PHOTO, null, '17_プロフィール 写真.png'],
    ['nothing if no photo is stored', null, null, undefined],
  ])('an edit sends %s', (_what, url, file, sent) => {
    expect(findPhoto(memberFormData({ ...COMPLETE, staff_image: file }, stored(url)))).toBe(sent);
  });
});
