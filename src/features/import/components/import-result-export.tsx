import { useTranslation } from 'react-i18next';
import { ExportControl } from '@/ui/export/export-control';
import { formatResultTitle, rowsContent } from '../export/import-workbooks';
import { IMPORT_FIELDS, type ImportKind } from '../model/import-field';
import type { ShownRow } from './shown-row';
import type { RowWords } from './use-row-words';

type ImportResultExportProps = {
  kind: ImportKind;
  fileName: string;
  otherHeads: readonly string[];
  rows: readonly ShownRow[];
  words: RowWords;
};

/** Saves the rows with their results and without passwords, as a file that can be corrected and imported again. */
export function ImportResultExport(props: ImportResultExportProps) {
  const { kind, fileName, otherHeads, rows, words } = props;
  const { t } = useTranslation('importing');

  function prepare() {
    const names = IMPORT_FIELDS[kind]
      .map(({ name }) => name)
      .filter((name) => name !== 'password' && rows.some(({ row }) => row.texts[name] !== undefined));
    return rowsContent({
      title: formatResultTitle(fileName, t('result.title')),
      heads: [...names.map(words.findLabel), ...otherHeads, t('result.state'), t('result.reason')],
      rows: rows.map((shown) => [
        ...names.map((name) => shown.row.texts[name] ?? ''),
        ...otherHeads.map((_, index) => shown.row.others[index] ?? ''),
        words.describeState(shown),
        [words.describeReason(shown), ...words.findProblems(shown)].filter(Boolean).join(' / '),
      ]),
    });
  }

  return <ExportControl label={t('result.file')} prepare={prepare} />;
}
