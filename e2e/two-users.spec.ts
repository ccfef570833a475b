import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { ACCOUNTS } from '../src/mock-api/accounts';
import { expect, ONCE, test } from './support/app-fixture';

const NAMES = { en: ['Hnin Yu Wai', 'Aung Kyaw Moe'], ja: ['ニン ユー ワイ', 'アウン チョー モー'] } as const;

/** Signs in as the administrator behind the back of the page: the other tabs hear of no sign-out. */
async function becomeAdmin(page: Page): Promise<void> {
  const account = ACCOUNTS.find(({ role }) => role === 'admin');
  await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      });
      localStorage.setItem('token', ((await answer.json()) as { token: string }).token);
    },
    { username: account?.username, password: account?.password, lat: 0, lon: 0 },
  );
}

test(
  'a tab shows no data of one user to another, whatever way they signed in',
  ONCE,
  async ({ page, context, t, lang, signIn }) => {
    const [user, admin] = NAMES[lang];
    const findProfile = (name: string) =>
      page.getByRole('button', { name: t('shell:profile.open', { name }) });
    await signIn(page, 'user');
    await page.goto(paths.memberList);
    await expect(page.getByText('user@example.com')).toBeVisible();

    const other = await context.newPage();
    await other.goto(paths.reporting);
    await expect(other.getByRole('navigation')).toBeVisible();
    await becomeAdmin(other);
    await expect(page).toHaveURL(paths.dashboard);
    await expect(findProfile(admin)).toBeVisible();
    await expect(findProfile(user)).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('shell:menu.fines') })).toBeVisible();
  },
);
