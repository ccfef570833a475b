import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { mockApi } from '@/mock-api/node';
import {
  bar,
  cell,
  chooseBrush,
  FULL_DAY,
  goTo,
  isSaved,
  key,
  MONDAY,
  openPainter,
  paintMorning,
  save,
  walkTo,
} from './painter-steps';
import {
  answer,
  chooseWork,
  datesQuery,
  dialogsGone,
  findPreview,
  openReporting,
  press,
  signedInId,
  stored,
  submit,
  writeAsAdmin,
} from './reporting-steps';
import { passTime } from '../../support/browser-states';

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/painter/components/painter');
});

/** The half hours that a colleague writes a moment before the save. */
const THEIRS = { date: MONDAY, period: '08:30:00', project_id: 1, task_id: 1 };
const contents = () =>
  stored(signedInId('user'), [MONDAY]).map((row) => `${row.period} ${row.project_id} ${row.task_id}`);
const calls = () =>
  mockApi
    .log()
    .filter(({ path }) => /staff\/get|task-performance\//.test(path))
    .map(({ path }) => path.replace('/reporting-system/', ''));
const undoKey = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });

describe('the recent records of a colleague', () => {
  it('are asked about on the timeline, and restored by Undo', async () => {
    await openPainter();
    await paintMorning();
    await writeAsAdmin(THEIRS);
    save();
    await answer('Replace 1 half hour?', 'Replace');
    await isSaved();
    expect(contents()).toEqual(['08:30:00 3 5', '09:00:00 3 5']);
    undoKey();
    await waitFor(() => expect(contents()).toEqual(['08:30:00 1 1']));
  });

  it('are asked about in the form, although the page showed no records, and restored by Undo', async () => {
    await openReporting({ query: datesQuery([MONDAY]) });
    await chooseWork();
    expect(await findPreview()).toHaveTextContent('16 new');
    await writeAsAdmin(THEIRS);
    await submit();
    await answer('Replace 1 half hour?', 'Cancel');
    await dialogsGone();
    expect(contents()).toEqual(['08:30:00 1 1']);
    await waitFor(async () => expect(await findPreview()).toHaveTextContent('1 replaced'));
    await submit();
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    press('Undo');
    await waitFor(() => expect(contents()).toEqual(['08:30:00 1 1']));
  });
});

it('a save without conflicts is a read, a delete, a create and a read', async () => {
  await openPainter({ query: `?view=paint&date=${FULL_DAY}` });
  await chooseBrush('SCH03 05');
  goTo(FULL_DAY, '08:30');
  key('Enter');
  walkTo('09:00');
  key('Delete');
  await waitFor(() => expect(bar()).toHaveTextContent('1 replaced1 cleared'));
  mockApi.clearLog();
  save();
  await isSaved();
  expect(calls()).toEqual(['staff/get', 'task-performance/delete', 'task-performance/create', 'staff/get']);
});

describe('a tab of the same browser', () => {
  const theirs = () => cell(MONDAY, '08:30');

  it('reads again after another one wrote', async () => {
    await openPainter();
    await writeAsAdmin(THEIRS);
    expect(theirs()).toHaveAccessibleName(/empty$/);
    const other = new BroadcastChannel('half-hours-written');
    other.postMessage({ resource: 'slots', staffIds: [signedInId('user')] });
    await waitFor(() => expect(theirs()).toHaveAccessibleName(/INV01/));
    other.close();
  });

  it('notifies the other tabs of its writes', async () => {
    await openPainter();
    await paintMorning();
    const other = new BroadcastChannel('half-hours-written');
    const heard = new Promise((resolve) => {
      other.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    });
    save();
    await isSaved();
    expect(await heard).toEqual({ resource: 'slots', staffIds: [signedInId('user')] });
    other.close();
  });

  it('reads data older than 10 s again when it gets the focus', async () => {
    await openPainter();
    await writeAsAdmin(THEIRS);
    mockApi.clearLog();
    fireEvent.focus(window);
    expect(calls()).toEqual([]);
    passTime(11_000);
    fireEvent.focus(window);
    await waitFor(() => expect(theirs()).toHaveAccessibleName(/INV01/));
    expect(calls()).toEqual(['staff/get']);
  });
});
