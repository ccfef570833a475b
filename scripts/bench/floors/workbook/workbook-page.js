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

const never = () => new AbortController().signal;

function describe() {
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

async function timed(write) {
  const start = performance.now();
  const { size } = await write();
  if (size < 100_000) throw new Error(`A workbook of ${size} bytes holds not all`);
  return performance.now() - start;
}

globalThis.bench = {
  ours: () => timed(() => createWorkbook(describe(), { signal: never() })),
  bare: () => timed(writeBare),
  /** Milliseconds from the cancellation to its answer, in the middle of the work. */
  cancel: () =>
    new Promise((resolve, reject) => {
      const controller = new AbortController();
      let start = 0;
      const cancel = () => {
        if (start > 0) return;
        start = performance.now();
        controller.abort();
      };
      createWorkbook(describe(), { signal: controller.signal, onProgress: cancel }).then(
        () => reject(new Error('It was not cancelled')),
        () => resolve(performance.now() - start),
      );
    }),
};
