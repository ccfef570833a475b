import { useEffect, useRef, useState } from 'react';
import { loadBothLanguages } from '@/i18n/both-languages';
import { MOST_ROWS, openImportFile, type FileFault } from '../api/open-import-file';
import { createDraft, type ImportDraft } from '../model/import-draft';
import { FIELD_CATALOGUES, type FileKind } from '../model/import-field';
import { findList } from '../model/sheet-list';
import { createNameCounter, readSource } from './import-source';

type FileState =
  { kind: 'none' } | { kind: 'reading'; name: string } | { kind: 'refused'; name: string; fault: FileFault };

/** Reads a file and passes it to `onOpened` with its columns matched; a second file cancels the first. */
export function useImportFile(kind: FileKind, userId: number, onOpened: (draft: ImportDraft) => void) {
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function open(file: File) {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setState({ kind: 'reading', name: file.name });
    const [opened] = await Promise.all([
      openImportFile(kind, file, controller.signal),
      // Heads may be in either language; if the catalogue fails, the user matches the columns.
      loadBothLanguages(FIELD_CATALOGUES[kind]).catch(() => undefined),
    ]);
    if (controller.signal.aborted) return;
    const refuse = (fault: FileFault) => setState({ kind: 'refused', name: file.name, fault });
    if (opened.kind === 'refused') return refuse(opened.fault);
    const place = findList(opened.sheets, createNameCounter(kind));
    if (typeof place === 'string') return refuse(place);
    const source = readSource(kind, userId, opened.sheets, place);
    const rowCount = source.lines.length - 1;
    if (rowCount > MOST_ROWS[kind]) return refuse('tooManyRows');
    // A file with hidden rows or another sheet may still hold a list.
    const hasHiddenRows = opened.sheets[0]?.lines.some(({ isHidden }) => isHidden);
    if (rowCount === 0 && opened.sheets.length === 1 && !hasHiddenRows) return refuse('headingsOnly');
    setState({ kind: 'none' });
    onOpened(createDraft(file.name, source));
  }

  return { state, take: (file: File) => void open(file) };
}
