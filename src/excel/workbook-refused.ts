/** `tooLargeUnpacked` also refuses an archive whose directory declares impossible sizes. */
export type WorkbookFault =
  'notWorkbook' | 'oldExcel' | 'macros' | 'encrypted' | 'truncated' | 'tooLargeUnpacked' | 'empty';

export class WorkbookRefused extends Error {
  constructor(readonly fault: WorkbookFault) {
    super(fault);
  }
}
