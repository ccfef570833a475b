import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi, mockServer } from '@/mock-api/node';
import { renderApp } from '../../support/render-app';

const findRow = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`No row contains “${text}”`);
  return within(row);
};
const shownNames = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td strong')?.textContent);
const deletions = () => mockApi.log().filter(({ path }) => path.endsWith('/staff/delete'));

async function askToDelete(name: string, language: 'en' | 'ja' = 'en') {
  const app = await renderApp(paths.memberList, { as: 'admin', language });
  await screen.findByText(name);
  await app.user.click(
    screen.getByRole('button', { name: language === 'en' ? `Delete ${name}` : `${name}さんを削除` }),
  );
  return { ...app, dialog: within(await screen.findByRole('alertdialog')) };
}

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(() => import('@/features/members/pages/member-list-page'));

describe('the member list', () => {
  it.each([
    ['en', 'Aung Kyaw Moe', 'アウン チョー モー', 'CEO', 'Phone number', paths.memberList],
    ['ja', 'アウン チョー モー', 'Aung Kyaw Moe', 'CEO', '電話番号', paths.memberListAfterSave],
  ] as const)('shows the members in %s, in the order of the sort key [MB-1, MB-2]', async (...row) => {
    const [language, name, otherName, position, phone, path] = row;
    await renderApp(path, { as: 'admin', language });
    const first = await findRow(name);
    for (const text of [otherName, position, 'admin@example.com'])
      expect(first.getByText(text)).toBeVisible();
    expect(screen.getByRole('columnheader', { name: phone })).toBeVisible();
    expect(shownNames()[0]).toBe(name);
  });

  it('finds people by any name or contact [MB-1]', async () => {
    await renderApp(paths.memberList, { as: 'admin' });
    await screen.findByText('Aung Kyaw Moe');
    const box = screen.getByRole('searchbox');
    for (const [words, name] of [
      ['鈴木', 'Suzuki Aoi'],
      ['コバヤシ', 'Kobayashi Rin'],
      ['sg-0016', 'Kobayashi Rin'],
      ['OTHERS', 'Kobayashi Rin'],
      ['zawlin@', 'Zaw Lin Htet'],
    ] as const) {
      fireEvent.change(box, { target: { value: words } });
      await waitFor(() => expect(shownNames()).toEqual([name]));
    }
    await waitFor(() => expect(window.location.search).toBe('?q=zawlin%40'));
  });

  it('filters by position, role and project, combined with the search, and clears the filters', async () => {
    await renderApp(`${paths.memberList}?size=5&page=2`, { as: 'admin' });
    await screen.findByText('6–10 of 30');
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(screen.getByText('Filter'));
    await screen.findByRole('dialog', { name: 'Filter' });
    choose('Role', '1');
    await waitFor(() => expect(window.location.search).toBe('?size=5&role=1'));
    expect(screen.getByText('Filter (1)')).toBeInTheDocument();
    choose('Position', 'ceo');
    await waitFor(() => expect(shownNames()).toEqual(['Aung Kyaw Moe']));
    choose('Role', '2');
    expect(await screen.findByText('Nobody matches the filter')).toBeVisible();
    fireEvent.click(screen.getAllByText('Clear the filter')[1] ?? document.body);
    expect(await screen.findByText('1–5 of 30')).toBeVisible();
    choose('Project', '2');
    // One of seven links belongs to a former member.
    expect(await screen.findByText('1–5 of 6')).toBeVisible();
    expect(window.location.search).toBe('?size=5&project=2');
  });

  it('moves the focus to the search when the filter of an empty list is cleared', async () => {
    await renderApp(`${paths.memberList}?position=ceo&role=2`, { as: 'admin' });
    fireEvent.click(await screen.findByText('Clear the filter'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(await screen.findByText('Aung Kyaw Moe')).toBeVisible();
  });

  it('offers administrators to add, edit and delete, but not to delete themselves [MB-1]', async () => {
    await renderApp(paths.memberList, { as: 'admin' });
    const own = await findRow('Aung Kyaw Moe');
    expect(own.getByRole('link', { name: 'Edit Aung Kyaw Moe' })).toHaveAttribute(
      'href',
      paths.memberEdit(1),
    );
    expect(own.queryByRole('button')).not.toBeInTheDocument();
    expect(
      (await findRow('Tanaka Misaki')).getByRole('button', { name: 'Delete Tanaka Misaki' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add an employee' })).toHaveAttribute('href', paths.memberCreate);
  });

  it('reads no other members for staff, and lets them only read [MB-1]', async () => {
    await renderApp(paths.memberList);
    const row = await findRow('Hnin Yu Wai');
    expect(shownNames()).toEqual(['Hnin Yu Wai']);
    expect(mockApi.log().find(({ path }) => path.endsWith('/staff/get'))?.body).toEqual({ id: 4 });
    expect(row.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Action' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add an employee' })).not.toBeInTheDocument();
  });

  it.each(['500@staff/get', 'malformed@staff/get'])(
    'reports the failure %s, and tries again',
    async (scenario) => {
      const { user } = await renderApp(paths.memberList, { as: 'admin', scenario });
      expect(await screen.findByText('Fail to Fetch Members')).toBeVisible();
      mockApi.setScenario('none');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Aung Kyaw Moe')).toBeVisible();
    },
  );

  it('waits for the members, although the projects to filter by have failed already', async () => {
    mockServer.use(
      http.post('*/staff/get', async ({ request }) => {
        if ((await request.text()).includes('staff_project')) return new HttpResponse(null, { status: 500 });
        await delay('infinite');
        return undefined;
      }),
    );
    await renderApp(`${paths.memberList}?project=2`, { as: 'admin' });
    expect(await screen.findByText('Fail to Fetch Members')).toBeVisible();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('explains an empty list', async () => {
    await renderApp(paths.memberList, { as: 'admin', scenario: 'empty@staff/get' });
    expect(await screen.findByText('No employees yet')).toBeVisible();
  });
});

describe('deleting a member', () => {
  it.each([
    ['en', 'Tanaka Misaki', 'Tanaka Misaki (SG-0002)', 'Delete', 'Member Deleted Successfully.'],
    ['ja', '田中 美咲', '田中 美咲さん（SG-0002）', '削除', '社員を削除しました'],
  ] as const)(
    'names the person in %s, then removes the row [MB-1]',
    async (language, name, who, act, toast) => {
      const { user, dialog } = await askToDelete(name, language);
      expect(dialog.getByText(who)).toBeVisible();
      expect(deletions()).toEqual([]);
      await user.click(dialog.getByRole('button', { name: act }));
      expect(await screen.findByText(toast)).toBeVisible();
      expect(deletions().map(({ body }) => body)).toEqual([{ id: 2 }]);
      await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
    },
  );

  it('does nothing on Cancel', async () => {
    const { user, dialog } = await askToDelete('Tanaka Misaki');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(deletions()).toEqual([]);
  });

  it('reports that the dates of joining cannot be read', async () => {
    await renderApp(paths.memberList, { as: 'admin', scenario: '500@employee-skill-sheet/get' });
    await screen.findByText('Aung Kyaw Moe');
    fireEvent.click(screen.getByText('Columns'));
    fireEvent.click(await screen.findByText('Join date', { selector: '[role=menuitemcheckbox]' }));
    expect(await screen.findByText('Fail to Fetch Skillsheets')).toBeVisible();
  });

  it('shows more columns on demand, and deletes selected members, but never oneself', async () => {
    const { user } = await renderApp(`${paths.memberList}?position=ceo`, { as: 'admin' });
    expect(await screen.findByText('Aung Kyaw Moe')).toBeVisible();
    expect(screen.queryByLabelText('Select Aung Kyaw Moe')).not.toBeInTheDocument();
    fireEvent.click(screen.getByText('Columns'));
    for (const column of ['Staff ID', 'Join date'])
      fireEvent.click(await screen.findByText(column, { selector: '[role=menuitemcheckbox]' }));
    expect(screen.getByText('SG-0001', { selector: 'td' })).toBeInTheDocument();
    fireEvent.click(screen.getByText('Filter (1)'));
    fireEvent.change(await screen.findByLabelText('Position'), { target: { value: '' } });
    fireEvent.click(screen.getByText('Close'));
    fireEvent.click(await screen.findByLabelText('Select Tanaka Misaki'));
    await screen.findAllByText(/^\d+ \w+ 20\d\d$/, { selector: 'td' });
    expect(screen.getByText('Staff cards', { selector: 'a' })).toHaveAttribute(
      'href',
      '/reporting-system/new-employee-card?view=many&ids=2',
    );
    await user.click(screen.getByText('Delete 1'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Tanaka Misaki (SG-0002)')).toBeVisible();
    await user.click(dialog.getByText('Delete 1'));
    expect(await screen.findByText('1 person deleted.')).toBeVisible();
    expect(deletions().map(({ body }) => body)).toEqual([{ id: 2 }]);
  });
});
