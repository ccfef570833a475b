/** The reason for refusing a file as a workbook. `swollen`: it would unpack to far more than any list of people. */
export type WorkbookFault =
  'notWorkbook' | 'oldExcel' | 'macros' | 'encrypted' | 'truncated' | 'swollen' | 'empty';

export class WorkbookRefused extends Error {
  constructor(readonly fault: WorkbookFault) {
    super(fault);
  }
}
