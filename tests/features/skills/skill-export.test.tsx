import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { mockApi } from '@/mock-api/node';
import { readContents, openWorkbook, findSheet } from '../../excel/opened-workbook';
import { send } from '../../mock-api/mock-client';
import { readBytes, chooseExport, recordDownloads } from '../../support/downloads';
import { frozen } from '../../support/frozen';
import { renderApp } from '../../support/render-app';

let downloads: ReturnType<typeof recordDownloads>;
beforeAll(() => import('@/features/skills/pages/skill-list-page'));
beforeEach(() => {
  downloads = recordDownloads();
});

async function openDialog(query = '') {
  const app = await renderApp(paths.skillList + query, { as: 'admin', scenario: frozen() });
  await screen.findAllByLabelText(/^Edit /);
  await chooseExport(app.user, screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('dialog', { name: 'Export the skill sheets' });
  return app;
}

const everyMark = () => screen.getByRole('checkbox', { name: 'Include every mark' });
const exportButton = () => screen.getByRole('button', { name: 'Export' });

async function savedSheet(count: number) {
  await waitFor(() => expect(downloads).toHaveLength(count));
  return findSheet(await openWorkbook(await readBytes(downloads.at(-1)?.file ?? new Blob())));
}

/** Counts the best mark in the rows. */
async function countStars(count: number) {
  const sheet = await savedSheet(count);
  const marks = readContents(sheet, `O8:AN${sheet.rowCount}`).flat();
  return marks.filter((mark) => mark === '★').length;
}

describe('the export of skill sheets [SK-1, SK-4]', () => {
  it('leaves level 1 blank unless every mark is included, and remembers the choice', async () => {
    const { user } = await openDialog();
    expect(everyMark()).not.toBeChecked();
    await user.click(exportButton());
    expect(await countStars(1)).toBe(0);
    expect(downloads[0]?.name).toBe('skillSheet_2026_11_20.xlsx');

    await chooseExport(user, await screen.findByRole('button', { name: 'Export' }));
    await user.click(everyMark());
    await user.click(exportButton());
    const answer = await send('/reporting-system/employee-skill-sheet/get', { tech_stack_proficiencies: {} });
    const stars = answer.rows
      .flatMap(({ tech_stack_proficiencies: marks }) => marks as { symbol: string }[])
      .filter(({ symbol }) => symbol === '★');
    expect(stars.length).toBeGreaterThan(0);
    expect(await countStars(2)).toBe(stars.length);
    expect(localStorage.getItem('skillExport.everyMark')).toBe('true');
  });

  it('holds the searched sheets, with Japanese names', async () => {
    const { user } = await openDialog('?q=tanaka');
    await user.click(exportButton());
    const sheet = await savedSheet(1);
    expect(readContents(sheet, `C8:C${sheet.rowCount}`)).toEqual([['田中 美咲']]);
  });

  it('reports that the tech stacks cannot be read, and tries again', async () => {
    const { user } = await openDialog();
    mockApi.setScenario(frozen('422@get-tech-stack'));
    await user.click(exportButton());
    expect(await screen.findByText('Nothing was exported')).toBeVisible();
    mockApi.setScenario(frozen());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await savedSheet(1);
  });

  it('is disabled for an empty list', async () => {
    await renderApp(paths.skillList, { as: 'admin', scenario: 'empty@employee-skill-sheet/get' });
    expect(await screen.findByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
      'There is nothing to export.',
    );
  });
});
