import ExcelJS from 'exceljs';

const THIN = { style: 'thin' };
const border = { top: THIN, left: THIN, bottom: THIN, right: THIN };
const HEAD = {
  font: { name: 'Calibri', size: 11, bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF92D050' } },
  alignment: { vertical: 'middle', horizontal: 'center' },
  border,
};
const BODY = { font: { name: 'Calibri', size: 10 }, border };

self.onmessage = async ({ data: { headings, rows } }) => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Sheet1', { views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }] });
  const write = (values, style) =>
    sheet.addRow(values).eachCell((cell) => {
      cell.style = style;
    });
  write(headings, HEAD);
  for (const row of rows) write(row, BODY);
  const bytes = await workbook.xlsx.writeBuffer();
  self.postMessage(bytes, { transfer: [bytes.buffer ?? bytes] });
};
