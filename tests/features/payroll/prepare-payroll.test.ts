import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { payrollQueries, type PayrollSource } from '@/features/payroll/api/payroll-queries';
import { preparePayroll } from '@/features/payroll/export/prepare-payroll';
import { HNIN } from '../leave/leave-builders';

const SCOPE = { onlyId: undefined, recordsOf: undefined };
const NO_ROWS: PayrollSource = {
  people: [],
  ownLeaves: new Map(),
  records: [],
  leaves: [],
  overtimes: [],
  invalidRowCount: 0,
};

it('the export of a preview that closes while it reads uses the answers of that read', async () => {
  const client = new QueryClient();
  let answer: (source: PayrollSource) => void = () => {};
  const answered = new Promise<PayrollSource>((resolve) => void (answer = resolve));
  let reads = 0;
  const preview = new QueryObserver(client, {
    ...payrollQueries.source(SCOPE),
    queryFn: ({ signal }) => {
      signal.throwIfAborted();
      reads++;
      return answered;
    },
  });
  const closePreview = preview.subscribe(() => {});
  const payroll = { people: [], month: '2026-11', scope: SCOPE, me: HNIN } as const;
  const content = preparePayroll(payroll, client, new AbortController().signal);
  closePreview();
  answer(NO_ROWS);
  expect((await content).csv()).toHaveLength(1);
  expect(reads).toBe(1);
});
