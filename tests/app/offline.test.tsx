import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../support/render-app';
import { setOnline } from '../support/browser-states';

/** Changes the network state of the browser and of the mock API. */
function setNetwork(isOnline: boolean, scenario = isOnline ? 'none' : 'offline') {
  setOnline(isOnline);
  mockApi.setScenario(scenario);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

/** Presses the button of the strip. */
function tryAgain() {
  const strip = screen.getByText(lastKnownNote).closest<HTMLElement>('[role=status]');
  fireEvent.click(within(strip ?? document.body).getByText('Try again'));
}

const lastKnownNote = /^No connection\. Shown as of \d?\d:\d\d\.$/;

describe('without a connection', () => {
  it('a failed start continues when the connection is back', async () => {
    setNetwork(false);
    await renderApp(paths.projects, { as: 'admin' });
    expect(await screen.findByText(/^No connection to the server/)).toBeVisible();
    setNetwork(true);
    expect(await screen.findByText('SCH03')).toBeVisible();
  });

  it('the age of the shown data is named until it has been read again', async () => {
    await renderApp(paths.projects, { as: 'admin' });
    await screen.findByText('SCH03');
    setNetwork(false);
    expect(await screen.findByText(lastKnownNote)).toBeVisible();
    expect(screen.getByText('SCH03')).toBeVisible();

    // The browser is back on some network, but the server is not to be reached.
    tryAgain();
    await waitFor(() => expect(mockApi.log().length).toBeGreaterThan(2));
    setNetwork(true, 'offline');
    await waitFor(() => expect(mockApi.log().length).toBeGreaterThan(3));
    expect(await screen.findByText(lastKnownNote)).toBeVisible();
    expect(screen.queryByText('Fail to Fetch Projects')).toBeNull();
    // The page reads again without a press.
    mockApi.setScenario('none');
    await waitFor(() => expect(screen.queryByText(lastKnownNote)).toBeNull());
  });

  it.each([
    ['en', 'Save project', /Nothing was sent; what you entered is still here/],
    ['ja', 'プロジェクトを保存', /送信していません。入力内容はこの画面に残っています/],
  ] as const)('a form keeps its input and says so (%s)', async (language, button, words) => {
    await renderApp(paths.projects, { as: 'admin', language });
    await screen.findByText('SCH03');
    const entered = { cd: 'NEW10', eng_name: 'Shop', jp_name: '店' };
    const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    for (const [name, value] of Object.entries(entered)) {
      fireEvent.change(field(name) ?? document.body, { target: { value } });
    }
    setNetwork(false);
    fireEvent.click(screen.getByText(button));
    expect(await screen.findByText(words)).toBeVisible();
    expect(field('jp_name')).toHaveValue('店');
  });
});
