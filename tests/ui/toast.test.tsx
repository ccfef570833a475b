import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@/i18n/i18n';
import { message } from '@/i18n/message';
import { toast } from '@/ui/toast/toast';
import { ToastHost } from '@/ui/toast/toast-host';
import { TOASTS } from '../support/toasts';
import { renderUi } from './render-ui';

const FILLED = message('toasts:workingHour.filled');

afterEach(() => {
  // Not awaited, because `act` would wait for the end of the transition.
  act(() => toast.close());
});

describe('toasts [TO-1]', () => {
  it('announce success politely and failures at once', async () => {
    await renderUi(<ToastHost />);
    act(() => toast.success(FILLED));
    expect(await screen.findByRole('status')).toHaveTextContent('Working Hour Filled Successfully');
    act(() => toast.error('The server is tired.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is tired.');
  });

  it('are shown at the top centre', async () => {
    await renderUi(<ToastHost />, { hasStyles: true });
    act(() => toast.success(FILLED));
    const toastElement = await screen.findByRole('status');
    expect(toastElement.closest(TOASTS)).toHaveStyle({ top: '14px', left: '50%' });
  });

  it('show one at a time', async () => {
    await renderUi(<ToastHost />);
    act(() => {
      toast.error('First');
      toast.error('Second');
    });
    expect(await screen.findByText('Second')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  });

  it('are not repeated while shown, except in another kind', async () => {
    await renderUi(<ToastHost />);
    const alerts = new Set<Element>();
    const watch = new MutationObserver(() => {
      document.querySelectorAll('[role=alert]').forEach((alert) => alerts.add(alert));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    act(() => toast.error('Same words'));
    expect(await screen.findByText('Same words')).toBeVisible();
    act(() => toast.error('Same words'));
    act(() => toast.success('Same words'));
    expect(await screen.findByRole('status')).toHaveTextContent('Same words');
    expect(alerts.size).toBe(1);
    watch.disconnect();
  });

  it('change their language while they are shown', async () => {
    await renderUi(<ToastHost />);
    act(() => toast.success(FILLED));
    expect(await screen.findByText('Working Hour Filled Successfully')).toBeVisible();
    await act(() => changeLanguage('ja'));
    expect(screen.queryByText('Working Hour Filled Successfully')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/[ぁ-ん]/);
  });

  it('render their host again while their code is missing, which repeats a failed fetch', async () => {
    // New modules have not fetched the code yet.
    vi.resetModules();
    const { ToastHost: NewHost } = await import('@/ui/toast/toast-host');
    const { toast: newToast } = await import('@/ui/toast/toast');
    const onRender = vi.fn();
    render(
      <Profiler id="toasts" onRender={onRender}>
        <NewHost />
      </Profiler>,
    );
    act(() => newToast.error('First'));
    act(() => newToast.error('Second'));
    // Once for the mount, and once for each toast.
    expect(onRender).toHaveBeenCalledTimes(3);
  });

  it('close after two seconds', async () => {
    await renderUi(<ToastHost />);
    act(() => toast.success(FILLED));
    expect(await screen.findByRole('status')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument(), { timeout: 6000 });
  });
});
