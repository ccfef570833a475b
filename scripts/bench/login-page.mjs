export const title = 'Login page, new profile, CPU 4× slower';
export const build = 'production';

export async function measure({ url, openPage, vitals, medians }) {
  const result = await medians(async () => {
    const { page, traffic, close } = await openPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('input[autocomplete="username"]').waitFor();
    const { requests, jsKiB } = await traffic();
    // Two frames later the last paint has been reported.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const { fcp, lcp, cls } = await vitals(page);
    await close();
    return { requests, jsKiB, fcp, lcp, cls };
  });
  return [
    { figure: 'first paint of content', value: result.fcp, unit: 'ms' },
    { figure: 'largest paint', value: result.lcp, unit: 'ms' },
    { figure: 'layout shift', value: result.cls, unit: '', must: 0.02, aim: 0 },
    { figure: 'JavaScript, gzip', value: result.jsKiB, unit: 'KiB', must: 195, aim: 150 },
    { figure: 'requests', value: result.requests, unit: '', must: 10, aim: 6 },
  ];
}
