import type { CalendarJob, CalendarReport } from '@/features/reporting/calendar/api/calendar-job';
import type { ImportOrder, ImportReport } from '@/features/import/api/import-job';
import type { ReadReport } from '@/api/read-job';
import type { GroupAnswer, GroupMessage } from '@/features/hours/explorer/api/grouping-job';
import type { FetchOrder, FetchReport } from '@/api/fetch-job';
import type { JobPart, JobReport } from '@/excel/workbook-job';

type Take = (message: unknown) => void;

/** jsdom has no workers: does the work of ours in the page. A worker that was ended says nothing more. */
export class InPageWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  onerror: Worker['onerror'] = null;
  private isEnded = false;
  private job?: Promise<Take>;

  constructor(url: URL | string = '') {
    super();
    if (String(url).includes('slot-worker')) this.job = this.startSlots();
    if (String(url).includes('calendar-worker')) this.job = this.startCalendar();
    if (String(url).includes('team-hours-worker')) this.job = this.startTeamHours();
    if (String(url).includes('hour-columns-worker')) this.job = this.startHours();
    if (String(url).includes('grouping-worker')) this.job = this.startGrouping();
    if (String(url).includes('import-worker')) this.job = this.startImport();
  }

  postMessage(message: unknown): void {
    // A blob is handed over as it is, also in a question about it.
    const copy: unknown = holdsBlob(message) ? message : structuredClone(message);
    this.job ??= this.startWorkbook();
    void this.job.then((take) => take(copy));
  }

  terminate(): void {
    this.isEnded = true;
  }

  private report(
    report:
      JobReport | CalendarReport | ImportReport | ReadReport<unknown> | FetchReport<unknown> | GroupAnswer,
  ): void {
    const data = structuredClone(report);
    if (!this.isEnded) this.onmessage?.(new MessageEvent('message', { data }));
  }

  private async startWorkbook(): Promise<Take> {
    const { createWorkbookJob } = await import('@/excel/workbook-job');
    const take = createWorkbookJob((report) => this.report(report));
    return (part) => take(part as JobPart);
  }

  private async startSlots(): Promise<Take> {
    const { createSlotJob } = await import('@/features/work/api/slot-job');
    const take = createSlotJob((report) => this.report(report));
    return (received) => void take(received as Blob);
  }

  private async startCalendar(): Promise<Take> {
    const { readCalendarJob } = await import('@/features/reporting/calendar/api/calendar-job');
    return (asked) => void readCalendarJob(asked as CalendarJob).then((report) => this.report(report));
  }

  private async startTeamHours(): Promise<Take> {
    const { createTeamHoursJob } = await import('@/features/work/api/team-hours-job');
    const take = createTeamHoursJob((report) => this.report(report));
    return (order) => void take(order as FetchOrder<null>);
  }

  private async startGrouping(): Promise<Take> {
    const { createGroupJob } = await import('@/features/hours/explorer/api/grouping-job');
    const take = createGroupJob((answer) => this.report(answer));
    return (message) => take(message as GroupMessage);
  }

  private async startImport(): Promise<Take> {
    const { createImportJob } = await import('@/features/import/api/import-job');
    const take = createImportJob((report) => this.report(report));
    return (order) => take(order as ImportOrder);
  }

  private async startHours(): Promise<Take> {
    const { createHourJob } = await import('@/features/hours/explorer/api/hour-columns-job');
    const take = createHourJob((report) => this.report(report));
    return (order) => void take(order as FetchOrder<null>);
  }
}

const holdsBlob = (message: unknown) =>
  message instanceof Blob ||
  (message instanceof Object && Object.values(message).some((value) => value instanceof Blob));
