import { paths } from '../src/config/paths';
import { expect, test } from './support/app-fixture';

/** The weekdays of a month without records and without leave. */
const DAYS = Array.from({ length: 31 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`).filter(
  (day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
);

/** As a time tracker exports it: a morning, and an afternoon with a few minutes too many. */
const FILE = [
  'Description,Project,User,Email,Start date,Start time,End date,End time,Duration',
  ...DAYS.flatMap((day) => [
    `x,INV01,Someone,,${day},08:30:00,${day},12:00:00,03:30:00`,
    `x,INV01,Someone,,${day},13:00:00,${day},17:34:00,04:34:00`,
  ]),
].join('\r\n');

test('own hours of a month are imported from a file of another tool, and a second import changes nothing', async ({
  page,
  t,
  lang,
  signIn,
  expectAccessible,
}) => {
  const hours = (count: number) => (lang === 'ja' ? `${count}時間` : `${count} hrs`);
  const record = (count: number) =>
    page.getByRole('button', { name: t('importing:hours.send.go', { hours: hours(count) }), exact: true });

  async function choose() {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('importing:file.choose') }).click();
    await (await chooser).setFiles({ name: 'hours.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  }

  await signIn(page, 'user', `${paths.reporting}?mock=frozen:2026-11-20&view=paint`);
  await page.getByRole('link', { name: t('painter:fill.import') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('importing:title.hours') })).toBeVisible();
  await choose();

  await expect(page.getByRole('heading', { name: t('importing:hours.names.title') })).toBeVisible();
  const nameOf = (key: 'person' | 'task') =>
    page.getByLabel(
      key === 'person'
        ? t('importing:hours.names.person', { text: 'Someone' })
        : t('importing:hours.names.noTask'),
    );
  await nameOf('person').selectOption({ index: 1 });
  await nameOf('task').selectOption({ index: 5 });
  await expect(record(DAYS.length * 8)).toBeEnabled();
  await expectAccessible(page);

  // By keyboard: the half hours of a day.
  const grid = page.getByRole('grid', { name: t('importing:hours.days.label') });
  await grid.getByRole('rowheader').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText(/8:30[–～]12:00 INV01/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(detail).toHaveCount(0);

  await record(DAYS.length * 8).click();
  await expect(page.getByText(t('importing:hours.send.none'))).toBeVisible();
  const written = () =>
    page.evaluate(
      () =>
        (window.mockApi?.log() ?? []).filter(({ path }) => path.endsWith('task-performance/create')).length,
    );
  expect(await written()).toBe(1);

  await page.getByRole('button', { name: t('importing:file.close') }).click();
  await choose();
  await expect(page.getByText(t('importing:hours.send.none'))).toBeVisible();
  await expect(record(0)).toHaveAttribute('aria-disabled', 'true');
  expect(await written()).toBe(1);
});

test('an import that a reload breaks off goes on by itself, and records nothing twice', async ({
  page,
  t,
  lang,
  signIn,
}) => {
  const hours = (count: number) => (lang === 'ja' ? `${count}時間` : `${count} hrs`);
  const record = (count: number) =>
    page.getByRole('button', { name: t('importing:hours.send.go', { hours: hours(count) }), exact: true });
  // 30 days in April of 15 hours are 900 half hours: calls of 500 and 400.
  const days = Array.from({ length: 30 }, (_, index) => `2027-04-${String(index + 1).padStart(2, '0')}`);
  const file = [
    'Project,Task,Start date,Start time,End time',
    ...days.map((day) => `INV01,Coding,${day},08:30,23:30`),
  ].join('\n');

  async function choose() {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t('importing:file.choose') }).click();
    await (await chooser).setFiles({ name: 'hours.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  }
  const recorded = () =>
    page.evaluate(() =>
      (window.mockApi?.rows('task_performance') ?? [])
        .filter(({ date }) => date.startsWith('2027-04'))
        .map(({ date, period }) => `${date} ${period}`),
    );
  const countRecorded = async () => (await recorded()).length;

  await signIn(page, 'user', `${paths.hoursImport}?mock=frozen:2026-11-20,slow:2000@task-performance/create`);
  await choose();
  await record(450).click();
  await expect(page.getByRole('button', { name: t('reporting:write.stop') })).toBeVisible();
  await page.reload();
  expect(await countRecorded()).toBeLessThan(900);

  await expect.poll(countRecorded, { timeout: 60_000 }).toBe(900);
  await choose();
  await expect(page.getByText(t('importing:hours.send.none'))).toBeVisible();
  expect(new Set(await recorded()).size).toBe(900);
});
