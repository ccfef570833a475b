import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
import { passTime } from '../../support/browser-states';
import {
  answer,
  chooseWork,
  clearProject,
  findDialog,
  press,
  setScenario,
  signedInId,
  submit,
  WORK,
} from './reporting-steps';
import { dialogIsGone, openDialog, openSettings, savedSettings } from './setting-steps';

beforeAll(() => import('@/features/reporting/pages/reporting-setting-page'));

/** Saves the defaults of one weekday, of which none was saved before; resolves to the id of the member. */
async function saveDefaults(): Promise<number> {
  await openSettings({ query: '?weekday=0' });
  await openDialog();
  await chooseWork();
  await submit('Save defaults');
  await dialogIsGone();
  return signedInId('user');
}

describe('changed weekday defaults [RS-1]', () => {
  it('are undone and redone step by step', async () => {
    const id = await saveDefaults();
    expect(await screen.findByText('8 hrs of 8 hrs')).toBeVisible();
    await openDialog();
    await clearProject();
    await submit('Remove 16 half hours');
    await answer('Remove 16 half hours from the defaults?', 'Remove');
    expect(await screen.findByText('16 cleared')).toBeVisible();
    expect(savedSettings(id, 0)).toHaveLength(0);
    press('Undo');
    expect(await screen.findByText('16 half hours are as they were before')).toBeVisible();
    expect(savedSettings(id, 0)).toHaveLength(16);
    // Half hours that the save has added are removed again.
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(savedSettings(id, 0)).toHaveLength(0));
    fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
    await waitFor(() => expect(savedSettings(id, 0)).toHaveLength(16));
  });

  it('ask before an undo overwrites changes of a colleague since', async () => {
    const id = await saveDefaults();
    const theirs = { day: 0, staff_id: id, period: '09:00:00', project_id: 1, task_id: 1 };
    await request(ignoredAnswer, {
      path: 'reporting-system/task-performance-setting/save',
      body: { create_array: [theirs] },
    });
    passTime(60_000);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(await findDialog('Overwrite 1 half hour of somebody else?')).toHaveTextContent(
      / since you changed them\./,
    );
    press('Cancel');
    await waitFor(() => expect(savedSettings(id, 0)).toEqual([expect.objectContaining(theirs)]));
  });

  it('stay when they cannot be read before an undo, which is said', async () => {
    const id = await saveDefaults();
    passTime(60_000);
    setScenario('500@staff/get');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(await screen.findByText('The weekday defaults could not be read')).toBeVisible();
    expect(savedSettings(id, 0)).toHaveLength(16);
  });

  it('report a server that cannot undo new ones, although it restored the replaced ones', async () => {
    await openSettings({ query: '?weekday=0' });
    await openDialog();
    fireEvent.click(screen.getByLabelText('Monday', { selector: 'button' }));
    await chooseWork();
    await submit('Save defaults');
    await dialogIsGone();
    setScenario('500@task-performance-setting/discard');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(await screen.findByText(/^The server did not remove these half hours\. Some/)).toBeVisible();
    expect(savedSettings(signedInId('user'), 0)).toHaveLength(16);
    expect(savedSettings(signedInId('user'), 1)).not.toContainEqual(expect.objectContaining(WORK));
  });
});
