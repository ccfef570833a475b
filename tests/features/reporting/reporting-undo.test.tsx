import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { ignoredAnswer, request } from '@/api/request';
import { mockServer } from '@/mock-api/node';
import {
  answer,
  chooseWork,
  clearProject,
  datesQuery,
  dialogsGone,
  findDialog,
  findPreview,
  openReporting,
  press,
  sent,
  setScenario,
  signedInId,
  stored,
  submit,
  WORK,
  writeAsAdmin,
} from './reporting-steps';

const FULL_DAY = '2026-11-18';
const EMPTY_DAY = '2026-11-23';

beforeAll(() => import('@/features/reporting/pages/reporting-page'));

/** The half hours of the user's dates, sorted. */
const contents = (dates = [FULL_DAY, EMPTY_DAY]) =>
  stored(signedInId('user'), dates)
    .map((row) => `${row.date} ${row.period} ${row.project_id} ${row.task_id}`)
    .sort();

const undoKey = (init: object = {}) => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, ...init });

/** The bar that says what was done: the preview speaks of what will be done. */
async function findBar(text: string) {
  const bar = (await screen.findByText('Undo')).closest('[role=status]');
  await waitFor(() => expect(bar).toHaveTextContent(text));
}

/** Replaces a day, and fills one on which nothing is recorded. */
async function replaceDay() {
  await openReporting({ query: datesQuery([FULL_DAY, EMPTY_DAY]) });
  const before = contents();
  await chooseWork();
  await findPreview();
  await submit();
  await findBar(`${before.length} replaced`);
  return before;
}

describe('the half hours that a submit replaced or cleared', () => {
  it('are restored by one click, half hour by half hour, and changed again by another', async () => {
    const before = await replaceDay();
    expect(contents()).toHaveLength(32);
    press('Undo');
    expect(await screen.findByText('32 half hours are as they were before')).toBeVisible();
    expect(contents()).toEqual(before);
    expect(sent('task-performance/delete')).toHaveLength(1);
    press('Redo');
    expect(await screen.findByText('32 half hours were changed again')).toBeVisible();
    expect(contents()).toHaveLength(32);
    expect(stored(signedInId('user'), [FULL_DAY]).every((row) => row.project_id === WORK.project_id)).toBe(
      true,
    );
  });

  it('are restored step by step by keyboard, while the page is open', async () => {
    const before = await replaceDay();
    await clearProject();
    press('Clear hours…');
    await submit('Clear 16 hrs');
    await answer('Clear 32 half hours?', 'Clear');
    await findBar('32 cleared');
    expect(contents()).toEqual([]);
    press('Record hours instead');
    fireEvent.keyDown(screen.getByLabelText('Project'), { key: 'z', ctrlKey: true });
    undoKey();
    await waitFor(() => expect(contents()).toHaveLength(32));
    await screen.findByText('32 half hours are as they were before');
    fireEvent.click(screen.getByLabelText('Undo the last change'));
    await waitFor(() => expect(contents()).toEqual(before));
    await waitFor(() =>
      expect(screen.getByLabelText('Undo the last change')).toHaveAttribute('aria-disabled'),
    );
    undoKey({ shiftKey: true });
    await waitFor(() => expect(contents()).toHaveLength(32));
  });

  it('remain as another person changed them since, unless the user selects them', async () => {
    const before = await replaceDay();
    await writeAsAdmin({ date: FULL_DAY, period: '08:30:00', project_id: 1, task_id: 1 });
    press('Undo');
    const title = '1 half hour was changed since';
    expect(await findDialog(title)).toHaveTextContent('Wed 18 Nov');
    await answer(title, 'Put the rest back');
    await screen.findByText(/as they were before/);
    const theirs = `${FULL_DAY} 08:30:00 1 1`;
    expect(contents()).toContain(theirs);
    expect(contents().filter((row) => row !== theirs)).toEqual(before.slice(1));

    press('Redo');
    await answer(title, 'Put the rest back');
    await screen.findByText(/were changed again/);
    press('Undo');
    await findDialog(title);
    fireEvent.click(screen.getByLabelText('Overwrite 1 changed half hour'));
    press('Put the rest back');
    await dialogsGone();
    await waitFor(() => expect(contents()).toEqual(before));
  });

  it('are restored without a half hour of the same day that another person removes meanwhile', async () => {
    await openReporting({ query: datesQuery([FULL_DAY]) });
    const before = contents();
    await chooseWork();
    fireEvent.click(screen.getByText('8:30 – 12:00'));
    await findPreview();
    await submit();
    await findBar('9 replaced');
    const removeFirst = async () => {
      await request(ignoredAnswer, {
        path: 'reporting-system/task-performance/delete',
        body: { delete_array: [{ date: FULL_DAY, staff_id: signedInId('user'), period: '08:30:00' }] },
      });
      return undefined;
    };
    mockServer.use(http.post('*/task-performance/create', removeFirst, { once: true }));
    press('Undo');
    expect(await screen.findByText('9 half hours are as they were before')).toBeVisible();
    expect(contents()).toHaveLength(before.length - 1);
  });

  it('are restored as far as an interrupted write came', async () => {
    await openReporting({ query: datesQuery([FULL_DAY]), scenario: 'lost-response@task-performance/create' });
    const before = contents();
    await chooseWork();
    await findPreview();
    await submit();
    await findBar(`${before.length} replaced`);
    setScenario('none');
    press('Undo');
    await waitFor(() => expect(contents()).toEqual(before));
  });

  it('are restored after half hours that wait for a connection', async () => {
    await openReporting({ query: datesQuery([FULL_DAY]) });
    const before = contents();
    await chooseWork();
    await findPreview();
    setScenario('offline@reporting-system');
    await submit();
    await findBar(`${before.length} replaced`);
    press('Undo');
    expect(await screen.findByText(/as they were before/)).toBeVisible();
    setScenario('none');
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByLabelText(/unsent half hours?\. Show/)).toBeNull());
    expect(contents()).toEqual(before);
  });
});
