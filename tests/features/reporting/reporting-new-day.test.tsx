import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/clock';
import { chooseWork, datesQuery, openReporting, THIS_WEEK } from './reporting-steps';

const MONDAY = '2026-11-23';

beforeAll(async () => {
  await import('@/features/reporting/pages/reporting-page');
});
afterEach(() => setClock());

function beginMonday() {
  setClock(() => new Date(`${MONDAY}T00:00:00`));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const picked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-date][aria-pressed=true]')].map(
    ({ dataset }) => dataset.date,
  );

describe('a new day on an open page', () => {
  it('moves the default dates and the mark of today', async () => {
    await openReporting();
    expect(picked()).toEqual(THIS_WEEK);
    beginMonday();
    expect(picked()).toEqual([...THIS_WEEK.slice(1), MONDAY]);
    expect(document.querySelector('[aria-current=date]')).toHaveAttribute('data-date', MONDAY);
  });

  it('keeps the dates of started input, and says so', async () => {
    await openReporting();
    await chooseWork();
    beginMonday();
    expect(await screen.findByText(/^A new day has begun/)).toBeVisible();
    expect(picked()).toEqual(THIS_WEEK);
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('dates')).toBe(THIS_WEEK.join()),
    );
  });

  it('does not change chosen dates', async () => {
    await openReporting({ query: datesQuery(THIS_WEEK) });
    beginMonday();
    expect(picked()).toEqual(THIS_WEEK);
    expect(screen.queryByText(/^A new day has begun/)).not.toBeInTheDocument();
  });
});
