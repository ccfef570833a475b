import { readCalendarJob, type CalendarJob } from './calendar-job';

/** The only part of the application that loads ical.js, and only when somebody opens a calendar. */
self.onmessage = ({ data }: MessageEvent<CalendarJob>) =>
  void readCalendarJob(data).then((report) => self.postMessage(report));
