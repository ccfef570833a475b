export const exporting = {
  excel: 'Export',
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
  unreadableSheet: 'Missing rows',
  unreadable_one: '{{count, number}} row could not be read and is missing in this file.',
  unreadable_other: '{{count, number}} rows could not be read and are missing in this file.',
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
      'Without it, marks of level 1 stay blank. Include them where level 1 is your best mark (★).',
  },
  payroll: {
    label: 'Export payroll',
  },
} as const;
