import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
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
  findValue,
} from './member-form-driver';
import { stubObjectUrls } from '../../support/picture-stubs';

const storedStaff = (id: number) => mockApi.rows('staff').find((row) => row.id === id);

const findAlert = (words: RegExp) =>
  screen.findByText(words, { selector: '[role=alert] *, [role=status] *' });

beforeAll(() => import('@/features/members/pages/member-edit-page'));
beforeEach(() => void stubObjectUrls());

describe('a server that keeps only half of the fields', () => {
  it('is reported on the list, field by field, until the notice is closed', async () => {
    const { user } = await openEditor(5, { as: 'admin', scenario: 'half-keeping' });
    fill('Address', '2 Strand Road');
    fill('Permanent date', '2020-02-02');
    await submit();
    // The alert also appears after the user left the page.
    expect(await screen.findByText('Saved, but the server did not keep everything.')).toBeVisible();
    const alert = await findAlert(
      /^Sato Kenta was saved, but the server did not keep: Permanent date and Project\./,
    );
    expect(alert).toHaveTextContent('“Member updated (permanent date skipped).”');
    expect(window.location.pathname).toBe(paths.memberListAfterSave);
    expect(screen.queryByText('Member Updated Successfully.')).toBeNull();
    expect(within(alert).getByText('Open it again')).toHaveAttribute('href', paths.memberEdit(5));
    await user.click(screen.getByLabelText('Close'));
    expect(alert).not.toBeInTheDocument();
  });

  it('is reported to staff who edit themselves, in their language', async () => {
    const { user } = await openEditor(4, { language: 'ja', scenario: 'half-keeping' });
    fill('住所', 'ヤンゴン');
    await user.click(screen.getByRole('button', { name: '変更を保存' }));
    await findAlert(/次の項目はサーバーに保存されませんでした：プロジェクト/);
    expect(storedStaff(4)?.address).toBe('ヤンゴン');
  });

  it('fails the save when none of the changes was kept; the input remains', async () => {
    await openEditor(5, { as: 'admin', scenario: 'half-keeping' });
    fill('Permanent date', '2020-02-02');
    await submit();
    await screen.findByText('Fail to Update Member.');
    await findAlert(/^Your change was not kept\..* did not save: Permanent date and Project\./);
    expect(field('Permanent date')).toHaveValue('2020-02-02');
    expect(window.location.pathname).toBe(paths.memberEdit(5));
  });
});

describe('a new member', () => {
  it('is saved on a server that does not return the sort key, which is not reported as missing', async () => {
    const { user } = await renderApp(paths.memberCreate, { as: 'admin', scenario: 'no-sort-key' });
    await screen.findByText('The new employee can sign in right away.');
    await fillIn(user);
    await submit();
    await screen.findByText('Member Created Successfully.');
    await isOnList();
  });
});

describe('a colleague who saves the same member meanwhile', () => {
  it('keeps their changes in other fields', async () => {
    await openEditor(5);
    fill('Address', 'Mine');
    await saveElsewhere(5, { ref_person: 'Theirs', sort_key: '4' });
    await submit();
    await isOnList();
    expect(storedStaff(5)).toMatchObject({ address: 'Mine', ref_person: 'Theirs', sort_key: 4 });
  });

  it('causes a question for fields that both changed; each field is chosen', async () => {
    const { user } = await openEditor(5);
    fill('Address', 'My road');
    fill('Permanent date', '2021-03-04');
    await saveElsewhere(5, { address: 'Their road', permanent_date: '2020-02-02' });
    await submit();
    const title = await screen.findByText('Somebody else has changed this since you opened it');
    expect(title).toHaveFocus();
    expect(sentForms('update')).toEqual([]);
    const theirs = 'On the server now, changed since you opened this:';
    await user.click(screen.getByLabelText(`${theirs} Their road`));
    expect(field('Address')).toHaveValue('Their road');
    expect(screen.getByText('1 field is still to be chosen.')).toBeVisible();
    await user.click(screen.getByLabelText('Yours: 4 Mar 2021'));
    await submit();
    await isOnList();
    expect(storedStaff(5)).toMatchObject({ address: 'Their road', permanent_date: '2021-03-04' });
  });

  it('can be preferred as a whole, and causes another question after a further change', async () => {
    const { user } = await openEditor(5);
    fill('Address', 'My road');
    fill('Reference person', 'Me');
    await saveElsewhere(5, { address: 'A', ref_person: 'A' });
    await submit();
    await user.click(await screen.findByText('Keep all of mine'));
    await saveElsewhere(5, { address: 'B' });
    await submit();
    expect(await screen.findByLabelText(/^On the server now.*: B$/)).not.toBeChecked();
    fireEvent.click(screen.getByLabelText(/^On the server now.*: B$/));
    await submit();
    await isOnList();
    expect(storedStaff(5)).toMatchObject({ address: 'B', ref_person: 'Me' });
  });

  it('may have deleted the member: nothing is sent, the input remains', async () => {
    await openEditor(5);
    fill('Address', 'Mine');
    await request(ignoredAnswer, { path: 'reporting-system/staff/delete', body: { id: 5 } });
    await submit();
    await findAlert(/^Somebody has deleted this record since you opened it\./);
    expect(field('Address')).toHaveValue('Mine');
    expect(sentForms('update')).toEqual([]);
  });
});

describe('fields that the form does not show or the server does not return', () => {
  it('are sent back unchanged: the work type if it has one, no sort key if it was never returned', async () => {
    await openEditor(5, { as: 'admin', scenario: 'no-sort-key' });
    expect(screen.getByText('Unknown')).toBeVisible();
    fill('Address', 'Mine');
    await submit();
    await screen.findByText('Member Updated Successfully.');
    const [sent] = sentForms('update');
    expect(findValue(sent, 'work_type')).toBe('1');
    expect(findValue(sent, 'sort_key')).toBeUndefined();
    expect(storedStaff(5)?.work_type).toBe(1);
  });

  it('are empty after a save without them, which the form says before', async () => {
    await openEditor(5, { as: 'admin', scenario: 'no-sort-key' });
    await findAlert(/^This server does not return the sort key\./);
    fill('Address', 'Mine');
    await submit();
    await isOnList();
    expect(storedStaff(5)?.sort_key).toBeNull();
  });

  it('are also named to staff who edit themselves, who cannot choose them', async () => {
    await openEditor(4, { language: 'ja', scenario: 'no-sort-key' });
    await findAlert(/^このサーバーは表示順を返しません。/);
  });

  it('are kept and sent once the response of an update has returned them', async () => {
    const { unmount } = await openEditor(5, { as: 'admin', scenario: 'no-sort-key' });
    fill('Address', 'Mine');
    await choose('Sort key', '3');
    await submit();
    await screen.findByText('Member Updated Successfully.');
    expect(storedStaff(5)?.sort_key).toBe(3);
    unmount();
    await openEditor(5, { as: 'admin', scenario: 'no-sort-key' });
    expect(screen.queryByText(/^This server does not return the sort key/)).toBeNull();
    fill('Address', 'Mine again');
    await submit();
    await isOnList();
    expect(storedStaff(5)).toMatchObject({ address: 'Mine again', sort_key: 3 });
  });
});
