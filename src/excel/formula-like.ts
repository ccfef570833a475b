/**
 * True for a text that a spreadsheet may take for a formula when it reads a CSV file, or when somebody edits the
 * cell: it begins with = + - @ (full-width too), after blanks or not, or with a tab or a line break.
 */
export function looksLikeFormula(text: string): boolean {
  return /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text);
}
