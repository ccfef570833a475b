export const exporting = {
  excel: 'Excel',
  group: 'Export',
  fileTypes: 'Choose the file type',
  type: {
    xlsx: 'Excel workbook (.xlsx)',
    csv: 'Text with commas (.csv)',
  },
  reading: 'Reading the data…',
  writing: 'Writing the file…',
  percent: '{{percent}} %',
  saved: '{{file}} was saved.',
  cancelled: 'The export was cancelled.',
  failedTitle: 'Nothing was exported',
  failed: 'The file could not be written. Please try again.',
  nothing: 'There is nothing to export.',
  loading: 'The list is still on its way.',
  payroll: {
    notListed: 'Your own row is not in the list. Clear the search to export it.',
  },
} as const;
