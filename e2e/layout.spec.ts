import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { expect, ONCE, test } from './support/app-fixture';
import { foreignWords, foreignWordsBehind, hasMoreWords } from './support/foreign-words';
import { followOpenCalls, openInPlace, screens } from './support/screens';

const FROZEN = 'frozen:2026-11-20';
const SCREENS: Record<string, string> = {
  ...screens('2026-11-01', '2026-11-20'),
  'Skill sheets': paths.skillList,
  'Who is off': `${paths.leaveRecords}?view=wall`,
  'Recording status': `${paths.weeklyWorkTime}?view=closing`,
  'A skill sheet in its drawer': `${paths.skillList}?view=3`,
};
/** Those that are laid out in another way between a phone and a wide screen; the others only stretch. */
const WITH_BREAKPOINTS = [
  'Dashboard',
  'Members',
  'Reporting',
  'New skill sheet',
  'Project hours',
  'Staff card',
];
/** All screens narrow in one language and wide in the other; in between what differs there or opens more words. */
const LOOKS = [
  { lang: 'ja', size: { width: 390, height: 844 }, walked: () => true },
  {
    lang: 'en',
    size: { width: 768, height: 1024 },
    walked: (name: string) => WITH_BREAKPOINTS.includes(name),
  },
  {
    lang: 'ja',
    size: { width: 1000, height: 600 },
    walked: (name: string) => WITH_BREAKPOINTS.includes(name) || hasMoreWords(name),
  },
  { lang: 'en', size: { width: 1366, height: 768 }, walked: () => true },
] as const;
const LARGEST_SHIFT = 0.02;
/** Of two lines, in the language with the higher ones. */
const TWO_LINES = 72;

declare global {
  interface Window {
    /** How far what people look at has moved by itself, and what moved. */
    shift: { sum: number; moved: string[] };
  }
}

