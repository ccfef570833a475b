import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { createQueryClient } from '@/api/query-client';
import { createAppQueryClient } from '@/app/app-query-client';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import type { ManyQuestion } from '@/session/many/many-question';
import { useManyRun } from '@/session/many/use-many-run';
import { noteOwner } from '@/session/token-owner';
import { tokenStore } from '@/session/token-store';
import { presentToasts } from '@/ui/toast/toast';
import {
  chooseWork,
  datesQuery,
  NEXT_WEEK,
  openReporting,
  press,
  setScenario,
  signedInId,
  stored,
  submit,
} from '../features/reporting/reporting-steps';
import { renderApp } from '../support/render-app';

const [MONDAY = ''] = NEXT_WEEK;

async function signInAgain(password: string) {
  const field = await screen.findByLabelText(/^Password/);
  mockApi.setScenario('none');
  fireEvent.change(field, { target: { value: password } });
  fireEvent.click(screen.getByText('Login', { selector: '[role=dialog] button' }));
  await waitFor(() => expect(screen.queryByText('Please sign in again')).not.toBeInTheDocument());
}

/** A question whose words no test reads. */
const createQuestion = (rows: ManyQuestion['rows'], act: ManyQuestion['act']): ManyQuestion => ({
  rows,
  act,
  title: '',
  body: '',
  confirmLabel: '',
  writes: [],
  success: '',
  onEnd: () => undefined,
});

describe('after signing in again on the same page', () => {
  it('a refused write is shown as ready to send, until it is saved', async () => {
    await renderApp(paths.projects, { as: 'admin', scenario: '401@project/create' });
    await screen.findByText('SCH03');
    for (const [name, value] of Object.entries({ cd: 'NEW10', eng_name: 'Shop', jp_name: '店' })) {
      const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      fireEvent.change(field ?? document.body, { target: { value } });
    }
    press('Save project');
    await signInAgain('admin123');
    const notice = 'You are signed in again. What you submitted before was not saved: you can send it now.';
    expect(await screen.findByText(notice)).toBeVisible();
    press('Save project');
    await waitFor(() => expect(screen.queryByText(notice)).not.toBeInTheDocument());
    expect(mockApi.rows('projects').some(({ cd }) => cd === 'NEW10')).toBe(true);
  });

  it('half hours of which none was sent are not “the rest”, and their message asks for no second sign-in', async () => {
    await openReporting({ query: datesQuery([MONDAY]), scenario: '401@task-performance/create' });
    await chooseWork();
    await submit();
    expect(await screen.findByText('16 half hours were not saved.')).toBeInTheDocument();
    expect(screen.queryByText('Send the rest')).toBeNull();
    await signInAgain('user123');
    expect(await screen.findByText('You are signed in again: it can be sent now.')).toBeVisible();
    setScenario('');
    press('Send again');
    await waitFor(() => expect(stored(signedInId('user'), [MONDAY])).toHaveLength(16));
  });
});

describe('a sign-in in another tab', () => {
  const OWNER = { staffId: 1, token: 'mine' };
  const signInElsewhere = () => {
    noteOwner({ staffId: 1, token: 'other' });
    tokenStore.set('other');
  };

  it('that stops a write of many rows is reported', async () => {
    noteOwner(OWNER);
    tokenStore.set(OWNER.token);
    const rows = [1, 2, 3].map((id) => ({ id, name: `Row ${id}` }));
    const done = new Set<number>();
    const question = createQuestion(rows, {
      send: ({ id }) => {
        done.add(id);
        signInElsewhere();
        return Promise.resolve();
      },
      readDone: () => Promise.resolve(({ id }) => done.has(id)),
    });
    const { result } = renderHook(() => useManyRun(question, () => undefined), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={createAppQueryClient()}>{children}</QueryClientProvider>
      ),
    });
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toBe('ended'));
    expect([result.current.isCutBySignIn, done.size]).toEqual([true, 1]);
  });

  it('that stays unknown sends no write of many rows, which can be closed or sent again', async () => {
    const ROW = { id: 1, name: 'Row 1' };
    let sent = 0;
    const question = createQuestion([ROW], {
      send: () => Promise.resolve((sent += 1)),
      readDone: () => Promise.resolve(() => false),
    });
    const queryClient = createQueryClient({
      onQueryFailure: () => undefined,
      onMutationFailure: () => undefined,
      onMutationSuccess: () => undefined,
      rememberUser: () => () => true,
      whenUserSettled: () => Promise.reject(new ApiError('unauthorized', { isUnsent: true })),
    });
    const { result } = renderHook(() => useManyRun(question, () => undefined), {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    });
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toBe('ended'));
    expect([result.current.remaining, sent]).toEqual([[ROW], 0]);
  });

  it('that stops the second step of a write is reported', async () => {
    noteOwner(OWNER);
    tokenStore.set(OWNER.token);
    const toasts: string[] = [];
    const stop = presentToasts({ show: ({ text }) => toasts.push(text), close: () => undefined });
    const queryClient = createAppQueryClient();
    const options = queryClient.defaultMutationOptions({
      mutationFn: () => {
        signInElsewhere();
        return Promise.reject(new ApiError('unauthorized', { isUnsent: true }));
      },
      meta: { writes: [] },
    });
    const write = queryClient.getMutationCache().build(queryClient, options);
    await expect(write.execute(undefined)).rejects.toThrow();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toContain('shell:expired.elsewhere');
    stop();
  });
});
