import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../../support/render-app';
import {
  attach,
  field,
  fill,
  findValue,
  isOnList,
  openEditor,
  sentForms,
  submit,
} from './member-form-driver';
import { COMPLETE_AS_SENT, pngFile } from './member-values';
import { stubObjectUrls } from '../../support/picture-stubs';

const storedStaff = (id: number) => mockApi.rows('staff').find((row) => row.id === id);
const storedText = (id: number, name: string) =>
  String(Object.entries(storedStaff(id) ?? {}).find(([key]) => key === name)?.[1] ?? '');
const listProjects = (id: number) =>
  mockApi
    .rows('staff_projects')
    .filter((row) => row.staff_id === id)
    .map((row) => row.project_id);

/** The stored fields of a member, in the order of the payload. */
const FIELDS = COMPLETE_AS_SENT.map(([name]) => name).filter(
  (name) => name !== 'password' && name !== 'project[]',
);

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(() => import('@/features/members/pages/member-edit-page'));

describe('editing a member', () => {
  beforeEach(() => void stubObjectUrls());

  it.each(['generation:a', 'generation:b'])(
    'sends everything, photo name included [MB-5] (%s)',
    async (scenario) => {
      await openEditor(5, { as: 'admin', scenario });
      const before = storedStaff(5);
      const projects = listProjects(5);
      const texts = FIELDS.map((name = '') => [
        name,
        name === 'address' ? '2 Strand Road' : storedText(5, name),
      ]);
      expect(field('Password')).toHaveValue('');
      fill('Address', '２ Strand Road');
      await submit();
      expect(await screen.findByText('Member Updated Successfully.')).toBeVisible();
      await isOnList();
      expect(sentForms('update')).toEqual([
        [
          ['id', '5'],
          ...texts,
          ...projects.map((id) => ['project[]', String(id)]),
          ['staff_image', before?.staff_image],
          ...(scenario === 'generation:b' ? [['work_type', '1']] : []),
        ],
      ]);
      expect(storedStaff(5)).toMatchObject({ address: '2 Strand Road', staff_image: before?.staff_image });
      expect(listProjects(5)).toEqual(projects);
    },
  );

  it('sends no photo if there is none, a new one if chosen, and an unknown position unchanged [MB-5, MB-7]', async () => {
    const { user } = await openEditor(3);
    await submit();
    await isOnList();
    expect(findValue(sentForms('update')[0], 'staff_image')).toBeUndefined();

    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Kobayashi' } });
    await user.click(await screen.findByLabelText('Edit Kobayashi Rin'));
    expect(await screen.findByText('Other')).toBeVisible();
    attach(pngFile());
    await submit();
    await waitFor(() => expect(sentForms('update')).toHaveLength(2));
    expect(findValue(sentForms('update')[1], 'position')).toBe('99');
    expect(findValue(sentForms('update')[1], 'staff_image')).toMatchObject({ file: 'hana.png' });
  });

  it.each(['generation:a', 'generation:b'])('removes the stored photo on save (%s)', async (scenario) => {
    const { user } = await openEditor(5, { as: 'admin', scenario });
    await user.click(screen.getByText('Remove the photo'));
    expect(screen.getByText('The photo is removed when you save.')).toBeVisible();
    await user.click(screen.getByText('Keep the photo'));
    expect(screen.queryByText('The photo is removed when you save.')).toBeNull();
    await user.click(screen.getByText('Remove the photo'));
    await submit();
    expect(await screen.findByText('Member Updated Successfully.')).toBeVisible();
    expect(findValue(sentForms('update')[0], 'staff_image')).toBeUndefined();
    expect(storedStaff(5)?.staff_image).toBeNull();
  });

  it('returns to the list as it was, at the saved row, which is highlighted', async () => {
    await renderApp(`${paths.memberList}?size=5&sort=-name&role=2&page=2`, { as: 'admin' });
    const name = 'Su Su Hlaing';
    fireEvent.click(await screen.findByLabelText(`Edit ${name}`));
    await screen.findByLabelText(/^English name/);
    fireEvent.click(screen.getByText('Cancel'));
    expect(await screen.findByLabelText(`Edit ${name}`)).toHaveFocus();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(paths.memberList);
    expect(window.location.search).toBe('?size=5&sort=-name&role=2&page=2');
    expect(screen.getByText('6–10 of 27')).toBeVisible();

    fireEvent.click(screen.getByLabelText(`Edit ${name}`));
    await screen.findByLabelText(/^English name/);
    // By name the last of all: on another page than before.
    fill('English name', 'Aa First');
    fill('Japanese name', 'ああ');
    await submit();
    expect(await screen.findByLabelText('Edit Aa First')).toHaveFocus();
    expect(screen.getByText('Saved').closest('tr')).toHaveTextContent('Aa First');
    expect(screen.getByText('The saved row is marked in the list.')).toBeInTheDocument();
    expect(window.location.pathname).toBe(paths.memberListAfterSave);
    expect(window.location.search).toBe('?size=5&sort=-name&role=2&page=2');
    fireEvent.click(screen.getByText('Name', { selector: 'th button' }));
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  });

  it('announces the number of found rows apart from the mark of the saved row', async () => {
    await renderApp(`${paths.memberList}?q=hlaing`, { as: 'admin' });
    fireEvent.click(await screen.findByLabelText('Edit Su Su Hlaing'));
    await screen.findByLabelText(/^English name/);
    fill('Japanese name', 'ああ');
    await submit();
    await screen.findByText('Saved');
    expect(screen.getByText('The saved row is marked in the list.')).toBeInTheDocument();
  });

  it.each([999, 31, 0])('reports that member %s does not exist', async (id) => {
    await renderApp(paths.memberEdit(id), { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'There is no such employee' })).toBeVisible();
  });

  it('offers a retry when the member cannot be read', async () => {
    const { user } = await renderApp(paths.memberEdit(3), { as: 'admin', scenario: '500@staff/get' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mockApi.setScenario('none');
    await user.click(retry);
    expect(await screen.findByLabelText(/^English name/)).toHaveValue('Thandar Win');
  });
});

describe('editing oneself', () => {
  it.each([
    ['en', 'Only an administrator can change this.', /^English name/, 'Save changes'],
    ['ja', '管理者だけが変更できます。', /^氏名（英字）/, '変更を保存'],
  ] as const)(
    'locks in %s the fields of administrators, and sends them unchanged [MB-4]',
    async (...words) => {
      const [language, reason, nameLabel, label] = words;
      const before = storedStaff(4);
      const { user } = await renderApp(paths.memberEdit(4), { language });
      const name = await screen.findByLabelText(nameLabel);
      expect(screen.getAllByText(reason)).toHaveLength(7);
      expect(document.querySelector('input[name=staff_no]')).toBeDisabled();
      expect(document.querySelector('input[name=email]')).toBeDisabled();

      await user.clear(name);
      await user.paste('Hnin Wai');
      await user.click(screen.getByRole('button', { name: label }));
      await isOnList();
      const [sent] = sentForms('update');
      expect(findValue(sent, 'eng_name')).toBe('Hnin Wai');
      for (const sameField of ['staff_no', 'email', 'permanent_date', 'staff_image'] as const)
        expect(findValue(sent, sameField)).toBe(before?.[sameField]);
      for (const sameField of ['position', 'role', 'sort_key'] as const)
        expect(findValue(sent, sameField)).toBe(String(before?.[sameField]));
    },
  );

  it('updates the name in the shell at once [MB-6]', async () => {
    await openEditor(4, {});
    fill('English name', 'Hnin Wai');
    await submit();
    expect(await screen.findByLabelText(/Hnin Wai/)).toBeVisible();
    expect(sessionStorage.getItem('staffname')).toBe('Hnin Wai');
  });

  it('refuses the page of another member, and does not read it [MB-4]', async () => {
    await renderApp(paths.memberEdit(5));
    expect(await screen.findByRole('heading', { name: 'Administrators only' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To my profile' })).toHaveAttribute('href', paths.memberEdit(4));
    expect(mockApi.log().some(({ path }) => path.endsWith('/staff/get'))).toBe(false);
  });
});