/** For `page.addInitScript`. */
function watchShift(): void {
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  window.shift = { sum: 0, moved: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      window.shift.sum += entry.value;
      for (const { node } of entry.sources) window.shift.moved.push(node?.textContent?.slice(0, 40) ?? '?');
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Focuses all that the Tab key reaches, one after the other; answers what then lies beneath something else. */
function coveredInFocus(): string[] {
  const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
  /** MUI draws the box around an input, not the input itself. */
  const drawn = (element: Element) =>
    element instanceof HTMLInputElement
      ? (element.closest('label') ?? element.parentElement ?? element)
      : element;
  const reached = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // What stands behind a drawer cannot be reached; what leads back into it is not seen.
      !element.closest('[aria-hidden="true"], [data-testid^="sentinel"]') &&
      // Where people are at one place, so are their markers; the list beneath the map reaches each.
      !element.closest('[data-marker]') &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return reached.flatMap((element) => {
    element.focus();
    const shown = drawn(element);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    // The lowest line of a tab is drawn by its row.
    const isUncovered = [0.15, 0.5, 0.85].every((part) => {
      const hits = document.elementsFromPoint((left + right) / 2, top + (bottom - top) * part);
      // The tip of what had the focus before is about to go.
      const hit = hits.find((found) => !found.closest('[role=tooltip]'));
      return hit !== undefined && (shown.contains(hit) || hit.contains(shown));
    });
    return isUncovered
      ? []
      : [
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)} ${element.id}`,
        ];
  });
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function shiftSince(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => {
    const { sum, moved } = window.shift;
    window.shift = { sum: 0, moved: [] };
    return { sum, moved };
  });
}

test.describe.configure({ timeout: 300_000 });

for (const { lang, size, walked } of LOOKS) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ lang });

    test(
      'no screen shifts, scrolls sideways, covers the focus or mixes languages',
      ONCE,
      async ({ page, signIn, allowConsole }) => {
        allowConsole(/Failed to load resource/);
        followOpenCalls(page);
        await page.addInitScript(watchShift);
        await signIn(page, 'admin', `${paths.memberListAfterSave}?mock=${FROZEN},slow:50`);
        await page.setViewportSize(size);
        await openInPlace(page, paths.projects);
        for (const [name, path] of Object.entries(SCREENS).filter(([name]) => walked(name))) {
          await shiftSince(page);
          await openInPlace(page, path);
          const { sum, moved } = await shiftSince(page);
          expect.soft(sum <= LARGEST_SHIFT ? [] : [sum, ...moved], `${name} stands still`).toEqual([]);
          expect.soft(await widthOf(page), `${name} is not too wide`).toBeLessThanOrEqual(size.width);
          expect.soft(await page.evaluate(coveredInFocus), `${name} covers nothing`).toEqual([]);
          if (name === 'Members' && size.width === 390) {
            const heights = page
              .locator('main li:has([data-avatar])')
              .evaluateAll((rows) => rows.slice(0, 5).map((row) => row.getBoundingClientRect().height));
            expect
              .soft(Math.max(...(await heights)), `${name} are rows of two lines`)
              .toBeLessThan(TWO_LINES);
          }
          const foreign = await foreignWords(page);
          if (size.width >= 1000) foreign.push(...(await foreignWordsBehind(page, name, lang)));
          expect.soft(foreign, `${name} speaks one language`).toEqual([]);
        }
      },
    );
  });
}

test('figures of projects that arrive late shift nothing', async ({ page, t, signIn }) => {
  await page.addInitScript(watchShift);
  await page.addInitScript(() => {
    const plans = [1, 2].map((project) => ({ project, months: { '2026-11': project * 1000 } }));
    localStorage.setItem('project-plans:1', JSON.stringify({ version: 1, plans }));
  });
  await signIn(page, 'admin', paths.memberList);
  for (const width of [390, 768]) {
    // All cards are in sight.
    await page.setViewportSize({ width, height: 2000 });
    await page.goto(`${paths.projects}?mock=${FROZEN},slow:2000@project-hour`);
    const cards = page.getByRole('list', { name: t('projects:list.title') }).getByRole('listitem');
    await expect(cards.first().getByRole('link')).toHaveCount(4);
    await expect(cards.filter({ hasText: 'MUS07' })).toContainText(`${t('projects:activity.lastDate')}–`);
    const { sum, moved } = await shiftSince(page);
    expect.soft(sum <= LARGEST_SHIFT ? [] : [sum, ...moved], `${width} px stand still`).toEqual([]);
  }
});

test(
  'long names cause no sideways scrolling, and a long text shows two lines',
  ONCE,
  async ({ page, t, signIn, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    const WIDEST = 'Wolfeschlegelsteinhausenbergerdorffxyzab';
    const address = `${'Building 12, a street that goes on, '.repeat(4)}Yangon`;
    followOpenCalls(page);
    await signIn(page, 'admin', `${paths.projects}?edit=1&mock=${FROZEN}`);
    const type = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
    await expect(page.getByText(t('projects:form.editing'), { exact: true })).toBeVisible();
    await type(t('projects:field.engName'), 'Fifty letters of a project which has very many now');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('toasts:project.updated'))).toBeVisible();
    await openInPlace(page, paths.memberEdit(4));
    await type(t('members:field.engName'), WIDEST);
    await type(t('members:field.address'), address);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(t('toasts:member.updated'))).toBeVisible();

    const SHOWN = [
      'Leave records',
      'Members',
      'Fines',
      'Projects',
      'Weekly work time',
      'Project hours',
      'Locations',
    ];
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of SHOWN) {
        await openInPlace(page, SCREENS[name] ?? '');
        const outside = await page.evaluate((widest) => {
          const of = [...document.querySelectorAll('main *')].filter(
            ({ children, textContent }) => children.length === 0 && textContent.includes(widest),
          );
          return of.filter((element) => element.getBoundingClientRect().right > window.innerWidth).length;
        }, WIDEST);
        expect.soft([outside, await widthOf(page)], `${name}, ${width} px`).toEqual([0, width]);
        if (name !== 'Members') continue;
        await page.getByRole('button', { name: t('common:filter.label') }).click();
        const choice = await page.getByRole('combobox', { name: t('members:field.project') }).boundingBox();
        expect.soft((choice?.x ?? width) + (choice?.width ?? 0)).toBeLessThan(width);
        await page.getByRole('button', { name: t('common:action.close'), exact: true }).click();
      }
    }

    await page.setViewportSize({ width: 1366, height: 768 });
    await openInPlace(page, `${paths.memberList}?q=${WIDEST}`);
    const shown = page.getByText(address);
    expect((await shown.boundingBox())?.height).toBeLessThan(TWO_LINES);
    await page.keyboard.press('Tab');
    await shown.focus();
    await expect(page.getByRole('tooltip')).toHaveText(address);
  },
);

test(
  'a printed dashboard has no menu, all of its charts, and the colours of paper',
  ONCE,
  async ({ page, signIn }) => {
    const print = (moment: 'beforeprint' | 'afterprint') =>
      page.evaluate((type) => window.dispatchEvent(new Event(type)), moment);
    const colour = page.locator('pattern rect').first();
    await signIn(page, 'admin', paths.projects);
    await page.evaluate(() => localStorage.setItem('app-theme', 'dark'));
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`${paths.dashboard}?mock=${FROZEN}`);
    await expect(page.locator('canvas')).toHaveCount(1);
    const dark = (await colour.getAttribute('fill')) ?? '';
    await print('beforeprint');
    await expect(colour).not.toHaveAttribute('fill', dark);
    await expect(page.getByRole('listitem')).toHaveCount(28);
    await print('afterprint');
    await expect(colour).toHaveAttribute('fill', dark);
    await page.pdf();
    await expect(page.locator('canvas')).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const panels = page.getByRole('region').filter({ has: page.locator('canvas') });
    await expect(panels).toHaveCount(3);
    for (const panel of await panels.all()) await expect(panel).toHaveCSS('break-inside', 'avoid');
  },
);
