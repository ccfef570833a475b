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
/** Screens with another layout between a phone and a wide screen; the others only stretch. */
const WITH_BREAKPOINTS = [
  'Dashboard',
  'Members',
  'Reporting',
  'New skill sheet',
  'Project hours',
  'Staff card',
];
/** All screens narrow in one language and wide in the other; in between only screens that differ there, or open more words. */
const LOOKS = [
  { lang: 'ja', size: { width: 390, height: 844 }, isIncluded: () => true },
  {
    lang: 'en',
    size: { width: 768, height: 1024 },
    isIncluded: (name: string) => WITH_BREAKPOINTS.includes(name),
  },
  {
    lang: 'ja',
    size: { width: 1000, height: 600 },
    isIncluded: (name: string) => WITH_BREAKPOINTS.includes(name) || hasMoreWords(name),
  },
  { lang: 'en', size: { width: 1366, height: 768 }, isIncluded: () => true },
] as const;
const LARGEST_SHIFT = 0.02;
/** The height of two lines in px, in the language with the higher lines. */
const TWO_LINES = 72;

declare global {
  interface Window {
    /** The layout shift without an input, and the texts that moved. */
    shift: { sum: number; moved: string[] };
  }
}

/** Records layout shifts; for `page.addInitScript`. */
function recordShift(): void {
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

/** Focuses each element that the Tab key reaches, and returns those that another element covers, with the start of its text. */
function findCoveredInFocus(): string[] {
  const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
  /** MUI draws the box around an input, not the input itself. */
  const findBox = (element: Element) =>
    element instanceof HTMLInputElement
      ? (element.closest('label') ?? element.parentElement ?? element)
      : element;
  const focusable = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // Elements behind a drawer cannot be reached, and MUI's sentinels, which return the focus to it, are invisible.
      !element.closest('[aria-hidden="true"], [data-testid^="sentinel"]') &&
      // Markers of people at one place cover each other; the list beneath the map reaches each person.
      !element.closest('[data-marker]') &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const describe = (element: Element | undefined) => {
    if (!element) return 'nothing';
    const label = element.getAttribute('aria-label') ?? element.textContent.slice(0, 40);
    return `${element.tagName} ${label} ${element.id}`;
  };
  return focusable.flatMap((element) => {
    element.focus();
    const box = findBox(element);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    // The lowest line of a tab is drawn by its row.
    for (const part of [0.15, 0.5, 0.85]) {
      const hits = document.elementsFromPoint((left + right) / 2, top + (bottom - top) * part);
      // The tooltip of the element that had the focus before is about to close.
      const hit = hits.find((found) => !found.closest('[role=tooltip]'));
      const isReached = hit !== undefined && (box.contains(hit) || hit.contains(box));
      if (!isReached) return [`${describe(element)} beneath ${describe(hit)}`];
    }
    return [];
  });
}

const readWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The layout shift since the last call. */
async function takeShift(page: Page) {
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

for (const { lang, size, isIncluded } of LOOKS) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ lang });

    test(
      'no screen shifts, scrolls sideways, covers the focus or mixes languages',
      ONCE,
      async ({ page, signIn, allowConsole }) => {
        allowConsole(/Failed to load resource/);
        followOpenCalls(page);
        await page.addInitScript(recordShift);
        await signIn(page, 'admin', `${paths.memberListAfterSave}?mock=${FROZEN},slow:50`);
        await page.setViewportSize(size);
        await openInPlace(page, paths.projects);
        for (const [name, path] of Object.entries(SCREENS).filter(([name]) => isIncluded(name))) {
          await takeShift(page);
          await openInPlace(page, path);
          const { sum, moved } = await takeShift(page);
          expect.soft(sum <= LARGEST_SHIFT ? [] : [sum, ...moved], `${name} stands still`).toEqual([]);
          expect.soft(await readWidth(page), `${name} is not too wide`).toBeLessThanOrEqual(size.width);
          expect.soft(await page.evaluate(findCoveredInFocus), `${name} covers nothing`).toEqual([]);
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
  await page.addInitScript(recordShift);
  await page.addInitScript(() => {
    const plans = [1, 2].map((project) => ({ project, months: { '2026-11': project * 1000 } }));
    localStorage.setItem('project-plans:1', JSON.stringify({ version: 1, plans }));
  });
  await signIn(page, 'admin', paths.memberList);
  for (const width of [390, 768]) {
    // The height shows all cards.
    await page.setViewportSize({ width, height: 2000 });
    await page.goto(`${paths.projects}?mock=${FROZEN},slow:2000@project-hour`);
    const cards = page.getByRole('list', { name: t('projects:list.title') }).getByRole('listitem');
    await expect(cards.first().getByRole('link')).toHaveCount(4);
    await expect(cards.filter({ hasText: 'MUS07' })).toContainText(`${t('projects:activity.lastDate')}–`);
    const { sum, moved } = await takeShift(page);
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

    const SCREENS_WITH_NAMES = [
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
      for (const name of SCREENS_WITH_NAMES) {
        await openInPlace(page, SCREENS[name] ?? '');
        const outside = await page.evaluate((widest) => {
          const named = [...document.querySelectorAll('main *')].filter(
            ({ children, textContent }) => children.length === 0 && textContent.includes(widest),
          );
          return named.filter((element) => element.getBoundingClientRect().right > window.innerWidth).length;
        }, WIDEST);
        expect.soft([outside, await readWidth(page)], `${name}, ${width} px`).toEqual([0, width]);
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
