import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { IMPORT_FIELDS } from '@/features/import/model/import-field';
import { PROJECT_FIELDS, projectSchema, type Project } from '@/features/projects/fields';
import { initI18n } from '@/i18n/i18n';
import { translateMessage } from '@/i18n/message';
import { mockApi } from '@/mock-api/node';
import { isLeftOut, type RecordFields } from '@/i18n/record-fields';
import { fieldColumns } from '@/session/field-columns';
import { namedByServer } from '../../support/named-by-server';
import { renderApp } from '../../support/render-app';

const FIELDS: RecordFields = PROJECT_FIELDS;
const SAMPLES = ['NEW10', 'テスト'];
/** A text that the rule of a field accepts. */
const getSample = (name: string) => SAMPLES.find((text) => FIELDS[name]?.rule.safeParse(text).success) ?? '';
const getLabel = (name: string) => translateMessage(FIELDS[name]?.label ?? '');
/** The names of all fields but those that are left out with a reason. */
const namesForPart = (part: 'column' | 'import') =>
  Object.keys(FIELDS).filter((name) => FIELDS[name] && !isLeftOut(FIELDS[name][part]));

beforeAll(initI18n);

describe('every field of a project', () => {
  it('is filled in the form, sent, kept by the mock API, and shown in the list [PJ-1, PJ-2]', async () => {
    await renderApp(paths.projects, { as: 'admin' });
    await screen.findByText('SCH03');
    for (const name of Object.keys(FIELDS)) {
      const control = screen.getByRole('textbox', { name: new RegExp(`^${getLabel(name)}`) });
      fireEvent.change(control, { target: { value: getSample(name) } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Save project' }));
    const row = await screen.findByRole('row', { name: /NEW10/ });

    const sent = mockApi.log().find(({ path }) => path.endsWith('project/create'));
    expect(Object.keys(sent?.body as object).toSorted()).toEqual(Object.keys(FIELDS).toSorted());
    for (const name of namesForPart('column')) {
      expect(screen.getByRole('columnheader', { name: new RegExp(getLabel(name)) })).toBeVisible();
      await waitFor(() => expect(within(row).getAllByText(getSample(name)).length).toBeGreaterThan(0));
    }
  });

  it('is a column of the workbook, with what the server returns', () => {
    const project = projectSchema.parse({
      id: 9,
      ...Object.fromEntries(Object.keys(FIELDS).map((name) => [name, `its ${name}`])),
    });
    const columns = fieldColumns<Project>(FIELDS, 'en');
    expect(columns.map(({ header, text }) => [header, text(project)])).toEqual(
      namesForPart('column').map((name) => [getLabel(name), project[name]]),
    );
  });

  it('is imported from a file', () => {
    expect(IMPORT_FIELDS.projects.map(({ name }) => name)).toEqual(namesForPart('import'));
  });

  it('has its label in messages of the server and in conflicts', () => {
    for (const name of Object.keys(FIELDS)) expect(namedByServer(name)).toBe(getLabel(name));
  });
});
