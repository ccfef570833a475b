import { expect, type Page } from '@playwright/test';
import type { Translate } from './catalogue-text';

/** Chooses an option by the keyboard. */
async function choose(page: Page, name: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await expect(page.getByRole('option', { name: new RegExp(typed) })).toBeVisible();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

/** Chooses a project and a task of the example data in a form of half hours. */
export async function chooseWork(page: Page, t: Translate): Promise<void> {
  await choose(page, t('reporting:work.project'), 'SCH03');
  await choose(page, t('reporting:work.task'), '05');
}
