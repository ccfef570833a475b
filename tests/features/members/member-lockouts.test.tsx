import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../../support/render-app';
import {
  choose,
  field,
  fill,
  fillIn,
  isOnList,
  openEditor,
  saveElsewhere,
  sentForms,
  submit,
} from './member-form-driver';
import { stubObjectUrls } from '../../support/picture-stubs';

const readsOfAll = () =>
  mockApi.log().filter(({ path, body }) => path.endsWith('/staff/get') && JSON.stringify(body) === '{}');

beforeAll(() => import('@/features/members/pages/member-edit-page'));
beforeEach(() => void stubObjectUrls());

describe('a username, an e-mail or a staff number of another member', () => {
  it('is refused at its field before an edit, naming the member', async () => {
    await openEditor(5);
    fill('Username', 'ＴＡＮＡＫＡ');
    fill('Staff ID', 'sg-0001');
    await submit();
    expect(await screen.findByText('Already used by Tanaka Misaki')).toBeVisible();
    await waitFor(() => expect(field('Username')).toHaveFocus());
    expect(field('Staff ID')).toHaveAccessibleDescription('Already used by Aung Kyaw Moe');
    expect(sentForms('update')).toEqual([]);
    fill('Username', 'sato2');
    fill('Staff ID', 'SG-0005');
    await submit();
    await isOnList();
  });

  it('is refused in Japanese for a new member', async () => {
    const { user } = await renderApp(paths.memberCreate, { as: 'admin' });
    await screen.findByText('The new employee can sign in right away.');
    await fillIn(user);
    fill('E-mail', 'Tanaka@Example.com');
    await user.click(screen.getByText('日本語'));
    fireEvent.click(await screen.findByText('社員を登録', { selector: 'button' }));
    expect(await screen.findByText('田中 美咲さんが既に使用しています')).toBeVisible();
    expect(sentForms('create')).toEqual([]);
  });

  it('does not block the submit when the list cannot be read', async () => {
    await openEditor(5);
    fill('Username', 'sato2');
    mockApi.setScenario('500@staff/get!once');
    await submit();
    await isOnList();
  });

  it('is not searched for when staff edit themselves: no other member is read, and the server decides', async () => {
    await openEditor(4, {});
    const before = readsOfAll().length;
    fill('Username', 'hnin2');
    mockApi.setScenario('422@staff/update');
    await submit();
    await waitFor(() => expect(sentForms('update')).toHaveLength(1));
    expect(readsOfAll()).toHaveLength(before);
    mockApi.setScenario('none');
    await submit();
    await isOnList();
    expect(Object.fromEntries(sentForms('update').at(-1) ?? [])).toMatchObject({ username: 'hnin2' });
  });
});

describe('an administrator who removes the own role', () => {
  it('is warned, can cancel, and loses the pages of administrators at once', async () => {
    const { user } = await openEditor(1);
    await choose('Role', 'Employee');
    await submit();
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Give up your administrator rights?')).toBeVisible();
    expect(question.queryByText(/You are the last administrator/)).toBeNull();
    await user.click(question.getByText('Cancel'));
    expect(sentForms('update')).toEqual([]);

    await submit();
    await user.click(await screen.findByText('Give up the rights'));
    await isOnList();
    expect(
      await screen.findByText('How the company reaches you. Administrators see everybody.'),
    ).toBeVisible();
  });

  it('is warned as the last administrator', async () => {
    await openEditor(1);
    const others = mockApi.rows('staff').filter(({ id, role }) => id !== 1 && role === 1);
    for (const { id } of others) await saveElsewhere(id, { role: '2' });
    await choose('Role', 'Employee');
    await submit();
    expect(await screen.findByText(/You are the last administrator/)).toBeVisible();
  });

  it('is warned as the last administrator in Japanese, whose sentences follow each other without a space', async () => {
    const { user } = await openEditor(1);
    const others = mockApi.rows('staff').filter(({ id, role }) => id !== 1 && role === 1);
    for (const { id } of others) await saveElsewhere(id, { role: '2' });
    await choose('Role', 'Employee');
    await user.click(screen.getByText('日本語'));
    fireEvent.click(await screen.findByText('変更を保存', { selector: 'button' }));
    expect(await screen.findByText(/^管理者用の.+だけです。あなたは最後の管理者です。/)).toBeVisible();
  });
});
