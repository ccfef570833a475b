import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Waits for the end of all animations, except endless ones and those that follow a scroll: contrast measured during a fade is wrong, and
 * a press would miss a floating element on its way.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations after a change of mode or width start a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ timeline, effect }) => {
      const isTimed = timeline instanceof DocumentTimeline;
      return isTimed && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

const WIDE = 1280;
const NARROW = 390;
/** The width of a page of 1280 px at 400 %: it may scroll down, never sideways. */
const NARROWEST = { width: 320, height: 640 };
/** The mode changes only colours, and the width all else: two looks cover both. */
const LOOKS = [
  { width: WIDE, mode: 'light' },
  { width: NARROW, mode: 'dark' },
];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Colours depend on one attribute of the document (see docs/decisions): no reload is needed. */
async function setMode(page: Page, mode = 'light'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.colorScheme = value;
  }, mode);
}

async function findViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      rules: {
        'target-size': { enabled: true },
        // An open menu lies over the page, outside of its landmarks.
        region: { enabled: !document.querySelector('[role=menu]') },
      },
    }),
  );
  return violations
    .map(({ nodes, ...rule }) => ({ ...rule, nodes: nodes.filter((node) => !isBeneathBar(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join('\n')}`);
}

/** A bar at the foot may cover a part of a target until the page is scrolled; `layout.spec.ts` checks the focused element. */
const isBeneathBar = ({ any }: axe.NodeResult) =>
  any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured');

/** Expects no finding of axe in each look. */
export async function checkLooks(page: Page): Promise<void> {
  const size = page.viewportSize();
  const mode = await page.evaluate(() => document.documentElement.dataset.colorScheme);
  for (const look of LOOKS) {
    await page.setViewportSize({ width: look.width, height: 900 });
    await setMode(page, look.mode);
    expect.soft(await findViolations(page), `axe, ${look.width} px, ${look.mode}`).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
  await setMode(page, mode);
}

/** Expects that the narrowest page does not scroll sideways. */
export async function checkNarrowestWidth(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  // The page draws its narrow layout a moment after the change of size.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: 'the narrowest page does not scroll sideways',
    })
    .toBeLessThanOrEqual(NARROWEST.width);
  if (size) await page.setViewportSize(size);
  await waitForAnimations(page);
}
