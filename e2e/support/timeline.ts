import type { Page } from '@playwright/test';

const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A half hour of the timeline. */
export const cell = (page: Page, date: string, time: string) =>
  page.locator(`[data-date="${date}"][data-start="${toMinutes(time)}"]`);

type Write = { path: string; count: number };

/** The calls that write half hours, as they leave the page. */
export async function writes(page: Page): Promise<Write[]> {
  return page.evaluate(() =>
    (window.mockApi?.log() ?? [])
      .filter(({ path }) => /task-performance\/(create|delete)$/.test(path))
      .map(({ path, body }) => {
        const { create_array: filled, delete_array: cleared } = body as Record<string, unknown[] | undefined>;
        return { path: path.replace(/.*\//, ''), count: (filled ?? cleared ?? []).length };
      }),
  );
}
