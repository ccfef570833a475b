import { createImportJob, type ImportOrder } from './import-job';

/** Reads CSV files and checks rows, loaded when somebody imports. */
const take = createImportJob((report) => self.postMessage(report));

self.onmessage = ({ data }: MessageEvent<ImportOrder>) => take(data);
