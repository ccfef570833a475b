import { describe, expect, it } from 'vitest';
import { isPartOf } from '@/lib/same-fields';
import { changedFields, isOutdated, omitFields, pickFields, restorableFields } from '@/session/draft-rules';

const STORED = { name: 'Aung', position: '', project: [1, 2], isMultiple: false };

describe('the rules of drafts', () => {
  it.each([
    ['nothing', STORED, {}],
    ['a text', { ...STORED, name: 'Min' }, { name: 'Min' }],
    ['a choice', { ...STORED, position: 5 }, { position: 5 }],
    ['a list', { ...STORED, project: [2] }, { project: [2] }],
    ['a chosen file', { ...STORED, photo: new File([], 'a.png') }, { photo: expect.any(File) }],
    ['a field without a value', { ...STORED, photo: undefined }, {}],
  ])('detect a change of %s', (_what, values, changed) => {
    expect(changedFields(STORED, values)).toEqual(changed);
    expect(isPartOf(values, STORED)).toBe(Object.keys(changed).length === 0);
  });

  it.each([
    ['changed fields', { name: 'Min', project: [1, 2] }, { name: 'Min' }],
    ['a choice in an empty picker', { position: 5 }, { position: 5 }],
    ['no field that the form lacks', { shoeSize: 42, toString: 'x' }, {}],
    ['no value of another kind', { name: ['Min'], project: 'x', isMultiple: 'yes', position: null }, {}],
    ['no record in place of a list', { project: { 0: 1 } }, {}],
  ])('restore %s', (_what, changes, restored) => {
    expect(restorableFields({ changes }, STORED)).toEqual(restored);
  });

  it('pick the existing values of the named fields', () => {
    expect(pickFields(STORED, ['position', 'shoeSize'])).toEqual({ position: '' });
    expect(Object.keys(pickFields(STORED, ['shoeSize']))).toEqual([]);
  });

  it.each([
    [{ name: 'Aung' }, false],
    [{ name: 'Aung', project: [1, 2] }, false],
    [{ name: 'Kyaw' }, true],
    [{ project: [1] }, true],
    [{}, false],
  ])('report a draft over %o as outdated: %s', (base, outdated) => {
    expect(isOutdated({ base }, STORED)).toBe(outdated);
  });

  it('leave out fields that are never stored', () => {
    expect(omitFields({ name: 'Min', password: 'secret1' }, ['password'])).toEqual({ name: 'Min' });
  });
});
