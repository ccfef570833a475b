import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { silent } from '@/api/silent-query';
import { projectQueries } from '@/features/projects/api/project-queries';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import { ExportControl } from '@/ui/export/export-control';
import { templateContent } from '../export/import-workbooks';
import { choicesOfField, type ChoiceWords } from '../model/choice-words';
import { IMPORT_FIELDS, type FileKind } from '../model/import-field';
import { useChoiceWords, withProjects } from './use-choice-words';

export function TemplateExport({ kind }: { kind: FileKind }) {
  const { t } = useTranslation('importing');
  const { language } = useFormat();
  const client = useQueryClient();
  const fixedChoices = useChoiceWords(kind);

  /** Waits for the projects, so that their words are never missing in the file. */
  async function readChoices(): Promise<ChoiceWords> {
    if (kind !== 'members') return fixedChoices;
    // The export itself reports a failure.
    const projects = await client.query(silent(projectQueries.list()));
    return withProjects(fixedChoices, projects, language);
  }

  async function prepare() {
    const choices = await readChoices();
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
