/** How soon an export of the page can be cancelled, how soon it is, and what blocks the page meanwhile. */
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

/** Starts an export, lets it run for a moment, and ends it by the key that does. */
async function stopExport(page, format) {
  await page.evaluate(() => (globalThis.benchFigures.longestTask = 0));
  const buttons = page.getByRole('group', { name: 'Export' }).getByRole('button');
  if (format === 'csv') await buttons.nth(1).click();
  const button = await (
    format === 'csv' ? page.getByRole('menuitem').nth(1) : buttons.first()
  ).elementHandle();
  return button.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const group = document.querySelector('main [role=group][aria-label=Export]');
    const start = performance.now();
    element.click();
    await frame();
    if (!document.querySelector('main [role=progressbar]')) throw new Error('Nothing can be cancelled');
    const offered = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const pressed = performance.now();
    group.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    while (document.querySelector('main [role=progressbar]')) await frame();
    const stopped = performance.now() - pressed;
    return { offered, stopped, longest: globalThis.benchFigures.longestTask };
  });
}
