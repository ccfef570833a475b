// The page holds one year of one person's half hours, about 4,000 rows. Source of the limits: docs/6-speed.md.
import {
  chooseWork,
  pickDay,
  recordDays,
  slowestFrame,
  STEPS,
  stepOvertime,
} from './support/interactions.mjs';

export const title = 'Reporting, one year of half hours, CPU 4× slower';
export const build = 'demo';

const LIMITS = { unit: 'ms', must: 50, aim: 16 };
const DAYS = [8, 9, 10, 11, 12];

export async function measure({ url, openPage, signIn, medians }) {
  const { page, close } = await openPage({ slowdown: 4 });
  await signIn(page, 'user');
  await recordDays(page, { staffId: 4, days: 250 });
  await page.goto(`${url}/reporting-system/reporting?mode=single`);
  await page.locator('button[data-dot=full]').first().waitFor();
  await chooseWork(page);
  await page.keyboard.press('Escape');
  const { date, preview } = await medians(async () => ({
    date: await slowestFrame(page, pickDay, DAYS),
    preview: await slowestFrame(page, stepOvertime, STEPS),
  }));
  await close();
  return [
    { figure: 'change of date to next frame, slowest', value: date, ...LIMITS },
    { figure: 'change of draft to next frame with preview, slowest', value: preview, ...LIMITS },
  ];
}
