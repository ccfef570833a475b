import { describe, expect, it } from 'vitest';
import { lostFields, lostPhoto } from '@/features/members/model/member-fields';
import { COMPLETE, pngFile } from './member-values';

const at = (name: string | null) => ({ staff_image_url: name && `http://localhost/images/staffs/${name}` });
const { project, staff_image: _photo, password: _password, ...fields } = COMPLETE;
const STORED = { ...fields, projectIds: project };

describe('fields that the server did not keep', () => {
  it.each([
    ['the photo stays', null, 'a.png', 'a.png', true],
    ['the photo is lost', null, 'a.png', null, false],
    ['no photo is stored', null, null, null, true],
    ['a new photo is stored', pngFile(), 'a.png', 'b.png', true],
    ['a new one is not there', pngFile(), 'a.png', 'a.png', false],
    ['a new one took the old one with it', pngFile(), 'a.png', null, false],
  ])('of photos, when %s', (_when, file, before, after, isKept) => {
    expect(lostPhoto({ staff_image: file }, at(before), at(after))).toEqual(isKept ? [] : ['staff_image']);
  });

  it.each([
    ['all fields are stored', {}, []],
    ['the projects are not', { projectIds: [] }, ['project']],
    ['the server does not return the sort key', { sort_key: undefined }, []],
    ['the server has lost the sort key', { sort_key: null }, ['sort_key']],
  ])('of a new member, when %s', (_when, stored, lost) => {
    expect(lostFields(COMPLETE, { ...STORED, ...stored })).toEqual(lost);
  });
});
