// Prints the tables of all scripts.

/** Prints rows of equal length as columns, with numbers right-aligned. The first row is the head. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const line = (row) =>
    row
      .map((cell, column) => {
        const text = String(cell);
        return typeof cell === 'number' ? text.padStart(widths[column]) : text.padEnd(widths[column]);
      })
      .join('  ')
      .trimEnd();
  const [head, ...body] = rows;
  console.log(
    [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n'),
  );
}
