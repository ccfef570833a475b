// Writes a workbook of each kind as the application does, takes all results out of it, lets LibreOffice calculate them
// again, and compares: with what the application had written, and with the worked examples of the payroll.
// `npm run verify:workbooks`; not part of `npm test`, because it needs LibreOffice.
import ExcelJS from 'exceljs';
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withSource } from './load-source.mjs';
import { printTable } from './print-table.mjs';
import { PAYROLL_EXAMPLES, workbookSamples } from './workbook-samples.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}.reports/workbooks`;
const FIRST_PAYROLL_ROW = 4;
const problems = [];

ensureLibreOffice();
await rm(folder, { recursive: true, force: true });
await mkdir(`${folder}/recalculated`, { recursive: true });
const written = await writeSamples();
for (const name of Object.keys(written)) recalculate(name);
await compareAll();
await comparePayroll();
for (const problem of problems) console.error(`Workbooks: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

function runs(command, ...words) {
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0;
}

function ensureLibreOffice() {
  if (runs('soffice', '--version')) return;
  const canInstall = process.getuid?.() === 0 && runs('apt-get', '--version');
  const isInstalled =
    canInstall &&
    runs('apt-get', 'update') &&
    runs('apt-get', 'install', '-y', '--no-install-recommends', 'libreoffice-calc');
  if (isInstalled) return;
  console.error(
    'LibreOffice is needed: install it, e.g. `apt-get install libreoffice-calc`, and run this again.',
  );
  process.exit(2);
}

/** Saves each sample as it is, and once more without results and with the salaries typed in. */
function writeSamples() {
  return withSource(async (load) => {
    const { writeWorkbook } = await load('src/excel/write-workbook.ts');
    const samples = await workbookSamples(load);
    for (const [name, description] of Object.entries(samples)) {
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load((await writeWorkbook(description)).buffer);
      await workbook.xlsx.writeFile(`${folder}/${name}.xlsx`);
      if (name === 'payroll') typeSalaries(workbook);
      for (const cell of formulaCells(workbook)) cell.value = { formula: cell.formula };
      await workbook.xlsx.writeFile(`${folder}/${name}-blank.xlsx`);
    }
    return samples;
  });
}

function typeSalaries(workbook) {
  PAYROLL_EXAMPLES.forEach(({ salary }, index) => {
    workbook.worksheets[0].getCell(`C${FIRST_PAYROLL_ROW + index}`).value = salary;
  });
}

function recalculate(name) {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const output = ['--convert-to', 'xlsx', '--outdir', `${folder}/recalculated`];
  if (!runs('soffice', profile, '--headless', ...output, `${folder}/${name}-blank.xlsx`)) {
    problems.push(`LibreOffice did not convert ${name}`);
  }
}

async function open(path) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(path);
  return workbook;
}

function formulaCells(workbook) {
  const cells = [];
  for (const sheet of workbook.worksheets) {
    sheet.eachRow((row) => row.eachCell((cell) => cell.formula && cells.push(cell)));
  }
  return cells;
}

/** An empty text, no result and nothing are the same to a reader. */
function shown(result) {
  return result ?? '';
}

async function compareAll() {
  const rows = [['workbook', 'sheets', 'rows', 'formulas', 'recalculated the same']];
  for (const name of Object.keys(written)) {
    const before = await open(`${folder}/${name}.xlsx`);
    const after = await open(`${folder}/recalculated/${name}-blank.xlsx`);
    // Gross salaries stand empty until the salaries are typed in; they are compared with the examples.
    const formulas = formulaCells(before).filter(
      ({ address }) => name !== 'payroll' || !/^[CH]\d/.test(address),
    );
    let equal = 0;
    for (const cell of formulas) {
      const again = after.getWorksheet(cell.worksheet.name)?.getCell(cell.address);
      if (shown(cell.result) === shown(again?.result)) equal += 1;
      else problems.push(`${name} ${cell.address}: ${shown(cell.result)} became ${shown(again?.result)}`);
    }
    const count = before.worksheets.reduce((sum, sheet) => sum + sheet.actualRowCount, 0);
    rows.push([name, before.worksheets.length, count, formulas.length, `${equal} of ${formulas.length}`]);
  }
  printTable(rows);
  console.log('');
}

async function comparePayroll() {
  const [sheet] = (await open(`${folder}/recalculated/payroll-blank.xlsx`)).worksheets;
  const rows = [
    ['payroll', 'salary', 'leave h', 'overtime h', 'net h', 'days', 'gross', 'expected', 'result'],
  ];
  const column = (letter, row) => {
    const cell = sheet.getCell(`${letter}${row}`);
    return shown(cell.formula ? cell.result : cell.value);
  };
  PAYROLL_EXAMPLES.forEach(({ name, gross }, index) => {
    const row = FIRST_PAYROLL_ROW + index;
    const isRight = column('H', row) === gross && column('B', row) === name;
    if (!isRight) problems.push(`payroll "${name}": ${column('H', row)} instead of ${gross}`);
    rows.push([...'BCDEFGH'.split('').map((letter) => column(letter, row)), gross, isRight ? 'ok' : 'WRONG']);
  });
  const totalRow = FIRST_PAYROLL_ROW + PAYROLL_EXAMPLES.length;
  const total = PAYROLL_EXAMPLES.reduce((sum, { gross }) => sum + gross, 0);
  if (column('H', totalRow) !== total)
    problems.push(`the total is ${column('H', totalRow)} instead of ${total}`);
  rows.push([
    ...'BCDEFGH'.split('').map((letter) => column(letter, totalRow)),
    total,
    column('H', totalRow) === total ? 'ok' : 'WRONG',
  ]);
  printTable(rows);
}
