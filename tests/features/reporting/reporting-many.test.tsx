import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  chooseWork,
  datesQuery,
  findPreview,
  NEXT_WEEK,
  openReporting,
  press,
  sent,
  setScenario,
  submit,
} from './reporting-steps';

beforeAll(() => import('@/features/reporting/pages/reporting-page'));

describe('a write for many people', () => {
  const many = `${datesQuery(NEXT_WEEK)}&staff=3,4,5,6,7,8,9`;

  it('is sent in requests of at most 500 rows, one after the other, with one toast', async () => {
    await openReporting({ as: 'admin', query: many });
    await findPreview();
    fireEvent.click(await screen.findByText('+4 more'));
    expect(screen.getByLabelText(/^Employee/)).toHaveFocus();
    expect(document.querySelectorAll('[data-item-index]')).toHaveLength(7);
    await chooseWork();
    await submit();
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    const calls = sent('task-performance/create').map(({ create_array }) => create_array?.length);
    expect(calls).toEqual([496, 64]);
  });

  it('stops between requests on demand, and sends only the rest later', async () => {
    await openReporting({ as: 'admin', query: many, scenario: 'slow:1500@task-performance/create!once' });
    await findPreview();
    await chooseWork();
    await submit();
    expect(await screen.findByText('0 of 560 half hours sent')).toBeVisible();
    press('Stop after this step');
    expect(await screen.findByText('Stopped: saved 496 of 560 half hours.')).toBeVisible();
    expect(screen.queryByText('Working Hour Filled Successfully')).not.toBeInTheDocument();
    setScenario('none');
    press('Send the rest');
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    expect(sent('task-performance/create').map(({ create_array }) => create_array?.length)).toEqual([
      496, 64,
    ]);
  });

  it('sends only the failed rest again', async () => {
    await openReporting({ as: 'admin', query: many, scenario: 'slow:1500@task-performance/create!once' });
    await findPreview();
    await chooseWork();
    await submit();
    await waitFor(() => expect(sent('task-performance/create')).toHaveLength(1));
    setScenario('500@task-performance/create');
    expect(await screen.findByText('64 half hours may not be saved.')).toBeVisible();
    setScenario('none');
    press('Send the rest');
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    const rows = sent('task-performance/create').map(({ create_array }) => create_array?.length);
    expect(rows).toEqual([496, 64, 64]);
  });
});
