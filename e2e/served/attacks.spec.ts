import type { Page, Route } from '@playwright/test';
import type { Workbook } from 'exceljs';
import { paths } from '../../src/config/paths';
import { HOSTILE_NAMES, HOSTILE_PICTURES } from '../../tests/support/attack-corpus';
import { chooseExport, download } from '../support/saved-workbook';
import { followOpenCalls, openInPlace, screens } from '../support/screens';
import { expect, test } from './policy-fixture';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const SCREENS = screens(daysAgo(30), daysAgo(1));

/** Screens that can be saved as a workbook. */
const EXPORTED_SCREENS = [
  'Members',
  'Weekly work time',
  'Men power',
  'Project hours',
  'Employee report',
  'Skill sheets',
];

/** Fields that people type; dates, durations and periods stay, because the application parses them. */
const TYPED_FIELDS =
  /^(eng_name|jp_name|project_eng|project_jp|tech_stack_name|name|cd|address|reason|symbol|abbv|email|ref_person|ph_number|username|staff_no)$/;

/** Replaces the typed fields of an answer by the hostile texts in turn. */
function createPoison(): (value: unknown, key?: string) => unknown {
  let turn = 0;
  function poison(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => poison(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poison(inner, name)]));
    if (typeof value !== 'string') return value;
    turn += 1;
    if (key === 'staff_image_url') return HOSTILE_PICTURES[turn % HOSTILE_PICTURES.length];
    return TYPED_FIELDS.test(key) ? HOSTILE_NAMES[turn % HOSTILE_NAMES.length] : value;
  }
  return poison;
}

async function poisonAnswers(page: Page): Promise<void> {
  await page.route('**/api/reporting-system/**', async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: createPoison()(await response.json()) });
  });
}

function readWorkbook({ worksheets }: Workbook) {
  const texts: string[] = [];
  const formulas: string[] = [];
  for (const sheet of worksheets) {
    sheet.eachRow((row) => {
      row.eachCell((cell) => {
        if (cell.formula) formulas.push(cell.formula);
        else texts.push(cell.text);
      });
    });
  }
  return { texts, formulas };
}

/** Runs in the page: elements and handlers that data must never become. */
const findInjected = () => {
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

test('no data of the server runs a script, loads a file or writes a formula, on any screen or sheet', async ({
  page,
  t,
  baseURL,
  signIn,
}) => {
  const effects: string[] = [];
  page.on('dialog', (dialog) => {
    effects.push(`dialog: ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== baseURL && !url.host.startsWith('tile.'))
      effects.push(url.href);
  });
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  followOpenCalls(page);
  await signIn(page, 'admin');
  await poisonAnswers(page);

  // A reload reads again what the application has cached.
  await page.goto(paths.memberList);
  const texts: string[] = [];
  for (const [screen, path] of Object.entries(SCREENS)) {
    await openInPlace(page, path);
    await expect(page.getByText(t('common:error.title')), screen).toHaveCount(0);
    expect(await page.evaluate(findInjected), screen).toEqual([]);

    if (!EXPORTED_SCREENS.includes(screen)) continue;
    // This screen opens with the dialog of a skill sheet.
    if (screen === 'Skill sheets') await page.keyboard.press('Escape');
    const save = page
      .getByRole('main')
      .getByRole('button', { name: t('exporting:export'), exact: true })
      .first();
    const saved = await download(page, async () => {
      const type = t('exporting:type.xlsx');
      const payroll = t('exporting:typeOf', { name: t('exporting:payroll.name'), type });
      await chooseExport(save, screen === 'Members' ? payroll : type);
      // A dialog asks for the content of these two workbooks.
      if (screen === 'Skill sheets' || screen === 'Members')
        await page.getByRole('dialog').getByRole('button').last().click();
    });
    expect(saved.name, screen).toMatch(/^[\w~ -]+\.xlsx$/);
    const { texts: sheetTexts, formulas } = readWorkbook(saved.workbook);
    expect(
      formulas.filter((formula) => /HYPERLINK|cmd|1\+1/.test(formula)),
      screen,
    ).toEqual([]);
    texts.push(...sheetTexts);
  }
  expect(texts.filter((text) => HOSTILE_NAMES.some((name) => name === text))).not.toEqual([]);
  await openInPlace(page, SCREENS.Members ?? '');
  for (const name of HOSTILE_NAMES.slice(0, 9)) {
    await expect(page.getByRole('table').getByText(name).first(), name).toBeVisible();
  }
  expect(effects).toEqual([]);
});
