import { describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import { column, list, report, row } from './mock-client';

const ALL = { staff: {}, staff_project: {}, staff_responsibility: {}, tech_stack_proficiencies: {} };
const SHEET = {
  staff_id: 8,
  project: [1, 2],
  position: 2,
  grade: 1,
  join_date: '2024-04-01',
  japanese_level: 3,
  sg_experience: 1,
  prev_experience: 2,
  total_experience: 3,
  responsibility: [1],
  major_tech_stack_id: 5,
  skills: [
    { tech_stack_id: 5, proficiency_level_id: 1 },
    { tech_stack_id: 6, proficiency_level_id: null },
  ],
};
const create = (changes: object = {}) => report('employee-skill-sheet/create', { ...SHEET, ...changes });
const update = (changes: object = {}) =>
  report('employee-skill-sheet/update', { ...SHEET, id: 3, staff_id: 4, ...changes });

describe('skill sheets', () => {
  it('hold names, and the four relations only on request', async () => {
    const plain = row((await report('employee-skill-sheet/get', { id: 3 })).rows[0]);
    expect(plain).toMatchObject({ id: 3, japanese_level: { name: expect.stringMatching(/^N\d$/) } });
    expect(plain.staff).toBeUndefined();
    const full = row((await report('employee-skill-sheet/get', { id: 3, ...ALL })).rows[0]);
    expect(full.staff).toMatchObject({ id: 4, username: 'user', staff_image: expect.any(String) });
    expect(list(full.staff_project)[0]).toMatchObject({ project: { cd: expect.any(String) } });
    expect(list(full.staff_responsibility)[0]).toMatchObject({
      responsibility: { name: expect.any(String) },
    });
    expect(list(full.tech_stack_proficiencies)[0]).toMatchObject({
      tech_stack_name: expect.any(String),
      symbol: expect.stringMatching(/^[★◎○□△]$/),
    });
  });

  it('are created once for each member; an unset level is not stored', async () => {
    expect(await create()).toMatchObject({ status: 200, data: { status: 200 } });
    const member = row((await report('staff/get', { id: 8, skill_sheet: {}, ...ALL })).rows[0]);
    expect(row(member.skill_sheet).tech_stack_proficiencies).toEqual([
      { tech_stack_id: 5, tech_stack_name: 'React', proficiency_level_id: 1, symbol: '★' },
    ]);
    expect(column(member.staff_project, 'project_id')).toEqual([1, 2]);
    expect((await create()).errors).toEqual({ staff_id: ['The staff id has already been taken.'] });
  });

  it('of a deleted member are still counted', async () => {
    await report('staff/delete', { id: 4 });
    expect((await create({ staff_id: 4 })).status).toBe(422);
  });

  it.each([
    ['project', []],
    ['responsibility', []],
    ['skills', null],
    ['sg_experience', 1.5],
    ['join_date', 'soon'],
    ['position', null],
  ])('refuse %s = %j', async (field, value) => {
    expect(Object.keys((await create({ [field]: value })).errors)).toEqual([field]);
  });

  it('replace projects, responsibilities and levels in an update', async () => {
    expect((await update({ project: [4] })).data).toEqual({ status: 200 });
    const sheet = row((await report('employee-skill-sheet/get', { id: 3, ...ALL })).rows[0]);
    expect(sheet.staff_project).toMatchObject([{ project: { id: 4 } }]);
    expect(sheet.staff_responsibility).toHaveLength(1);
    expect(sheet.tech_stack_proficiencies).toHaveLength(1);
  });

  it('lose every second level where the server keeps half', async () => {
    mockApi.setScenario('half-keeping');
    const skills = [1, 2, 3].map((id) => ({ tech_stack_id: id, proficiency_level_id: 1 }));
    expect((await update({ skills })).data).toEqual({ status: 200 });
    const sheet = row((await report('employee-skill-sheet/get', { id: 3, ...ALL })).rows[0]);
    expect(column(sheet.tech_stack_proficiencies, 'tech_stack_id')).toEqual([1, 3]);
  });

  it.each([
    ['an experience is left out', { sg_experience: undefined }],
    ['the sheet does not exist', { id: 999 }],
    ['a level does not exist', { skills: [{ tech_stack_id: 5, proficiency_level_id: 6 }] }],
  ])('fail inside a 200 when %s', async (_, changes) => {
    expect(await update(changes)).toMatchObject({ status: 200, data: { status: 500 } });
  });

  it('are missing for some members', () => {
    const owners = new Set(mockApi.rows('skill_sheets').map((sheet) => sheet.staff_id));
    expect(owners.size).toBeLessThan(30);
    expect(owners.size).toBeGreaterThan(15);
  });
});

describe('look-ups', () => {
  it.each([
    ['get-position', ['PM', 'SE', '研修']],
    ['get-grade', ['A+', 'A', 'B']],
    ['get-japanese-level', ['N1', 'N2', 'N3', 'N4', 'N5']],
    ['get-responsibility', ['実装', '設計']],
  ])('%s', async (name, labels) => {
    const { data } = await report(`sys-management/${name}`);
    expect(data).toEqual(labels.map((label, index) => ({ id: index + 1, name: label })));
  });

  it('count 26 tech stacks and five marks', async () => {
    expect((await report('sys-management/get-tech-stack')).data).toHaveLength(26);
    const { rows } = await report('sys-management/get-proficiency-level');
    expect(column(rows, 'abbv')).toEqual(['★', '◎', '○', '□', '△']);
  });
});
