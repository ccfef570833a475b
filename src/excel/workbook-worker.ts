import { createWorkbookJob, type JobPart } from './workbook-job';

/** The only part of the application that loads exceljs, and only when somebody exports. */
const take = createWorkbookJob((report, transfer) => self.postMessage(report, { transfer }));

self.onmessage = ({ data }: MessageEvent<JobPart>) => take(data);
