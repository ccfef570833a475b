import type { WorkbookDescription } from './workbook-description';
import { runWorkbookJob } from './workbook-job';

/** The only part of the application that loads exceljs, and only when somebody exports. */
self.onmessage = ({ data }: MessageEvent<WorkbookDescription>) => {
  void runWorkbookJob(data, (report, transfer) => self.postMessage(report, { transfer }));
};
