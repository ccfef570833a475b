import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import {
  chooseWork,
  datesQuery,
  findPreview,
  openReporting,
  submit,
} from '../features/reporting/reporting-steps';
import { readTableRows } from '../features/hours/report-page-steps';
import { goTo } from '../support/go-to';

const REPORT = `${paths.weeklyWorkTime}?start=2026-11-23&end=2026-11-27`;

it('a report that was read earlier shows hours that are recorded later', async () => {
  const rowOfAdmin = () => readTableRows('Working times').find(([name]) => name === 'Aung Kyaw Moe');
  await openReporting({ as: 'admin', page: REPORT });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(rowOfAdmin()?.[1]).not.toBe('8 hrs');

  goTo(paths.reporting + datesQuery(['2026-11-23']));
  await findPreview();
  await chooseWork();
  await submit();
  await screen.findByText('Working Hour Filled Successfully');

  goTo(REPORT);
  await waitFor(() => expect(rowOfAdmin()?.[1]).toBe('8 hrs'));
});
