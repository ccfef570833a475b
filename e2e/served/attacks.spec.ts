import type { Download, Page, Route } from '@playwright/test';
import exceljs from 'exceljs';
import { paths } from '../../src/config/paths';
import { HOSTILE_NAMES, HOSTILE_PICTURES } from '../../tests/support/attack-corpus';
import { expect, test } from './policy-fixture';

const SCREENS = [
  `${paths.memberList}?size=20`,
  paths.memberEdit(1),
  paths.memberCreate,
  paths.dashboard,
  `${paths.leaveRecords}?size=20`,
  paths.leaveRegistration,
  paths.reporting,
  paths.reportingSetting,
  `${paths.projects}?size=20`,
  paths.fines,
  `${paths.skillList}?view=3`,
  paths.skillCreate,
  paths.skillEdit(3),
  paths.reports,
  paths.weeklyWorkTime,
  paths.menPower,
  paths.projectHoursByDate,
  paths.employeeReports,
  paths.locations,
  paths.card,
];

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const RANGE = `start=${daysAgo(30)}&end=${daysAgo(1)}`;

/** What can be saved as a workbook, and by which button. */
const SHEETS = [
  [`${paths.memberList}?size=20`, 'exporting:payroll.label'],
  [`${paths.weeklyWorkTime}?${RANGE}`, 'exporting:excel'],
  [`${paths.menPower}?${RANGE}`, 'exporting:group'],
  [`${paths.projectHoursByDate}?${RANGE}`, 'exporting:excel'],
  [`${paths.employeeReports}?${RANGE}`, 'exporting:excel'],
  [paths.skillList, 'exporting:excel'],
] as const;

/** What people type; dates, codes of durations and periods are read by the application, and stay. */
const TYPED =
  /^(eng_name|jp_name|project_eng|project_jp|tech_stack_name|name|cd|address|reason|symbol|abbv|email|ref_person|ph_number|username|staff_no)$/;

/** Puts the hostile texts in turn where an honest answer has what people typed. */
function poisoned(): (value: unknown, key?: string) => unknown {
  let turn = 0;
  function poison(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => poison(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, poison(held, name)]));
    if (typeof value !== 'string') return value;
    turn += 1;
    if (key === 'staff_image_url') return HOSTILE_PICTURES[turn % HOSTILE_PICTURES.length];
    return TYPED.test(key) ? HOSTILE_NAMES[turn % HOSTILE_NAMES.length] : value;
  }
  return poison;
}

async function poisonAnswers(page: Page): Promise<void> {
  await page.route('**/api/reporting-system/**', async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: poisoned()(await response.json()) });
  });
}

async function readSheet(file: Download) {
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(await file.path());
  const [texts, formulas]: [string[], string[]] = [[], []];
  book.eachSheet((sheet) =>
    sheet.eachRow((row) =>
      row.eachCell((cell) => void (cell.formula ? formulas.push(cell.formula) : texts.push(cell.text))),
    ),
  );
  return { name: file.suggestedFilename(), texts, formulas };
}

/** What the data must never have become. */
const inTheDocument = () => {
  const foreign = 'iframe, object, embed, base, form[action], script:not([src^="/"]), img[src="x"]';
  const linked = '[src^="javascript:" i], [href^="javascript:" i], [src^="data:text" i], [srcdoc]';
  const handlers = [...document.querySelectorAll('*')].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith('on')),
  );
  return [...document.querySelectorAll(`${foreign}, ${linked}`), ...handlers].map(
    ({ outerHTML }) => outerHTML,
  );
};

test.describe.configure({ timeout: 300_000 });

test('no data of the server runs, loads or writes anything, on any screen or sheet', async ({
  page,
  t,
  baseURL,
  signIn,
}) => {
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    told.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== baseURL && !url.host.startsWith('tile.'))
      told.push(url.href);
  });
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await signIn(page, 'admin');
  await poisonAnswers(page);

  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]'), screen).toHaveCount(0);
    await expect(page.getByText(t('common:error.title')), screen).toHaveCount(0);
    expect(await page.evaluate(inTheDocument), screen).toEqual([]);
  }
  await page.goto(`${paths.memberList}?size=20`);
  for (const name of HOSTILE_NAMES.slice(0, 9)) {
    await expect(page.getByText(name).first(), name).toBeVisible();
  }

  const texts: string[] = [];
  for (const [screen, button] of SHEETS) {
    await page.goto(screen);
    const save = page.getByRole('button', { name: t(button), exact: true }).first();
    await expect(save, screen).toBeEnabled();
    await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]'), screen).toHaveCount(0);
    const file = page.waitForEvent('download');
    await save.click();
    // The skill sheets ask how much they are to hold.
    if (screen === paths.skillList) await page.getByRole('dialog').getByRole('button').last().click();
    const sheet = await readSheet(await file);
    expect(sheet.name, screen).toMatch(/^[\w~ -]+\.xlsx$/);
    expect(
      sheet.formulas.filter((formula) => /HYPERLINK|cmd|1\+1/.test(formula)),
      screen,
    ).toEqual([]);
    texts.push(...sheet.texts);
  }
  expect(texts.filter((text) => HOSTILE_NAMES.some((name) => name === text))).not.toEqual([]);
  expect(told).toEqual([]);
});
