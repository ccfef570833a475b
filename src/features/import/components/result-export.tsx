import { useTranslation } from 'react-i18next';
import { ExportControl } from '@/ui/export/export-control';
import { safeFileName } from '@/lib/safe-file-name';
import { rowsContent } from '../export/import-workbooks';
import { IMPORT_FIELDS, type ImportKind } from '../model/import-field';
import type { ShownRow } from './shown-row';
import type { RowWords } from './use-row-words';

type ResultExportProps = {
  kind: ImportKind;
  fileName: string;
  otherHeads: readonly string[];
  rows: readonly ShownRow[];
  words: RowWords;
};

/**
 * Saves the rows as they are now, without passwords, and what became of each: to be corrected there and imported once more,
 * which makes nobody twice.
 */
export function ResultExport({ kind, fileName, otherHeads, rows, words }: ResultExportProps) {
  const { t } = useTranslation('importing');
  const names = IMPORT_FIELDS[kind]
    .map(({ name }) => name)
    .filter((name) => name !== 'password' && rows.some(({ row }) => row.texts[name] !== undefined));
  return (
    <ExportControl
      label={t('result.file')}
      prepare={() =>
        rowsContent({
          title: `${safeFileName(fileName.replace(/\.\w+$/, ''))}_${t('result.title')}`,
          heads: [...names.map(words.labelOf), ...otherHeads, t('result.state'), t('result.reason')],
          rows: rows.map((shown) => [
            ...names.map((name) => shown.row.texts[name] ?? ''),
            ...otherHeads.map((_, index) => shown.row.others[index] ?? ''),
            words.stateOf(shown),
            [words.reasonOf(shown), ...words.problemsOf(shown)].filter(Boolean).join(' / '),
          ]),
        })
      }
    />
  );
}
