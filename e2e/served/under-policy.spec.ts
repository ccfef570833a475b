import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { LOST_PHOTO } from '../support/app-fixture';
import { chooseExport } from '../support/saved-workbook';
import { expect, test } from './policy-fixture';

const { PHOTO_SERVICE_URL = '', REMOVE_BACKGROUND_KEY = '', ENHANCE_KEY = '' } = process.env;
const HOSTILE_NAME = '<img src=x onerror=alert(1)>';
const HOSTILE_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>document.title = "run"</script></svg>';

const ACCEPT = { accept: 'application/json' };

/** Registers a member whose name and photo are scripts, by a call of the API. */
async function registerHostileMember(request: APIRequestContext) {
  const login = await request.post('/api/login', {
    headers: ACCEPT,
    data: { username: 'admin', password: 'admin123', lat: 0, lon: 0 },
  });
  const headers = { ...ACCEPT, authorization: `Bearer ${(await login.json()).token}` };
  const answer = await request.post('/api/reporting-system/staff/create', {
    headers,
    multipart: {
      eng_name: HOSTILE_NAME,
      jp_name: HOSTILE_NAME,
      username: 'hostile',
      password: 'password',
      staff_no: 'SG-9999',
      address: HOSTILE_NAME,
      ph_number: '0900000000',
      position: '5',
      role: '2',
      email: 'hostile@example.com',
      permanent_date: '2025-01-01',
      staff_image: { name: 'photo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(HOSTILE_PICTURE) },
    },
  });
  expect(await answer.json()).toMatchObject({ status: 200 });
  const list = await request.post('/api/reporting-system/staff/get', { headers, data: {} });
  const members: { username: string; staff_image_url: string }[] = await list.json();
  return members.find(({ username }) => username === 'hostile');
}

test('pages work under the content policy, and a deep link survives a reload', async ({
  page,
  t,
  signInByForm,
  allowConsole,
}) => {
  allowConsole(LOST_PHOTO);
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await signInByForm(page, 'admin');
  await expect(page.locator('canvas').first()).toBeVisible();

  const address = `${paths.memberList}?q=php&size=20`;
  await page.goto(address);
  await expect(page.getByRole('link', { name: /@example/ }).first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: /@example/ }).first()).toBeVisible();

  // Workbooks are written by a worker, and saved by a blob address.
  const name = t('exporting:payroll.name');
  const type = t('exporting:type.xlsx');
  const exporting = page.getByRole('button', { name: t('exporting:export'), exact: true });
  await chooseExport(exporting, t('exporting:typeOf', { name, type }));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button').last().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);

  await page.goto(paths.locations);
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await page.goto(paths.reporting);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('staff photos are shown, although the server names its own host', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(LOST_PHOTO);
  const listed = page.waitForResponse(/staff\/get/);
  await signIn(page, 'admin', `${paths.memberList}?size=20`);
  const members: { staff_image_url: string | null }[] = await (await listed).json();
  const url = members.find(({ staff_image_url: photo }) => photo)?.staff_image_url ?? '';
  expect(new URL(url).origin).not.toBe(new URL(page.url()).origin);
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((photos: HTMLImageElement[]) => photos.filter((photo) => photo.naturalWidth > 0).length),
    )
    .toBeGreaterThan(5);
});

test('a script as a name is shown as text, and one as a photo does not run', async ({
  page,
  request,
  signInByForm,
  allowConsole,
}) => {
  allowConsole(LOST_PHOTO);
  const member = await registerHostileMember(request);
  await signInByForm(page, 'admin');
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    return dialog.dismiss();
  });
  await page.goto(`${paths.memberList}?q=SG-9999`);
  await expect(page.getByText(HOSTILE_NAME).first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(dialogs).toBe(0);

  // Opened as a page of our origin, the upload has no rights; Chromium reports that in the console.
  allowConsole(/sandboxed|Content Security Policy/);
  const { pathname } = new URL(member?.staff_image_url ?? '');
  const opened = await page.goto(pathname);
  expect(opened?.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
  });
  expect(opened?.headers()['content-security-policy']).toContain('sandbox');
  expect(await page.title()).not.toBe('run');
});

test('photo services receive their keys from nginx, and the browser never has them', async ({
  page,
  request,
  t,
  signInByForm,
}) => {
  const sent: string[] = [];
  page.on('request', (call) => {
    sent.push(JSON.stringify([call.url(), call.headers()]));
  });
  await signInByForm(page, 'admin');
  await page.getByRole('link', { name: t('shell:menu.staffCard'), exact: true }).click();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const step = (number: number, key: 'backgroundRemoved' | 'retouched') =>
    button(t('card:step.numbered', { number, step: t(`card:step.${key}`) }));

  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 240 } });
  await page.locator('input[type=file]').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer });
  await button(t('card:tool.removeBackground')).click();
  await expect(step(2, 'backgroundRemoved')).toHaveAttribute('aria-current', 'step');
  await button(t('card:tool.retouch')).click();
  await expect(step(3, 'retouched')).toHaveAttribute('aria-current', 'step');

  const calls: { path: string; headers: Record<string, string> }[] = await (
    await request.get(`${PHOTO_SERVICE_URL}/calls`)
  ).json();
  expect(calls.map(({ path, headers }) => [path, headers['x-api-key'], headers['api-key']])).toEqual([
    ['/v1/remove', REMOVE_BACKGROUND_KEY, undefined],
    ['/v1/enhance', undefined, ENHANCE_KEY],
  ]);
  for (const { headers } of calls) {
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('referer');
  }
  expect(sent.filter((call) => call.includes(REMOVE_BACKGROUND_KEY) || call.includes(ENHANCE_KEY))).toEqual(
    [],
  );

  // The card is drawn from `data:` addresses, also of the stored photo.
  await page.getByRole('combobox', { name: t('card:card.person') }).fill('Tanaka Misaki');
  await page.getByRole('option', { name: 'Tanaka Misaki' }).click();
  await expect(page.getByRole('img', { name: t('card:card.photo') })).toBeVisible();
  const [card] = await Promise.all([page.waitForEvent('download'), button(t('card:card.download')).click()]);
  expect(card.suggestedFilename()).toMatch(/\.png$/);
});

test('no file of the build contains a key', () => {
  const folder = new URL('../../.reports/server/dist/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const content = readFileSync(new URL(file, folder), 'utf8');
    expect([file, content.includes(REMOVE_BACKGROUND_KEY) || content.includes(ENHANCE_KEY)]).toEqual([
      file,
      false,
    ]);
  }
});
