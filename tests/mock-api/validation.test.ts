import { describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { DAY, form, report } from './mock-client';

const slot = { date: DAY, staff_id: 4, project_id: 2, task_id: 1, period: '08:30:00' };

describe('validation answers', () => {
  it('name the field of a list by its whole path', async () => {
    const create_array = [slot, { ...slot, period: '08:30' }];
    expect(await report('task-performance/create', { create_array })).toMatchObject({
      status: 422,
      data: {
        message: 'The create_array.1.period field must match the format H:i:s.',
        errors: { 'create_array.1.period': ['The create_array.1.period field must match the format H:i:s.'] },
      },
    });
  });

  it.each([
    [{ cd: 'N1', eng_name: 'New' }, 'The jp name field is required.'],
    [{ cd: 'N1' }, 'The eng name field is required. (and 1 more error)'],
    [{}, 'The cd field is required. (and 2 more errors)'],
  ])('count the other errors: %j', async (body, message) => {
    expect((await report('project/create', body)).data).toMatchObject({ message });
  });

  it.each([
    ['date', '2025-02-30', 'must match the format Y-m-d.'],
    ['date', '20.08.2025', 'must match the format Y-m-d.'],
    ['staff_id', '4', 'must be an integer.'],
    ['staff_id', 4.5, 'must be an integer.'],
    ['period', '24:00:00', 'must match the format H:i:s.'],
    ['task_id', null, 'is required.'],
  ])('refuse %s = %j', async (field, value, text) => {
    const { errors } = await report('task-performance/create', {
      create_array: [{ ...slot, [field]: value }],
    });
    const name = `create_array.0.${field}`;
    expect(errors).toEqual({ [name]: [`The ${name} field ${text}`] });
  });

  it('refuse an id without a row as invalid', async () => {
    const { errors } = await report('task-performance/create', {
      create_array: [{ ...slot, project_id: 999 }],
    });
    expect(errors).toEqual({
      'create_array.0.project_id': ['The selected create_array.0.project_id is invalid.'],
    });
  });

  it.each([{}, { create_array: [] }, { create_array: null }])('refuse %j as missing', async (body) => {
    const { errors } = await report('task-performance/create', body);
    expect(errors).toEqual({ create_array: ['The create array field is required.'] });
  });

  it('refuse an unknown key, such as a misspelt relation', async () => {
    const { status, errors } = await report('staff/get', { overtime: {} });
    expect(status).toBe(422);
    expect(errors).toEqual({ overtime: ['The overtime field is not known here.'] });
  });
});

describe('reading a body', () => {
  it('trims texts and reads an empty one as null', async () => {
    const { errors } = await report('project/create', { cd: '  N1 ', eng_name: '   ', jp_name: ' 新 ' });
    expect(errors).toEqual({ eng_name: ['The eng name field is required.'] });
    const created = await report('project/create', { cd: '  N1 ', eng_name: ' New ', jp_name: '新' });
    expect(created.data).toMatchObject({ cd: 'N1', eng_name: 'New' });
  });

  it('reads a body that is no JSON as an empty one', async () => {
    expect(Object.keys((await report('project/create', '{broken')).errors)).toEqual([
      'cd',
      'eng_name',
      'jp_name',
    ]);
  });

  it('makes a list of `project[]` and logs every entry of a form in order', async () => {
    const photo = new File(['abc'], '写真 1.png', { type: 'image/png' });
    const body = form({ eng_name: 'A', 'project[]': ['3', '5'], staff_image: photo });
    const { errors } = await report('staff/create', body);
    expect(Object.keys(errors)).not.toContain('project');
    expect(mockApi.log().at(-1)?.body).toEqual([
      ['eng_name', 'A'],
      ['project[]', '3'],
      ['project[]', '5'],
      ['staff_image', { file: '写真 1.png', type: 'image/png', size: 3 }],
    ]);
  });

  it('refuses a comma-separated project and a photo that is a text', async () => {
    const { errors } = await report('staff/create', form({ project: '3,5', staff_image: 'null' }));
    expect(errors).toMatchObject({
      project: ['The project field must be an array.'],
      staff_image: ['The staff image field must be a file.'],
    });
  });
});
