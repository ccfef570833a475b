import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  answer,
  chooseWork,
  datesQuery,
  fillFromDefaults,
  openReporting,
  press,
  sent,
  setScenario,
  signedInId,
  stored,
  submit,
} from './reporting-steps';
import { dialogIsGone, openDialog, openSettings, savedSettings } from './setting-steps';

const DAY = '2026-11-23';

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
  await import('@/features/reporting/pages/reporting-setting-page');
});

const contents = () =>
  stored(signedInId('user'), [DAY])
    .map((row) => `${row.period} ${row.project_id} ${row.task_id}`)
    .sort();

async function fillAfternoon() {
  await openReporting({ query: datesQuery([DAY]), scenario: 'generation:a' });
  await chooseWork();
  fireEvent.click(screen.getByText('8:30 – 12:00'));
  await submit();
  await waitFor(() => expect(contents()).toHaveLength(9));
  return contents();
}

describe('on a server that replaces whole days', () => {
  it('half hours that a write deleted are reported, restored by one click, and then kept', async () => {
    const before = await fillAfternoon();
    press('Weekday defaults…');
    expect(await screen.findByText('Defaults: 7 new, 9 kept as recorded')).toBeVisible();
    await submit('Fill from weekday defaults');
    expect(await screen.findByText('9 cleared')).toBeVisible();
    expect(contents()).toHaveLength(7);
    press('Undo');
    expect(await screen.findByText('16 half hours are as they were before')).toBeVisible();
    expect(contents()).toEqual(before);

    await fillFromDefaults();
    await waitFor(() => expect(contents()).toHaveLength(16));
    expect(contents()).toEqual(expect.arrayContaining(before));
    expect(sent('task-performance/create').at(-1)?.create_array).toHaveLength(16);

    press('Clear hours…');
    await submit('Clear 4 hrs 30 mins');
    await answer('Clear 9 half hours?', 'Clear');
    await waitFor(() => expect(contents()).toHaveLength(7));
    expect(sent('task-performance/delete').at(-1)?.delete_array).toHaveLength(9);
  });

  it('an undo deletes no other half hours, even before this behaviour is known', async () => {
    const before = await fillAfternoon();
    fireEvent.click(screen.getByText('8:30 – 12:00'));
    await submit();
    await waitFor(() => expect(contents()).toHaveLength(16));
    fireEvent.click(await screen.findByLabelText('Undo the last change'));
    expect(await screen.findByText('7 half hours are as they were before')).toBeVisible();
    expect(contents()).toEqual(before);
  });

  it('half hours that waited for a connection delete no others of their day', async () => {
    const before = await fillAfternoon();
    fireEvent.click(screen.getByText('8:30 – 12:00'));
    fireEvent.click(screen.getByText('13:00 – 17:30'));
    setScenario('generation:a,offline@task-performance');
    await submit();
    expect(await screen.findByText(/^No connection\. 7 half hours wait here/)).toBeVisible();
    setScenario('generation:a');
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('16 waiting half hours were sent')).toBeVisible();
    await waitFor(() => expect(contents()).toHaveLength(16));
    expect(contents()).toEqual(expect.arrayContaining(before));
  });

  it('the other defaults of a weekday stay, also after an undo', async () => {
    await openSettings({ query: '?weekday=1', scenario: 'generation:a' });
    const defaults = () =>
      savedSettings(signedInId('user'), 1).map((row) => `${row.period} ${row.project_id} ${row.task_id}`);
    await openDialog();
    const before = defaults();
    expect(before).toHaveLength(16);
    expect(screen.getByText(/^9 more half hours are saved for Monday. They stay/)).toBeVisible();
    await chooseWork();
    await submit('Save defaults');
    await dialogIsGone();
    expect(await screen.findByText('7 replaced')).toBeVisible();
    expect(defaults()).toHaveLength(16);
    press('Undo');
    expect(await screen.findByText('7 half hours are as they were before')).toBeVisible();
    expect(defaults().sort()).toEqual(before.sort());
  });
});
