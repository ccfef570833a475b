// `npm run verify:workbooks` writes each workbook as the application does, removes all results and lets LibreOffice calculate them
// again. It prints a comparison with the application's results and with the worked examples of the payroll. It is no part of
// `npm test`, because it needs LibreOffice.
import ExcelJS from 'exceljs';
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { aptInstall, install } from './debian-packages.mjs';
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

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function ensureLibreOffice() {
  if (succeeds('soffice', '--version')) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && install('apt-get', 'update') && aptInstall('libreoffice-calc')) return;
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
  if (!succeeds('soffice', profile, '--headless', ...output, `${folder}/${name}-blank.xlsx`)) {
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
    sheet.eachRow((row) => {
      row.eachCell((cell) => {
        if (cell.formula) cells.push(cell);
      });
    });
  }
  return cells;
}

/** A missing result reads as an empty text. */
function toText(result) {
  return result ?? '';
}

async function compareAll() {
  const rows = [['workbook', 'sheets', 'rows', 'formulas', 'recalculated the same']];
  for (const name of Object.keys(written)) {
    const before = await open(`${folder}/${name}.xlsx`);
    const after = await open(`${folder}/recalculated/${name}-blank.xlsx`);
    // Gross salaries are empty until the salaries are typed in; `comparePayroll` compares them with the examples.
    const formulas = formulaCells(before).filter(
      ({ address }) => name !== 'payroll' || !/^[CH]\d/.test(address),
    );
    let equal = 0;
    for (const cell of formulas) {
      const again = after.getWorksheet(cell.worksheet.name)?.getCell(cell.address);
      if (toText(cell.result) === toText(again?.result)) equal += 1;
      else problems.push(`${name} ${cell.address}: ${toText(cell.result)} became ${toText(again?.result)}`);
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
  const read = (letter, row) => {
    const cell = sheet.getCell(`${letter}${row}`);
    return toText(cell.formula ? cell.result : cell.value);
  };
  const readRow = (row) => [...'BCDEFGH'].map((letter) => read(letter, row));
  PAYROLL_EXAMPLES.forEach(({ name, gross }, index) => {
    const row = FIRST_PAYROLL_ROW + index;
    const isRight = read('H', row) === gross && read('B', row) === name;
    if (!isRight) problems.push(`payroll "${name}": ${read('H', row)} instead of ${gross}`);
    rows.push([...readRow(row), gross, isRight ? 'ok' : 'WRONG']);
  });
  const totalRow = FIRST_PAYROLL_ROW + PAYROLL_EXAMPLES.length;
  const total = PAYROLL_EXAMPLES.reduce((sum, { gross }) => sum + gross, 0);
  const isTotalRight = read('H', totalRow) === total;
  if (!isTotalRight) problems.push(`the total is ${read('H', totalRow)} instead of ${total}`);
  rows.push([...readRow(totalRow), total, isTotalRight ? 'ok' : 'WRONG']);
  printTable(rows);
}
