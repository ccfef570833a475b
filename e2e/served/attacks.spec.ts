import type { Page, Route } from '@playwright/test';
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
  expect(told).toEqual([]);

  await page.goto(`${paths.memberList}?size=20`);
  for (const name of HOSTILE_NAMES.slice(0, 9)) {
    await expect(page.getByText(name).first(), name).toBeVisible();
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('exporting:payroll.label'), exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[\w-]+\.xlsx$/);
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(await file.path());
  const [texts, formulas]: [string[], string[]] = [[], []];
  book.eachSheet((sheet) =>
    sheet.eachRow((row) =>
      row.eachCell((cell) => void (cell.formula ? formulas.push(cell.formula) : texts.push(cell.text))),
    ),
  );
  expect(texts.filter((text) => HOSTILE_NAMES.some((name) => name === text))).not.toEqual([]);
  expect(formulas.filter((formula) => /HYPERLINK|cmd|1\+1/.test(formula))).toEqual([]);
});
