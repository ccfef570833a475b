import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchFailed } from '@/api/read-failures';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import { localName, otherName, useFormat } from '@/i18n/format';
import { Picker } from '@/ui/form/choice-fields';
import type { Option } from '@/ui/form/option';
import { FailureAlert } from '@/ui/page/failure-alert';
import type { Work } from '../../model/recent-work';
import styles from './painter.module.css';

type WorkSearchProps = {
  label: string;
  value?: Work | null;
  onChosen: (work: Work) => void;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
};

const toKey = ({ project, task }: Work) => `${project.id} ${task.id}`;

/** Finds a project with its task by code and both names. The many pairs are created at the first focus. */
export function WorkSearch({ label, value = null, onChosen, error, inputRef }: WorkSearchProps) {
  const { t } = useTranslation('painter');
  const { language } = useFormat();
  const [hasFocused, setHasFocused] = useState(false);
  const projects = useQuery(projectQueries.list());
  const tasks = useQuery(taskQueries.list());
  const { data: projectList } = projects;
  const { data: taskList } = tasks;
  const works = useMemo(() => {
    if (!hasFocused || !projectList || !taskList) return value ? [value] : [];
    return projectList.flatMap((project) => taskList.map((task): Work => ({ project, task })));
  }, [hasFocused, projectList, taskList, value]);
  const options = useMemo(
    () =>
      works.map((work): Option<string> => ({
        value: toKey(work),
        label: `${work.project.cd} · ${localName(work.task, language)}`,
        detail: localName(work.project, language),
        keywords: `${work.task.cd} ${otherName(work.project, language)} ${otherName(work.task, language)}`,
      })),
    [works, language],
  );
  const hasFailed = projects.isLoadingError || tasks.isLoadingError;
  return (
    <div onFocus={() => setHasFocused(true)}>
      <Picker
        isCompact
        autoHighlight
        label={label}
        options={options}
        hasError={error !== undefined}
        helperText={error}
        inputRef={inputRef}
        isLoading={projects.isPending || tasks.isPending}
        value={value ? toKey(value) : null}
        clearOnSelect={!value}
        onChange={(_event, key) => {
          const work = works.find((option) => toKey(option) === key);
          if (work) onChosen(work);
        }}
        listClassName={styles.works}
      />
      {hasFailed && (
        <FailureAlert onRetry={() => refetchFailed(projects, tasks)}>{t('brush.failed')}</FailureAlert>
      )}
    </div>
  );
}
