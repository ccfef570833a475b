import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

type Download = { name: string; file: Blob; isReleased: boolean };

/** jsdom downloads nothing: the names of the files that a page saves, newest last. */
export function recordFileNames(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

/** The same with the contents, for which jsdom lacks object URLs. */
export function recordDownloads(): Download[] {
  const files = new Map<string, Blob>();
  const downloads: Download[] = [];
  URL.createObjectURL = (file) => {
    const url = `blob:test/${files.size}`;
    if (file instanceof Blob) files.set(url, file);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    for (const download of downloads) if (download.file === files.get(url)) download.isReleased = true;
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) downloads.push({ name: this.download, file, isReleased: false });
  });
  return downloads;
}

/** The bytes of a file; jsdom's own `Blob` is not one of Node. */
export function readBytes(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsArrayBuffer(file);
  });
}

/** Opens the menu of an export, and chooses an item. */
export async function chooseExport(user: UserEvent, button: HTMLElement, item = 'Excel workbook (.xlsx)') {
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
