// Reporting: change of date while the page holds one year of one person's slots (about 4,000 rows).
// Limits: date change, paint and submit preview at most 50 ms each at CPU 4× slower; aim one frame at 1×.
export const title = 'Reporting: date change with one year of slots';
export const build = 'demo';
export const pending = 'waits for the reporting page';
