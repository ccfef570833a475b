import { describe, expect, it } from 'vitest';
import { openImportFile } from '@/features/import/api/open-import-file';

/** A file that was moved after it was chosen: every read of it fails. */
class MovedFile extends File {
  override slice(): Blob {
    throw new DOMException('The file could not be found.', 'NotFoundError');
  }
}

describe('a chosen file', () => {
  it('is refused with a reason when it was moved meanwhile', async () => {
    const file = new MovedFile(['PK'], 'members.xlsx');
    const opened = await openImportFile('members', file, new AbortController().signal);
    expect(opened).toEqual({ kind: 'refused', fault: 'failed' });
  });
});
