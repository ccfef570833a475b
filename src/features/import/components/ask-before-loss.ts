import { message, translateMessage } from '@/i18n/message';
import { confirm } from '@/ui/confirm-dialog/confirm';
import type { ImportDraft } from '../model/import-draft';
import { isSaved } from '../model/import-end';

export function describeUnfinished({ fileName, rows, ends }: ImportDraft): string {
  const done = rows.filter(({ line }) => isSaved(ends[line])).length;
  return translateMessage(message('importing:unfinished.title', { name: fileName, done, all: rows.length }));
}

type Loss = { unfinished: ImportDraft | null; hasOtherSheets: boolean };

export function askBeforeReplacing({ unfinished, hasOtherSheets }: Loss): Promise<boolean> {
  const sentences = [
    unfinished && describeUnfinished(unfinished),
    unfinished && translateMessage(message('importing:file.replaceBody')),
    hasOtherSheets && translateMessage(message('importing:file.sheetsBody')),
  ];
  return confirm({
    title: translateMessage(message('importing:file.replaceTitle')),
    body: sentences.filter(Boolean).join(' '),
    tone: 'danger',
    confirmLabel: translateMessage(message('importing:file.replace')),
  });
}

export function askBeforeClosing(): Promise<boolean> {
  return confirm({
    title: translateMessage(message('importing:file.closeTitle')),
    body: translateMessage(message('importing:file.sheetsBody')),
    tone: 'danger',
    confirmLabel: translateMessage(message('importing:file.close')),
  });
}
