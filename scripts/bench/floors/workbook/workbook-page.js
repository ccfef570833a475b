import { createWorkbook } from '../../../../src/excel/create-workbook';

const ROWS = 2000;
const COLUMNS = 40;
const HEAD = { bold: true, fill: '92D050', hasBorder: true, align: 'center' };
const BODY = { size: 10, hasBorder: true };

const rows = Array.from({ length: ROWS }, (_row, row) =>
  Array.from({ length: COLUMNS }, (_column, column) =>
    column % 2 ? row * column : `Member ${row}, ${column}`,
  ),
);
const headings = Array.from({ length: COLUMNS }, (_, column) => `Column ${column}`);

function describeWorkbook() {
  return {
    title: 'Bench',
    sheets: [
      {
        name: 'Sheet1',
        columns: [{ column: 1, lastColumn: COLUMNS, width: 14 }],
        blocks: [
          { row: 1, column: 1, rows: [headings], style: HEAD },
          { row: 2, column: 1, rows, style: BODY },
        ],
        frozen: { rows: 1, columns: 1 },
      },
    ],
  };
}

/** The same sheet by the library alone, in a worker of its own. */
function writeBare() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bare-worker.js', import.meta.url), { type: 'module' });
    worker.onerror = reject;
    worker.onmessage = ({ data }) => {
      worker.terminate();
      resolve(new Blob([data]));
    };
    worker.postMessage({ headings, rows });
  });
}

/** Milliseconds from a cancellation at the first progress until the writer rejects. */
async function timeCancellation() {
  const controller = new AbortController();
  let start = 0;
  function onProgress() {
    if (start > 0) return;
    start = performance.now();
    controller.abort();
  }
  try {
    await createWorkbook(describeWorkbook(), { signal: controller.signal, onProgress });
  } catch {
    return performance.now() - start;
  }
  throw new Error('It was not cancelled');
}

async function timed(write) {
  const start = performance.now();
  const { size } = await write();
  if (size < 100_000) throw new Error(`A workbook of ${size} bytes does not hold all rows`);
  return performance.now() - start;
}

globalThis.bench = {
  ours: () => timed(() => createWorkbook(describeWorkbook(), { signal: new AbortController().signal })),
  bare: () => timed(writeBare),
  cancel: timeCancellation,
};
