import { useEffect, useRef, useState } from 'react';
import { inBothLanguages, loadBothLanguages } from '@/i18n/both-languages';
import { openImportFile, type FileFault } from '../api/open-import-file';
import { rememberedMatch } from '../api/column-memory';
import { openedDraft, type ImportDraft } from '../model/import-draft';
import { IMPORT_FIELDS, type ImportKind } from '../model/import-field';
import { matchColumns } from '../model/match-columns';

type FileState =
  { kind: 'none' } | { kind: 'reading'; name: string } | { kind: 'refused'; name: string; fault: FileFault };

/** Reads a file, and gives it with its columns matched to `onOpened`; a second one ends the reading of the first. */
export function useImportFile(kind: ImportKind, userId: number, onOpened: (draft: ImportDraft) => void) {
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function take(file: File) {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setState({ kind: 'reading', name: file.name });
    const [opened] = await Promise.all([
      openImportFile(file, controller.signal),
      // A file has heads in one of them; without the other one it is matched by hand.
      loadBothLanguages(kind).catch(() => undefined),
    ]);
    if (controller.signal.aborted) return;
    if (opened.kind === 'refused') return setState({ ...opened, name: file.name });
    setState({ kind: 'none' });
    const { cells } = opened;
    const match =
      rememberedMatch(userId, kind, cells) ??
      matchColumns(cells, IMPORT_FIELDS[kind], ({ label }) => inBothLanguages(label));
    onOpened(openedDraft(file.name, cells, match));
  }

  return { state, take: (file: File) => void take(file) };
}
