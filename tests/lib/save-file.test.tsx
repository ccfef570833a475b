import { expect, it, vi } from 'vitest';
import { saveFile } from '@/lib/save-file';

it('saves the content under the name, and releases the memory', () => {
  vi.useFakeTimers();
  const content = new Blob(['hello']);
  const clicked: (string | null)[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.getAttribute('href'), this.download]);
  });
  URL.createObjectURL = vi.fn(() => 'blob:1');
  URL.revokeObjectURL = vi.fn();
  saveFile(content, 'hello.txt');
  expect(URL.createObjectURL).toHaveBeenCalledWith(content);
  expect(clicked).toEqual([['blob:1', 'hello.txt']]);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  vi.useRealTimers();
});
