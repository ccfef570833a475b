import { expect, it, vi } from 'vitest';
import { saveFile } from '@/lib/save-file';
import { recordDownloads } from '../support/downloads';

it('saves the content under the name, and releases the memory', () => {
  vi.useFakeTimers();
  const content = new Blob(['hello']);
  const downloads = recordDownloads();
  saveFile(content, 'hello.txt');
  expect(downloads).toEqual([{ name: 'hello.txt', file: content, isReleased: false }]);
  vi.runAllTimers();
  expect(downloads).toMatchObject([{ isReleased: true }]);
  vi.useRealTimers();
});
