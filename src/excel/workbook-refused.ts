/** The reason for refusing a file as a workbook. `tooLargeUnpacked`: unpacked, far larger than any list of people. */
export type WorkbookFault =
  'notWorkbook' | 'oldExcel' | 'macros' | 'encrypted' | 'truncated' | 'tooLargeUnpacked' | 'empty';

export class WorkbookRefused extends Error {
  constructor(readonly fault: WorkbookFault) {
    super(fault);
  }
}
