import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { IMPORT_FIELDS } from '@/features/import/model/import-field';
import { MEMBER_FIELDS, memberFormValues } from '@/features/members/fields';
import { toMemberFields } from '@/features/members/model/member-fields';
import { memberFormData } from '@/features/members/model/member-form-data';
import { initI18n } from '@/i18n/i18n';
import { translateMessage } from '@/i18n/message';
import { isLeftOut, type RecordFields } from '@/i18n/record-fields';
import { fieldColumns } from '@/session/field-columns';
import { namedByServer } from '../../support/named-by-server';
import { renderApp } from '../../support/render-app';
import { COMPLETE } from './member-values';

const FIELDS: RecordFields = MEMBER_FIELDS;
const NAMES = Object.keys(FIELDS);
const translateLabel = (name: string) => translateMessage(FIELDS[name]?.label ?? '');

beforeAll(initI18n);

describe('every field of a member', () => {
  it('has a control in the form [MB-3]', async () => {
    await renderApp(paths.memberCreate, { as: 'admin' });
    await screen.findByRole('button', { name: 'Register employee' });
    for (const name of NAMES)
      expect(screen.queryAllByLabelText(new RegExp(`^${translateLabel(name)}`)), name).not.toHaveLength(0);
  });

  it('is sent, and compared with the changes of a colleague', () => {
    const sent = [...memberFormData(COMPLETE, null).keys()];
    const isSent = (name: string) => sent.some((key) => key.replace('[]', '') === name);
    expect(NAMES.filter((name) => !isSent(name))).toEqual(['staff_image']);
    const compared = Object.keys(toMemberFields(memberFormValues(null)));
    expect(NAMES.filter((name) => !compared.includes(name))).toEqual(['password', 'staff_image']);
  });

  it('is a column of the workbook, or left out with a reason', () => {
    const left = NAMES.filter((name) => FIELDS[name] && isLeftOut(FIELDS[name].column));
    expect(fieldColumns(FIELDS, 'en').map(({ id }) => id)).toEqual([
      ...['staffNo', 'engName', 'jpName', 'position', 'role', 'phone', 'email', 'address'],
    ]);
    expect(left).toHaveLength(NAMES.length - 8);
  });

  it('is imported from a file, in the order of its template, or left out with a reason', () => {
    expect(IMPORT_FIELDS.members.map(({ name }) => name)).toEqual([
      ...['staff_no', 'eng_name', 'jp_name', 'username', 'password', 'email', 'ph_number', 'address'],
      ...['position', 'role', 'permanent_date', 'project', 'ref_person', 'ref_ph_number', 'sort_key'],
    ]);
  });

  it('has its label in messages of the server and in conflicts', () => {
    for (const name of NAMES) expect(namedByServer(name)).toBe(translateLabel(name));
  });
});
