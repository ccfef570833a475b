import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { loadCatalogues } from '@/i18n/i18n';
import { nextPaint } from '@/lib/when-idle';
import { ExportControl } from '@/ui/export/export-control';
import type { ExportContent, PrepareExport } from '@/ui/export/use-export';
import { readContents, openWorkbook, findSheet } from '../../excel/opened-workbook';
import { readBytes, chooseExport, recordDownloads } from '../../support/downloads';
import { InPageWorker } from '../../support/in-page-worker';
import { renderUi } from '../render-ui';
import { useMotion, useWorker } from '../../support/browser-states';

const ROWS = [
  ['Name', 'Hours'],
  ['田中 美咲', 7.5],
];

const content: ExportContent = {
  fileName: 'Hours: 1/2',
  workbook: () => ({
    title: 'Hours',
    sheets: [{ name: 'Sheet1', columns: [], blocks: [{ row: 1, column: 1, rows: ROWS }] }],
  }),
  csv: () => ROWS,
};

/** A `prepare` that waits until `open` is called; records its signals. */
function createGate() {
  const waiting: ((content: ExportContent) => void)[] = [];
  const signals: AbortSignal[] = [];
  const prepare: PrepareExport = (signal) => {
    signals.push(signal);
    return new Promise((resolve) => void waiting.push(resolve));
  };
  return { prepare, signals, open: () => act(() => waiting.forEach((resolve) => resolve(content))) };
}

const button = () => screen.getByRole('button', { name: 'Export' });
const status = () => screen.getByRole('status');

let downloads: ReturnType<typeof recordDownloads>;
beforeEach(() => {
  downloads = recordDownloads();
});
afterEach(() => vi.unstubAllGlobals());

async function renderControl(props: Partial<Parameters<typeof ExportControl>[0]> = {}) {
  const rendered = await renderUi(<ExportControl prepare={() => content} {...props} />);
  await loadCatalogues('exporting');
  await screen.findByRole('button', { name: 'Export' });
  return rendered;
}

