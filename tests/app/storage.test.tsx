import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { renderApp } from '../support/render-app';
import { blockStorage, fillStorage } from '../support/browser-states';

// The set-up clears the storage after each test, which a blocked storage would refuse.
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a browser that blocks or lacks storage', () => {
  it.each([
    ['en', /stores no data for this site/, /^Password/, 'Login', 'Dashboard', 'Close'],
    ['ja', /データを保存しない設定/, /^パスワード/, 'ログイン', 'ダッシュボード', '閉じる'],
  ] as const)('allows a sign-in for this tab, and says so once (%s)', async (...words) => {
    const [language, notice, password, login, dashboard, close] = words;
    blockStorage();
    const { user } = await renderApp(paths.login, { as: null, language });
    expect(screen.getByText(notice)).toBeVisible();
    await user.type(screen.getByRole('textbox'), 'user');
    await user.type(screen.getByLabelText(password, { selector: 'input' }), 'user123');
    await user.click(screen.getByRole('button', { name: login }));
    expect(await screen.findByRole('heading', { level: 1, name: dashboard })).toBeVisible();
    await user.click(screen.getByRole('button', { name: close }));
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('reports a full storage', async () => {
    fillStorage();
    await renderApp(paths.projects);
    expect(await screen.findByText(/storage is full/)).toBeVisible();
  });
});
