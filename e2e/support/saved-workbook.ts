import type { Locator, Page } from '@playwright/test';
import ExcelJS from 'exceljs';

/** Starts an export, and opens the file that the browser saved. */
export async function download(page: Page, start: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), start()]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(await file.path());
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet');
  return { name: file.suggestedFilename(), workbook, sheet };
}

/** Opens the menu of an export by the keyboard, and chooses an item. */
export async function chooseExport(button: Locator, item: string): Promise<void> {
  await button.press('Enter');
  await button.page().getByRole('menuitem', { name: item, exact: true }).press('Enter');
}