describe('an export', () => {
  it('saves an Excel workbook [EX-1]', async () => {
    const { user } = await renderControl();
    await chooseExport(user, button());
    await waitFor(() => expect(status()).toHaveTextContent('Hours_ 1_2.xlsx was saved.'));
    expect(downloads.map(({ name, file }) => [name, file.type])).toEqual([
      ['Hours_ 1_2.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ]);
    const workbook = await openWorkbook(await readBytes(downloads[0]?.file ?? new Blob()));
    expect(readContents(findSheet(workbook), 'A1:B2')).toEqual(ROWS);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('saves CSV from the menu, by keyboard [EX-1]', async () => {
    const { user } = await renderControl();
    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Excel workbook (.xlsx)' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['Hours_ 1_2.csv']));
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await readBytes(downloads[0]?.file ?? new Blob()),
    );
    expect(text).toBe('\ufeffName,Hours\r\n田中 美咲,7.5\r\n');
  });

  it('shows its progress, and starts only once', async () => {
    const gate = createGate();
    const { user } = await renderControl({ prepare: gate.prepare });
    await chooseExport(user, button());
    expect(await screen.findByRole('progressbar', { name: 'Reading the data…' })).toBeVisible();
    expect(status()).toHaveTextContent('Reading the data…');
    expect(button()).toHaveFocus();
    await user.click(button());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(gate.signals).toHaveLength(1));
    gate.open();
    await waitFor(() => expect(downloads).toHaveLength(1));
  });

  it('offers to cancel before its work begins', async () => {
    const gate = createGate();
    const { user } = await renderControl({ prepare: gate.prepare });
    const frames: FrameRequestCallback[] = [];
    const holdFrames = vi
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((draw) => frames.push(draw));
    await chooseExport(user, button());
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    expect(gate.signals).toEqual([]);
    holdFrames.mockRestore();
    for (const draw of frames) draw(0);
    await waitFor(() => expect(gate.signals).toHaveLength(1));
  });

  it.each(['Cancel', 'Escape'])('stops at once on %s, and returns the focus', async (way) => {
    const gate = createGate();
    const { user } = await renderControl({ prepare: gate.prepare });
    await chooseExport(user, button());
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(gate.signals).toHaveLength(1));
    if (way === 'Cancel') await user.click(cancel);
    else await user.keyboard('{Escape}');
    expect(cancel).not.toBeInTheDocument();
    expect(gate.signals[0]?.aborted).toBe(true);
    expect(status()).toHaveTextContent('The export was cancelled.');
    expect(button()).toHaveFocus();
    gate.open();
    expect(downloads).toEqual([]);
    // A new export can be started after a cancelled one.
    await chooseExport(user, button());
    await waitFor(() => expect(gate.signals).toHaveLength(2));
    gate.open();
    await waitFor(() => expect(downloads).toHaveLength(1));
  });

  it.each(['Excel workbook (.xlsx)', 'CSV file (.csv)'])('can be cancelled at any step: %s', async (type) => {
    let state = 'not begun';
    function* endless<Item>(make: (row: number) => Item) {
      state = 'begun';
      try {
        for (let row = 1; ; row += 1) yield make(row);
      } finally {
        state = 'ended';
      }
    }
    const blocks = endless((row) => ({ row, column: 1, rows: [[row]] }));
    const prepare = () => ({
      fileName: 'endless',
      workbook: () => ({ title: '', sheets: [{ name: 'Sheet1', columns: [], blocks }] }),
      csv: () => endless((row) => [row]),
    });
    const { user } = await renderControl({ prepare });
    await user.click(button());
    const item = await screen.findByRole('menuitem', { name: type });
    expect(item).toHaveAccessibleDescription(type.includes('csv') ? /Leading zeros/ : '');
    await user.click(item);
    await waitFor(() => expect(state).toBe('begun'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(status()).toHaveTextContent('The export was cancelled.');
    await waitFor(() => expect(state).toBe('ended'));
    expect(downloads).toEqual([]);
  });

  it('shows a progress without a share while it writes CSV', async () => {
    function* endless() {
      for (;;) yield ['row'];
    }
    const { user } = await renderControl({ prepare: () => ({ ...content, csv: endless }) });
    await user.click(button());
    await user.click(await screen.findByRole('menuitem', { name: 'CSV file (.csv)' }));
    const progress = await screen.findByRole('progressbar', { name: 'Writing the file…' });
    expect(progress).not.toHaveAttribute('aria-valuenow');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('reports an unexpected error to the browser', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const error = new TypeError('no sheet');
    const prepare = () => {
      throw error;
    };
    const { user } = await renderControl({ prepare });
    await chooseExport(user, button());
    expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be written.');
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('shows the reason of a failure, and tries again', async () => {
    let answers = 0;
    const prepare = () => {
      answers += 1;
      if (answers === 1) throw new ApiError('offline');
      return content;
    };
    const { user } = await renderControl({ prepare });
    await chooseExport(user, button());
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the server.');
    await user.click(button());
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(button()).toHaveFocus();
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['Hours_ 1_2.xlsx']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('reports that its worker does not start', async () => {
    class BrokenWorker extends InPageWorker {
      override postMessage() {
        this.onerror?.call(this, new ErrorEvent('error'));
      }
    }
    useWorker(BrokenWorker);
    vi.stubGlobal('reportError', vi.fn());
    const { user } = await renderControl();
    await chooseExport(user, button());
    expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be written.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('is disabled with a reason when there is nothing to export', async () => {
    const { user } = await renderControl({ blockedBecause: 'There is nothing to export.' });
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription('There is nothing to export.');
    await user.click(button());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(downloads).toEqual([]);
  });

  it('asks first when there are options', async () => {
    const { user } = await renderControl({ options: { title: 'What is in it', content: 'All of it' } });
    await chooseExport(user, button());
    expect(await screen.findByRole('dialog', { name: 'What is in it' })).toHaveTextContent('All of it');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(downloads).toEqual([]);
    await chooseExport(user, button());
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
  });

  it('offers several exports by name, each with its own options', async () => {
    const other = { name: 'Payroll', prepare: () => ({ ...content, fileName: 'payroll' }) };
    const { user } = await renderControl({
      others: [{ ...other, options: { title: 'Whose', content: 'All of them' } }],
    });
    await user.click(button());
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Excel workbook (.xlsx)',
      expect.stringMatching(/^CSV file \(\.csv\)/),
      'Payroll: Excel workbook (.xlsx)',
      'Payroll: CSV file (.csv)',
      'Print…',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Payroll: CSV file (.csv)' }));
    expect(await screen.findByRole('dialog', { name: 'Whose' })).toHaveTextContent('All of them');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['payroll.csv']));
  });

  it('starts once when its dialog is confirmed again while it closes', async () => {
    useMotion();
    const gate = createGate();
    const options = { title: 'What is in it', content: 'All of it' };
    const { user } = await renderControl({ prepare: gate.prepare, options });
    await chooseExport(user, button());
    await screen.findByRole('dialog');
    const confirm = screen.getByRole('button', { name: 'Export' });
    await user.click(confirm);
    await waitFor(() => expect(gate.signals).toHaveLength(1));
    fireEvent.click(confirm);
    await act(nextPaint);
    expect(gate.signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it('stops when the page is left', async () => {
    const gate = createGate();
    const { user, unmount } = await renderControl({ prepare: gate.prepare });
    await chooseExport(user, button());
    await waitFor(() => expect(gate.signals).toHaveLength(1));
    unmount();
    expect(gate.signals[0]?.aborted).toBe(true);
  });
});
