import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectQueries } from '@/features/projects/api/project-queries';
import { translateMessage } from '@/i18n/message';
import { ExportControl } from '@/ui/export/export-control';
import { templateContent } from '../export/import-workbooks';
import { choicesOfField } from '../model/choice-words';
import { IMPORT_FIELDS, type FileKind } from '../model/import-field';
import { useChoiceWords } from './use-choice-words';

/** Saves an empty workbook with the heads in the current language, and the words that cells may hold. */
export function TemplateExport({ kind }: { kind: FileKind }) {
  const { t } = useTranslation('importing');
  const { data: projects } = useQuery({ ...projectQueries.list(), enabled: kind === 'members' });
  const choices = useChoiceWords(kind, projects);

  function prepare() {
    const fields = IMPORT_FIELDS[kind].map(({ name, label }) => ({
      head: translateMessage(label),
      choices: choicesOfField(choices, name),
    }));
    return templateContent({
      title: t(`template.${kind}`),
      heads: fields.map(({ head }) => head),
      choices: fields.flatMap(({ head, choices: fieldChoices }) =>
        fieldChoices ? [{ head, words: fieldChoices.map(({ words: [word = ''] }) => word) }] : [],
      ),
      choiceSheetName: t('template.choices'),
    });
  }

  return <ExportControl label={t('file.template')} prepare={prepare} />;
}
