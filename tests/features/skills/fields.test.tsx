import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  holdsSkillSheet,
  SKILL_FIELDS,
  skillFormValues,
  skillPayload,
  type SkillSheet,
} from '@/features/skills/fields';
import { skillCells } from '@/features/skills/export/skill-cells';
import { toSkillFields } from '@/features/skills/model/skill-fields';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { translateMessage } from '@/i18n/message';
import { fieldNames, isLeftOut } from '@/i18n/record-fields';
import { fieldColumns } from '@/session/field-columns';
import { namedByServer } from '../../support/named-by-server';
import { buildChecked, buildSheet } from './skill-builders';
import { findCell, renderSkills } from './skill-page-steps';

const NAMES = fieldNames(SKILL_FIELDS);
type Name = (typeof NAMES)[number];

/** Another value of each field on the wire. */
const OTHERS: Record<Name, Partial<SkillSheet>> = {
  staff_id: { staff: { id: 5, eng_name: 'Aung', jp_name: 'アウン', username: 'aung' } },
  project: { projects: [] },
  position: { position: { id: 9, name: 'PM' } },
  grade: { grade: { id: 9, name: 'B' } },
  join_date: { joinDate: '2020-04-01' },
  japanese_level: { japaneseLevel: { id: 9, name: 'N1' } },
  sg_experience: { sgExperience: 9 },
  prev_experience: { prevExperience: 9 },
  responsibility: { responsibilities: [{ id: 9, name: '設計' }] },
  major_tech_stack_id: { majorTechStack: { id: 9, name: 'PHP' } },
  skills: { marks: [] },
};
const other = (name: Name) => buildSheet(OTHERS[name]);
const getLabel = (name: Name) => translateMessage(SKILL_FIELDS[name].label);

beforeAll(async () => {
  await initI18n();
  await loadCatalogues('skills');
});

describe('every field of a skill sheet', () => {
  it('has a control in the form [SK-2]', async () => {
    await renderSkills(paths.skillCreate);
    await findCell('React');
    for (const name of NAMES)
      expect(
        screen.queryAllByLabelText((text) => text.startsWith(getLabel(name))),
        name,
      ).not.toHaveLength(0);
  });

  it.each(NAMES)('is read from the sheet, sent, and compared with the stored sheet: %s', (name) => {
    expect(skillFormValues(other(name))[name]).not.toEqual(skillFormValues(buildSheet())[name]);
    expect(skillPayload(buildChecked())).toHaveProperty(name);
    expect(holdsSkillSheet(buildSheet(), buildChecked())).toBe(true);
    expect(holdsSkillSheet(other(name), buildChecked())).toBe(false);
    const [mine, theirs] = [buildSheet(), other(name)].map((sheet) => toSkillFields(skillFormValues(sheet)));
    expect(mine).not.toEqual(theirs);
  });

  it.each(NAMES)('is a column of the list, or left out with a reason: %s', (name) => {
    const { label, column } = SKILL_FIELDS[name];
    const shown = fieldColumns<SkillSheet>(SKILL_FIELDS, 'en').find(
      ({ header }) => header === translateMessage(label),
    );
    expect(shown === undefined).toBe(isLeftOut(column));
    if (shown) expect(shown.text(other(name))).not.toBe(shown.text(buildSheet()));
  });

  it.each(NAMES)('is in the workbook: %s', (name) => {
    const cells = (sheet: SkillSheet) =>
      skillCells(sheet, 1, { stacks: [{ id: 5, name: 'React' }], hasEveryMark: true });
    expect(cells(other(name))).not.toEqual(cells(buildSheet()));
  });

  it('has its label in messages of the server', () => {
    for (const name of NAMES) expect(namedByServer(name)).toBe(getLabel(name));
  });
});
