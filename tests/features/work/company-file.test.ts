import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { readCompanyFile } from '@/features/work/api/read-company-file';
import { mockServer } from '@/mock-api/node';

const FILE = 'http://localhost/holidays.json';
const read = (signal = new AbortController().signal) => readCompanyFile(FILE, signal);

it('a company file is read as JSON, and a refusal fails with its status', async () => {
  mockServer.use(http.get(FILE, () => HttpResponse.json([{ date: '2026-12-29' }]), { once: true }));
  await expect(read()).resolves.toEqual([{ date: '2026-12-29' }]);
  mockServer.use(http.get(FILE, () => new HttpResponse(null, { status: 503 })));
  await expect(read()).rejects.toThrow(`${FILE}: 503`);
});

it('a company file that never arrives fails after a time, or when the read is cancelled', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  mockServer.use(http.get(FILE, () => delay('infinite')));
  const late = read();
  timeout.abort(new DOMException('30 s are over', 'TimeoutError'));
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(read(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});
