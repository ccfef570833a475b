import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { saving } from '@/i18n/locales/ja/saving';
import { renderApp } from '../../support/render-app';

type Act = 'create' | 'update' | 'delete';

const NEW = { cd: 'NEW10', eng_name: 'New Shop 2', jp_name: '新しい店' };
const sent = (act: Act) =>
  mockApi
    .log()
    .filter(({ path }) => path.endsWith(`/project/${act}`))
    .map(({ body }) => body);
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( ?\\*)?$`));
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = async () => fireEvent.click(await screen.findByText('Save project', { selector: 'button' }));
const waitForToast = (text: string | RegExp) =>
  waitFor(() => expect(document.querySelector('[role=alert]')).toHaveTextContent(text));

function fillIn(values = NEW) {
  fill('Code', values.cd);
  fill('English name', values.eng_name);
  fill('Japanese name', values.jp_name);
}

async function openPage(options: Parameters<typeof renderApp>[1] = { as: 'admin' }, search = '') {
  const app = await renderApp(paths.projects + search, options);
  await screen.findByText('INV01');
  return app;
}

// Fetched ahead, so that the first test measures the page and not the bundler.
beforeAll(() => import('@/features/projects/pages/project-page'));

describe('the project list', () => {
  it.each([
    [
      'en',
      ['Code', 'English name', 'Japanese name', 'Created at'],
      ['Inventory Control', '在庫管理システム'],
      /^\d+ \w+ 20\d\d$/,
    ],
    [
      'ja',
      ['コード', '日本語名', '英語名', '作成日'],
      ['在庫管理システム', 'Inventory Control'],
      /^20\d\d\/\d\d\/\d\d$/,
    ],
  ] as const)(
    'shows in %s code, both names and the day of creation [PJ-2]',
    async (language, heads, names, day) => {
      await openPage({ as: 'admin', language });
      const table = within(screen.getByRole('table'));
      const shown = table.getAllByRole('columnheader').map((head) => head.textContent);
      expect(shown.slice(0, 5)).toEqual([language === 'ja' ? '選択' : 'Select', ...heads]);
      const cells = [...(screen.getByText('INV01').closest('tr')?.cells ?? [])].map(
        (cell) => cell.textContent,
      );
      expect(cells.slice(1, 4)).toEqual(['INV01', ...names]);
      expect(cells[4]).toMatch(day);
    },
  );

  it('offers the form to all roles, edit and delete to administrators only [PJ-2]', async () => {
    await openPage({}, '?edit=2&q=在庫');
    expect(field('Code')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveValue('在庫');
    expect(screen.queryByText('CLN02')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Edit INV01')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Delete INV01')).not.toBeInTheDocument();
  });

  it('reports that it cannot be read, and tries again', async () => {
    const { user } = await renderApp(paths.projects, { as: 'admin', scenario: '500@project/get' });
    expect(await screen.findByText('Fail to Fetch Projects')).toBeVisible();
    expect(screen.queryByText(/^Hours from .* are being read\.$/)).toBeNull();
    mockApi.setScenario('empty@project/get');
    await user.click(await screen.findByText('Try again'));
    expect(await screen.findByText('No projects yet')).toBeVisible();
  });
});

describe('registering a project', () => {
  it('sends the fields once, then is cleared, and the list shows the project [PJ-1, PJ-3]', async () => {
    await openPage({ as: 'user', scenario: 'slow:100@project/create' });
    fillIn();
    const button = screen.getByText('Save project');
    for (let press = 0; press < 5; press += 1) button.click();
    expect(await screen.findByText('Project Created Successfully.')).toBeVisible();
    expect(await screen.findByText('NEW10')).toBeVisible();
    await waitFor(() => expect(field('Code')).toHaveValue(''));
    await waitFor(() => expect(field('Code')).toHaveFocus());
    expect(sent('create')).toEqual([NEW]);
  });

  it('checks the code against a fresh list, and translates the message [PJ-1]', async () => {
    const { user } = await openPage();
    await request(ignoredAnswer, { path: 'reporting-system/project/create', body: NEW });
    expect(screen.queryByText('NEW10')).not.toBeInTheDocument();
    fillIn({ ...NEW, eng_name: 'Shop!' });
    await submit();
    expect(await screen.findByText('Code already exists')).toBeVisible();
    expect(screen.getByText('English name must contain only English chars and numbers')).toBeVisible();
    expect(await screen.findByText('NEW10')).toBeVisible();
    expect(sent('create')).toHaveLength(1);
    await user.click(screen.getByText('日本語'));
    expect(await screen.findByText('コードは既に使われています')).toBeVisible();
  });

  it('reports a refusal of the server, and an unknown result [PJ-1]', async () => {
    await openPage();
    // The code of a deleted project stays taken, which only the server knows.
    fillIn({ ...NEW, cd: 'OLD09' });
    await submit();
    await waitForToast('Fail to Create Project');
    expect(field('Code')).toHaveAccessibleDescription(
      'Code already exists. It may belong to a deleted record',
    );
    fill('Code', NEW.cd);
    mockApi.setScenario('offline@project');
    await submit();
    expect(await screen.findByText(/check before you send it again/, { selector: 'form *' })).toBeVisible();
  });
});

describe('editing a project', () => {
  it('loads it into the form, sends it with its id, and ends the edit [PJ-2, PJ-3]', async () => {
    const { user } = await openPage();
    await user.click(screen.getByLabelText('Edit CLN02'));
    expect(await screen.findByText('Editing')).toBeVisible();
    expect(await screen.findByLabelText(/^Code/)).toHaveValue('CLN02');
    expect(field('Code')).toHaveFocus();
    expect(window.location.search).toBe('?edit=2');

    fill('English name', 'Clinic Booking 2');
    await submit();
    expect(await screen.findByText('Project Updated Successfully.')).toBeVisible();
    expect(await screen.findByText('Clinic Booking 2')).toBeVisible();
    expect(sent('update')).toEqual([
      { id: 2, cd: 'CLN02', eng_name: 'Clinic Booking 2', jp_name: '診療予約サイト' },
    ]);
    await waitFor(() => expect(screen.queryByText('Editing')).not.toBeInTheDocument());
    expect(field('Code')).toHaveValue('');
    expect(window.location.search).toBe('');
    expect(screen.getByText('Saved').closest('tr')).toHaveTextContent('Clinic Booking 2');
    expect(screen.getByLabelText('Edit CLN02')).toHaveFocus();

    fillIn();
    await submit();
    expect(await screen.findByText('NEW10')).toBeVisible();
    expect(sent('update')).toHaveLength(1);
  });

  it('refuses the code of another project; Cancel ends the edit [PJ-3]', async () => {
    const { user } = await openPage({ as: 'admin' }, '?edit=2');
    await screen.findByText('Editing');
    fill('Code', 'INV01');
    await submit();
    expect(await screen.findByText('Code already exists')).toBeVisible();
    fill('Code', 'CLN02');
    await user.click(await screen.findByText('Cancel editing'));
    expect(await screen.findByText('Register a project')).toBeVisible();
    expect(field('Code')).toHaveValue('');
    expect(screen.getByLabelText('Edit CLN02')).toHaveFocus();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('keeps the input, without a question, when Edit of the same project is pressed', async () => {
    const { user } = await openPage({ as: 'admin' }, '?edit=2');
    await screen.findByText('Editing');
    fill('English name', 'My Clinic');
    await user.click(screen.getByRole('button', { name: 'Edit CLN02' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field('English name')).toHaveValue('My Clinic');
    expect(window.location.search).toBe('?edit=2');
  });

  it('merges with the changes of a colleague, and asks about fields that both changed', async () => {
    await openPage({ as: 'admin' }, '?edit=2');
    await screen.findByText('Editing');
    fill('English name', 'My Clinic');
    const theirs = { id: 2, cd: 'CLN20', eng_name: 'Their Clinic', jp_name: '診療予約サイト' };
    await request(ignoredAnswer, { path: 'reporting-system/project/update', body: theirs });
    await submit();
    expect(await screen.findByText('Somebody else has changed this since you opened it')).toHaveFocus();
    expect(sent('update')).toEqual([theirs]);
    fireEvent.click(screen.getByLabelText('Yours: My Clinic'));
    await submit();
    expect(await screen.findByText('Project Updated Successfully.')).toBeVisible();
    expect(sent('update')).toEqual([theirs, { ...theirs, eng_name: 'My Clinic' }]);
  });

  it('keeps the input when the project was deleted meanwhile', async () => {
    await openPage({ as: 'admin' }, '?edit=2');
    await screen.findByText('Editing');
    fill('English name', 'My Clinic');
    await request(ignoredAnswer, { path: 'reporting-system/project/delete', body: { id: 2 } });
    await submit();
    expect(await screen.findByText(/^Somebody has deleted this record since you opened it/)).toBeVisible();
    expect(field('English name')).toHaveValue('My Clinic');
    expect(sent('update')).toEqual([]);
  });

  it('names the fields that the server did not keep, above the list', async () => {
    await openPage({ as: 'admin', language: 'ja', scenario: 'half-keeping' }, '?edit=2');
    await screen.findByText('編集中');
    fill('英語名', 'Clinic 2');
    fill('日本語名', '診療');
    fireEvent.click(screen.getByText('プロジェクトを保存'));
    const notice = '診療を保存しましたが、次の項目はサーバーに保存されませんでした：日本語名';
    expect(await screen.findByText(notice)).toHaveTextContent(`${notice} ${saving.notKept.open}`);
    await waitFor(() => expect(screen.queryByText('編集中')).not.toBeInTheDocument());
    expect(screen.queryByText('プロジェクトを更新しました')).toBeNull();
  });

  it.each([9, 99])('reports that project %s does not exist', async (id) => {
    const { user } = await openPage({ as: 'admin' }, `?edit=${id}`);
    expect(await screen.findByText('This project no longer exists')).toBeVisible();
    await user.click(screen.getByText('Cancel editing'));
    expect(await screen.findByText('Register a project')).toBeVisible();
  });

  it('offers a retry when the project cannot be read', async () => {
    const { user } = await openPage();
    mockApi.setScenario('malformed@project/get');
    await user.click(screen.getByLabelText('Edit CLN02'));
    expect(await screen.findByText('The project could not be read')).toBeVisible();
    mockApi.setScenario('none');
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('Editing')).toBeVisible();
  });
});

describe('deleting a project', () => {
  it.each([
    ['en', 'Delete CLN02', 'CLN02 Clinic Booking', 'Delete', 'Project Deleted Successfully.'],
    ['ja', 'CLN02を削除', 'CLN02 診療予約サイト', '削除', 'プロジェクトを削除しました'],
  ] as const)('names it in %s, and removes it from the list and the form [PJ-2]', async (...words) => {
    const [language, label, who, act, toast] = words;
    const { user } = await openPage({ as: 'admin', language }, '?edit=2');
    await user.click(screen.getByLabelText(label));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(who)).toBeVisible();
    await user.click(dialog.getByText(act));
    expect(await screen.findByText(toast)).toBeVisible();
    expect(sent('delete')).toEqual([{ id: 2 }]);
    await waitFor(() => expect(screen.queryByText('CLN02')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
  });

  it('deletes the selected ones, and the remaining ones after a failure of the gateway', async () => {
    const { user } = await openPage({ as: 'admin' }, '?edit=2');
    for (const code of ['CLN02', 'INV01']) fireEvent.click(screen.getByLabelText(`Select ${code}`));
    await user.click(screen.getByText('Delete 2'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('CLN02 Clinic Booking')).toBeVisible();
    mockApi.setScenario('502@project/delete!once');
    await user.click(dialog.getByText('Delete 2'));
    await user.click(await screen.findByText('Try the one left again'));
    expect(await screen.findByText('2 projects deleted.')).toBeVisible();
    const [first, second] = sent('delete');
    expect(sent('delete')).toEqual([first, second, first]);
    await waitFor(() => expect(screen.queryByText('CLN02')).not.toBeInTheDocument());
    // The form of one of them closes.
    expect(window.location.search).toBe('');
  });
});
