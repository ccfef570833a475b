import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, test } from './support/app-fixture';
import type { Lang, Translate } from './support/catalogue-text';

/** The weekdays of a month without records and without leave. */
const DAYS = Array.from({ length: 31 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`).filter(
  (day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
);

/** The export of a time tracker: a morning, and an afternoon with a few minutes too many. */
const FILE = [
  'Description,Project,User,Email,Start date,Start time,End date,End time,Duration',
  ...DAYS.flatMap((day) => [
    `x,INV01,Someone,,${day},08:30:00,${day},12:00:00,03:30:00`,
    `x,INV01,Someone,,${day},13:00:00,${day},17:34:00,04:34:00`,
  ]),
].join('\r\n');

const hours = (lang: Lang, count: number) => (lang === 'ja' ? `${count}時間` : `${count} hrs`);

/** Finds the button that records an import, by the hours in its name. */
const findRecordButton = (page: Page, t: Translate, lang: Lang) => (count: number) =>
  page.getByRole('button', {
    name: t('importing:hours.send.go', { hours: hours(lang, count) }),
    exact: true,
  });

async function chooseFile(page: Page, label: string, text: string) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  await (await chooser).setFiles({ name: 'hours.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('own hours of a month are imported from a file of another tool, and a second import changes nothing', async ({
  page,
  t,
  lang,
  signIn,
  expectAccessible,
}) => {
  const recordButton = findRecordButton(page, t, lang);
  const choose = () => chooseFile(page, t('importing:file.choose'), FILE);

  await signIn(page, 'user', `${paths.reporting}?mock=frozen:2026-11-20&view=paint`);
  await page.getByRole('link', { name: t('painter:fill.import') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('importing:title.hours') })).toBeVisible();
  await choose();

  await expect(page.getByRole('heading', { name: t('importing:hours.names.title') })).toBeVisible();
  await page.getByLabel(t('importing:hours.names.person', { text: 'Someone' })).selectOption({ index: 1 });
  await page.getByLabel(t('importing:hours.names.noTask')).selectOption({ index: 5 });
  await expect(recordButton(DAYS.length * 8)).toBeEnabled();
  await expectAccessible(page);

  // The half hours of a day open by the keyboard.
  const grid = page.getByRole('grid', { name: t('importing:hours.days.label') });
  await grid.getByRole('rowheader').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText(/8:30[–～]12:00 INV01/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(detail).toHaveCount(0);

  await recordButton(DAYS.length * 8).click();
  await expect(page.getByText(t('importing:hours.send.none'))).toBeVisible();
  const countCreates = () =>
    page.evaluate(
      () =>
        (window.mockApi?.log() ?? []).filter(({ path }) => path.endsWith('task-performance/create')).length,
    );
  expect(await countCreates()).toBe(1);

  await page.getByRole('button', { name: t('importing:file.close') }).click();
  await choose();
  await expect(page.getByText(t('importing:hours.send.none'))).toBeVisible();
  await expect(recordButton(0)).toHaveAttribute('aria-disabled', 'true');
  expect(await countCreates()).toBe(1);
});

test('an import that a reload breaks off goes on by itself, and records nothing twice', async ({
  page,
  t,
  lang,
  signIn,
}) => {
  const recordButton = findRecordButton(page, t, lang);
  // 30 days in April of 15 hours are 900 half hours: calls of 500 and 400.
  const days = Array.from({ length: 30 }, (_, index) => `2027-04-${String(index + 1).padStart(2, '0')}`);
  const file = [
    'Project,Task,Start date,Start time,End time',
    ...days.map((day) => `INV01,Coding,${day},08:30,23:30`),
  ].join('\n');
  const choose = () => chooseFile(page, t('importing:file.choose'), file);
  const readRecorded = () =>
    page.evaluate(() =>
      (window.mockApi?.rows('task_performance') ?? [])
        .filter(({ date }) => date.startsWith('2027-04'))
        .map(({ date, period }) => `${date} ${period}`),
    );
  const countRecorded = async () => (await readRecorded()).length;

  await signIn(page, 'user', `${paths.hoursImport}?mock=frozen:2026-11-20,slow:2000@task-performance/create`);
  await choose();
  await recordButton(450).click();
  await expect(page.getByRole('button', { name: t('reporting:write.stop') })).toBeVisible();
  await page.reload();
  expect(await countRecorded()).toBeLessThan(900);

  await expect.poll(countRecorded, { timeout: 60_000 }).toBe(900);
  await choose();
  await expect(page.getByText(t('importing:hours.send.none'))).toBeVisible();
  expect(new Set(await readRecorded()).size).toBe(900);
});
