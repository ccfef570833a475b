import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '@/features/projects/api/project-queries';
import { ExportControl } from '@/ui/export/export-control';
import { translateMessage } from '@/i18n/message';
import { templateContent } from '../export/import-workbooks';
import { IMPORT_FIELDS, type ImportKind } from '../model/import-field';
import { useChoiceWords } from './use-choice-words';

/** Saves an empty workbook with the right heads, in the current language, and what may be chosen. */
export function TemplateExport({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('importing');
  const { data: projects } = useQuery({ ...projectQueries.list(), enabled: kind === 'members' });
  const choices = useChoiceWords(kind, projects);
  const fields = IMPORT_FIELDS[kind];
  return (
    <ExportControl
      label={t('file.template')}
      prepare={() =>
        templateContent(
          t(`template.${kind}`),
          fields.map(({ label }) => translateMessage(label)),
          fields.flatMap(({ name, label }) => {
            const words = Object.entries(choices).find(([field]) => field === name)?.[1];
            return words
              ? [{ head: translateMessage(label), words: words.map((choice) => choice.words[0] ?? '') }]
              : [];
          }),
          t('template.choices'),
        )
      }
    />
  );
}
