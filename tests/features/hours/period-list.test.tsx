import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PeriodList } from '@/features/hours/components/period-list';
import { loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';

const person = (id: number) => ({ id, eng_name: `Person ${id}`, jp_name: '', hours: 0.5 });
const MEMBERS = Array.from({ length: 1000 }, (_, index) => person(index + 1));
const project = (id: number) => ({ id, eng_name: `Project ${id}`, jp_name: '' });
const MONTHS = [
  { start: '2026-10-01', end: '2026-10-31' },
  { start: '2026-11-01', end: '2026-11-30' },
] as const;
const PERIODS = MONTHS.map((range) => ({
  range,
  projects: [1, 2].map((id) => ({ project: project(id), members: MEMBERS, hours: 500 })),
  hours: 1000,
}));

const countDrawnRows = () => document.querySelectorAll('tbody th').length;

it('scales the bars of weeks by weeks: hours on deleted projects over all weeks have no bar', async () => {
  const week = { project: project(1), members: [{ ...person(1), hours: 20 }], hours: 20 };
  const deleted = { project: project(0), members: [{ ...person(1), hours: 80 }], hours: 80 };
  await renderUi(
    <PeriodList
      periods={[
        { range: { start: '2026-11-01', end: '2026-11-07' }, projects: [week], hours: 20 },
        { range: { start: '2026-11-01', end: '2026-11-14' }, projects: [deleted], hours: 80 },
      ]}
    />,
  );
  await loadCatalogues('hours');
  await screen.findByText('Project 1');
  const bars = [...document.querySelectorAll<HTMLElement>('th [aria-hidden]')];
  expect(bars.map(({ style }) => style.backgroundSize)).toEqual(['100% 100%']);
});

it('draws long lists of project hours in portions, and completely for print', async () => {
  await renderUi(<PeriodList periods={PERIODS} />);
  await loadCatalogues('hours');
  await screen.findByText('Show more');
  expect(document.getElementsByTagName('*').length).toBeLessThan(3000);
  const first = countDrawnRows();
  expect(screen.getByText(`${first} of 4,000 rows`)).toBeInTheDocument();
  // The sums are those of the whole group.
  expect(screen.getByText(`${1000 - first} more`)).toBeInTheDocument();
  expect(document.querySelector('tfoot tr:last-child td')).toHaveTextContent('500 hrs');

  const more = screen.getByText('Show more');
  more.focus();
  fireEvent.click(more);
  expect(countDrawnRows()).toBeGreaterThan(first);
  expect(more).toHaveFocus();

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(countDrawnRows()).toBe(4000);
  expect(screen.queryByText('Show more')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(countDrawnRows()).toBeLessThan(1000);
});

it('moves the focus to the count of rows when the last portion is drawn', async () => {
  // Each project takes 8 lines of a portion of 400: 3 people, its frame, heading, head and foot.
  const projects = Array.from({ length: 100 }, (_, index) => ({
    project: project(index + 1),
    members: [person(1), person(2), person(3)],
    hours: 1.5,
  }));
  await renderUi(<PeriodList periods={[{ range: MONTHS[0], projects, hours: 150 }]} />);
  await loadCatalogues('hours');
  await screen.findByText('150 of 300 rows');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('300 of 300 rows')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
