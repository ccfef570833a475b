import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { openReporting } from './reporting-steps';

/** Opens the page of the weekday defaults. */
export const openSettings = (options: Parameters<typeof openReporting>[0] = {}) =>
  openReporting({ page: paths.reportingSetting, ...options });

export async function openDialog() {
  const [edit] = await screen.findAllByText('Edit');
  await waitFor(() => expect(edit).toBeEnabled());
  fireEvent.click(edit as HTMLElement);
  await screen.findByText(/^Edit the weekday defaults/);
}

export const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByText(/^Edit the weekday defaults/)).not.toBeInTheDocument());
export const savedSettings = (staffId: number, day: number) =>
  mockApi.rows('task_performance_settings').filter((row) => row.staff_id === staffId && row.day === day);
