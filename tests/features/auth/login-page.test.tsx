import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import type { Language } from '@/i18n/language';
import { mockApi } from '@/mock-api/node';
import { renderApp } from '../../support/render-app';

const words = {
  en: {
    username: 'Username',
    password: 'Password',
    submit: 'Login',
    usernameRequired: 'Username is required',
    passwordRequired: 'Password is required',
    tooShort: 'Password must be at least 6 characters',
    tooLong: 'Password must be no more than 10 characters',
    wrongUsername: 'Username does not match',
    wrongPassword: 'Password does not match',
    noServer: 'API server not responding',
    failed: 'Login failed',
    tooMany: 'Too many requests in a short time. Wait a minute and try again.',
  },
  ja: {
    username: 'ユーザー名',
    password: 'パスワード',
    submit: 'ログイン',
    usernameRequired: 'ユーザー名は必須です',
    passwordRequired: 'パスワードは必須です',
    tooShort: 'パスワードは6文字以上で入力してください',
    tooLong: 'パスワードは10文字以内で入力してください',
    wrongUsername: 'ユーザー名が正しくありません',
    wrongPassword: 'パスワードが正しくありません',
    noServer: 'サーバーに接続できません',
    failed: 'ログインに失敗しました',
    tooMany: '短時間にアクセスが集中しています。1分ほど待ってから、もう一度お試しください。',
  },
} as const;

const LANGUAGES: Language[] = ['en', 'ja'];

async function fillIn(user: UserEvent, language: Language, username: string, password: string) {
  if (username)
    await user.type(screen.getByRole('textbox', { name: named(words[language].username) }), username);
  if (password) await user.type(screen.getByLabelText(named(words[language].password)), password);
  await user.click(screen.getByRole('button', { name: words[language].submit }));
}

/** A label, with or without the mark of a required field. */
const named = (label: string) => new RegExp(`^${label}( ?\\*)?$`);

const loginCalls = () => mockApi.log().filter(({ path }) => path.endsWith('/login'));

describe.each(LANGUAGES)('the login page in %s', (language) => {
  const text = words[language];

  it.each([
    ['', '', [text.usernameRequired, text.passwordRequired], text.username],
    ['　', '12345', [text.usernameRequired, text.tooShort], text.username],
    ['admin', '12345678901', [text.tooLong], text.password],
  ])('refuses %j and %j without a request [AU-1]', async (username, password, messages, at) => {
    const { user } = await renderApp(paths.login, { as: null, language });
    await fillIn(user, language, username, password);
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(named(at))).toHaveFocus();
    expect(loginCalls()).toEqual([]);
  });

  it('validates on submit only [VA-1]', async () => {
    const { user } = await renderApp(paths.login, { as: null, language });
    await user.type(screen.getByLabelText(named(text.password)), '123');
    await user.tab();
    expect(screen.queryByText(text.tooShort)).not.toBeInTheDocument();
  });

  it('reports a wrong username at its field, and keeps it [AU-4]', async () => {
    const { user } = await renderApp(paths.login, { as: null, language });
    await fillIn(user, language, 'nobody', 'admin123');
    expect(await screen.findByText(text.wrongUsername)).toBeVisible();
    expect(screen.getByRole('textbox', { name: named(text.username) })).toHaveValue('nobody');
    await waitFor(() => expect(screen.getByRole('textbox', { name: named(text.username) })).toHaveFocus());
  });

  it('reports a wrong password at its field, and starts no session [AU-4]', async () => {
    const { user } = await renderApp(paths.login, { as: null, language });
    await fillIn(user, language, 'admin', 'wrong-one');
    expect(await screen.findByText(text.wrongPassword)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(named(text.password))).toHaveFocus());
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['offline@login', text.noServer],
    ['500@login', text.failed],
    ['429@login', text.tooMany],
  ])('explains the failure %s [AU-4]', async (scenario, message) => {
    const { user } = await renderApp(paths.login, { as: null, language, scenario });
    await fillIn(user, language, 'admin', 'admin123');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: text.submit })).toHaveFocus();
  });

  it('sends the coordinates and opens the dashboard [AU-2, AU-3]', async () => {
    const { user } = await renderApp(paths.login, { as: null, language });
    await fillIn(user, language, 'user', 'user123');
    await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard));
    expect(loginCalls()[0]?.body).toEqual({
      username: 'user',
      password: 'user123',
      lat: expect.any(Number) as number,
      lon: expect.any(Number) as number,
    });
    expect(localStorage.getItem('token')).toMatch(/^\d+\|/);
    expect(sessionStorage.getItem('role')).toBe('2');
    expect(sessionStorage.getItem('staffname')).toBeTruthy();
  });
});

describe('signing in', () => {
  it('sends 0 and 0 when the look-up of coordinates fails [AU-2]', async () => {
    const { user } = await renderApp(paths.login, { as: null, scenario: '500@ip-location' });
    await fillIn(user, 'en', 'user', 'user123');
    await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard));
    expect(loginCalls()[0]?.body).toMatchObject({ lat: 0, lon: 0 });
  });

  it('forgets the failure when a demonstration account is chosen', async () => {
    const demoAccounts = [{ username: 'user', password: 'user123', role: 'user' as const }];
    const { user } = await renderApp(paths.login, { as: null, scenario: '500@login', demoAccounts });
    await fillIn(user, 'en', 'admin', 'admin123');
    await screen.findByText('Login failed');
    await user.click(screen.getByRole('button', { name: /user \/ user123/ }));
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Password/)).toHaveValue('user123');
  });

  it('keeps what was sent when a demonstration account is chosen meanwhile', async () => {
    const demoAccounts = [{ username: 'user', password: 'user123', role: 'user' as const }];
    const { user } = await renderApp(paths.login, { as: null, scenario: 'slow:400@login', demoAccounts });
    await fillIn(user, 'en', 'admin', 'admin123');
    await user.click(screen.getByRole('button', { name: /user \/ user123/ }));
    expect(screen.getByLabelText(/^Password/)).toHaveValue('admin123');
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard));
  });

  it('sends one request for ten clicks', async () => {
    const { user } = await renderApp(paths.login, { as: null, scenario: 'slow:50@login' });
    await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'user');
    await user.type(screen.getByLabelText(/^Password/), 'user123');
    const button = screen.getByRole('button', { name: 'Login' });
    for (let press = 0; press < 10; press += 1) button.click();
    await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard));
    expect(loginCalls()).toHaveLength(1);
  });

  it('returns to the address that was opened first [RT-2]', async () => {
    const { user } = await renderApp(`${paths.reporting}?x=1`, { as: null });
    await waitFor(() => expect(window.location.pathname).toBe(paths.login));
    await screen.findByRole('button', { name: 'Login' });
    await fillIn(user, 'en', 'user', 'user123');
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe(`${paths.reporting}?x=1`),
    );
  });

  it('translates a shown message again when the language changes [VA-1]', async () => {
    const { user } = await renderApp(paths.login, { as: null });
    await fillIn(user, 'en', '', '');
    expect(await screen.findByText('Username is required')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /日本語/ }));
    expect(await screen.findByText('ユーザー名は必須です')).toBeVisible();
    expect(document.documentElement.lang).toBe('ja');
  });
});
