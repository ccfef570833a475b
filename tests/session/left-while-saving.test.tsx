import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import type { TableName } from '@/mock-api/db/row-types';
import { mockApi } from '@/mock-api/node';
import { fillIn, renderFines, setScenario } from '../features/fines/fine-page-steps';
import { choose, fill, renderRegistration } from '../features/leave/leave-page-steps';
import { renderApp } from '../support/render-app';

const SUBMIT = 'form [type=submit]';
const submit = () => fireEvent.click(document.querySelector(SUBMIT) ?? document.body);
const storedDrafts = (): [string, string][] =>
  Object.entries<string>(localStorage).filter(([key]) => key.startsWith('draft:'));

const FORMS = [
  {
    table: 'fines',
    call: 'fines/create',
    open: () => renderFines({ query: '?staff=2' }),
    fillIn: () => fillIn(),
  },
  {
    table: 'over_times',
    call: 'over-time/create',
    open: async () => {
      const app = await renderRegistration({ as: 'user', query: '?mode=overtime&overtime-q=none' });
      // Without the list, the number of equal records before the submit would be unknown.
      await screen.findByText('0 rows');
      return app;
    },
    fillIn: async () => {
      fill('ot_date', '2026-11-20');
      await choose('OT time', 'Half Day');
    },
  },
  {
    table: 'leaves',
    call: 'leave/create',
    open: () => renderRegistration({ as: 'user', query: '?leave-q=none' }),
    fillIn: async () => {
      fill('leave_date', '2026-11-20');
      await choose('Duration', 'Half Day');
      fill('reason', 'Travel');
    },
  },
  {
    table: 'projects',
    call: 'project/create',
    open: async () => {
      const app = await renderApp(paths.projects, { as: 'admin' });
      await screen.findByText('INV01');
      return app;
    },
    fillIn: () => {
      for (const [name, value] of Object.entries({ cd: 'NEW10', eng_name: 'New Shop', jp_name: '新しい店' }))
        fill(name, value);
    },
  },
] satisfies { table: TableName; call: string; open: () => unknown; fillIn: () => unknown }[];

describe('a form that is left while it is being saved', () => {
  it.each(FORMS)(
    'is not offered as unsaved once it is saved: $call',
    async (form) => {
      const app = await form.open();
      const rows = mockApi.rows(form.table).length;
      await form.fillIn();
      setScenario(`slow:500@${form.call}`);
      submit();
      await waitFor(() => expect(storedDrafts()[0]?.[1]).toContain('submission'));
      const left = storedDrafts();
      await waitFor(() => expect(mockApi.rows(form.table)).toHaveLength(rows + 1));
      app.unmount();
      setScenario('');
      // The page is gone, and what is on its way settles the draft.
      await waitFor(() => expect(storedDrafts()).toEqual([]));

      // A reload ends the page before that: the draft is as it was then.
      for (const [key, draft] of left) localStorage.setItem(key, draft);
      await form.open();
      expect(await screen.findByText('What you sent has been saved.')).toBeVisible();
      expect(screen.queryByText('Restore')).not.toBeInTheDocument();
      expect(storedDrafts()).toEqual([]);
      expect(mockApi.rows(form.table)).toHaveLength(rows + 1);
    },
    60_000,
  );
});
