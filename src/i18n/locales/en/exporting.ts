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
  sheet: {
    no: 'No',
    staffName: 'Staff Name',
    workingHours: 'Working Hours',
    decimalHours: 'Hours (decimal)',
    period: 'Period',
    project: 'Project',
    total: 'Total',
    subtotal: 'Subtotal',
  },
  file: {
    weekly: 'Working Times',
    project: 'Work performance management',
    member: 'Employee report',
  },
  skills: {
    title: 'Export the skill sheets',
    everyMark: 'Include every mark',
    everyMarkHint:
      'Without it, marks of level 1 stay blank, as specified. If level 1 is the best mark (★) on your server, include it.',
  },
  payroll: {
    notListed: 'Your own row is not in the list. Clear the search to export it.',
  },
} as const;
