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

/** Opens the menu of the export, whose first two entries are the formats. */
async function findMenuItem(page, format) {
  await page.locator('main [data-command=export]').click();
  return page.getByRole('menuitem').nth(format === 'xlsx' ? 0 : 1);
}

/** Starts an export, and cancels it after a moment by Escape. */
async function stopExport(page, format) {
  await page.evaluate(() => {
    globalThis.benchFigures.longestTask = 0;
  });
  const item = await findMenuItem(page, format);
  return item.evaluate(async (element) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const button = document.querySelector('main [data-command=export]');
    const start = performance.now();
    element.click();
    const isOffered = () => document.querySelector('main [role=progressbar]') !== null;
    // The code of the progress is fetched by the first export.
    for (let frame = 0; frame < 100 && !isOffered(); frame += 1) await nextFrame();
    if (!isOffered()) throw new Error('Nothing can be cancelled');
    const offered = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const pressedAt = performance.now();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    while (isOffered()) await nextFrame();
    const stopped = performance.now() - pressedAt;
    return { offered, stopped, longest: globalThis.benchFigures.longestTask };
  });
}
