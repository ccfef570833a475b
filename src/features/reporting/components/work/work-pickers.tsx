import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { classNames } from '@/lib/class-names';
import { AutocompleteField } from '@/ui/form/choice-fields';
import { FailureAlert } from '@/ui/page/failure-alert';
import type { Work } from '../../model/recent-work';
import styles from '../reporting.module.css';
import { useWorkChoices } from './use-work-choices';
import { useTaskFollowsProject, useWorkForm } from './use-work-form';

type WorkPickersProps = {
  emptyProjectHint?: string;
  onClear?: () => void;
  /** Works to choose with one press; null while they load. */
  recent?: readonly Work[] | null;
};

/** Memoised, because pickers are slow to draw. Source: RP-3. */
export const WorkPickers = memo(function WorkPickers(props: WorkPickersProps) {
  const { emptyProjectHint, onClear, recent = [] } = props;
  const { t } = useTranslation('reporting');
  const form = useWorkForm();
  const { control, setValues } = form;
  const hasProject = useWatch({ control, name: 'projectId' }) !== '';
  const { projects, tasks } = useWorkChoices();
  useTaskFollowsProject();

  function choose({ project, task }: Work) {
    setValues((values) => ({ ...values, projectId: project.id, taskId: task.id }));
  }

  return (
    <>
      <RecentWorkChips works={recent} onPicked={choose} />
      <div className={styles.project}>
        {onClear && (
          <Button size="small" color="inherit" onClick={onClear} className={styles.clear}>
            {t('clear.start')}
          </Button>
        )}
        <AutocompleteField
          control={control}
          name="projectId"
          label={t('work.project')}
          options={projects.options}
          isLoading={projects.isLoading}
          helperText={hasProject ? undefined : emptyProjectHint}
        />
      </div>
      {projects.isFailed && <FailureAlert onRetry={projects.retry}>{t('work.failed')}</FailureAlert>}
      <AutocompleteField
        control={control}
        name="taskId"
        label={t('work.task')}
        options={tasks.options}
        isLoading={tasks.isLoading}
        isRequired={hasProject}
        isDisabled={!hasProject}
        placeholder={hasProject ? undefined : t('work.projectFirst')}
      />
      {tasks.isFailed && <FailureAlert onRetry={tasks.retry}>{t('work.failed')}</FailureAlert>}
    </>
  );
});

type RecentWorkChipsProps = { works: readonly Work[] | null; onPicked: (work: Work) => void };

function RecentWorkChips({ works, onPicked }: RecentWorkChipsProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const labelId = useId();
  if (works === null) return <div className={styles.room} />;
  if (works.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId} className={classNames(styles.room, styles.chips)}>
      <Typography id={labelId} variant="caption" color="textSecondary">
        {t('work.recent')}
      </Typography>
      {works.map((work) => (
        <Chip
          component="button"
          key={`${work.project.id} ${work.task.id}`}
          variant="outlined"
          size="small"
          label={`${work.project.cd} · ${format.name(work.task)}`}
          onClick={() => onPicked(work)}
        />
      ))}
    </div>
  );
}
