/** The times until an export of the page can be cancelled and until it is, and the longest task in between. */
export async function measureStops(page, medians) {
  const figures = [];
  for (const format of ['xlsx', 'csv']) {
    const { offered, longest, stopped } = await medians(() => stopExport(page, format));
    figures.push(
      { figure: `${format}: start to the offer to cancel`, value: offered, unit: 'ms', must: 100 },
      { figure: `${format}: longest task until it is cancelled`, value: longest, unit: 'ms', must: 100 },
      { figure: `${format}: Escape to cancelled`, value: stopped, unit: 'ms', must: 100 },
    );
  }
  return figures;
}

/** The first button of an export saves a workbook; the second opens the menu, where CSV is the second item. */
async function findExportButton(page, format) {
  const buttons = page.getByRole('group', { name: 'Export' }).getByRole('button');
  if (format === 'xlsx') return buttons.first();
  await buttons.nth(1).click();
  return page.getByRole('menuitem').nth(1);
}

/** Starts an export, and cancels it after a moment by Escape. */
async function stopExport(page, format) {
  await page.evaluate(() => {
    globalThis.benchFigures.longestTask = 0;
  });
  const button = await findExportButton(page, format);
  return button.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const group = document.querySelector('main [role=group][aria-label=Export]');
    const start = performance.now();
    element.click();
    await nextFrame();
    if (!document.querySelector('main [role=progressbar]')) throw new Error('Nothing can be cancelled');
    const offered = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const pressedAt = performance.now();
    group.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    while (document.querySelector('main [role=progressbar]')) await nextFrame();
    const stopped = performance.now() - pressedAt;
    return { offered, stopped, longest: globalThis.benchFigures.longestTask };
  });
}
