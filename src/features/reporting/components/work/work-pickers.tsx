import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '@/ui/form/choice-fields';
import { ListFailure } from '@/ui/page/list-failure';
import type { Work } from '../../model/recent-work';
import { RecentWorkChips } from './recent-work-chips';
import { useWorkChoices } from './use-work-choices';
import { useTaskFollowsProject, useWorkForm } from './use-work-form';

type WorkPickersProps = {
  /** What an empty project means. */
  emptyProjectHint: string;
  /** Null while it is on its way. */
  recent?: readonly Work[] | null;
};

const NONE: readonly Work[] = [];

/**
 * Project and task, each by typing or both by one press on recent work. Kept out of every click in the calendar,
 * because pickers are slow to draw. Source: RP-3.
 */
export const WorkPickers = memo(function WorkPickers({ emptyProjectHint, recent = NONE }: WorkPickersProps) {
  const { t } = useTranslation('reporting');
  const form = useWorkForm();
  const { control, setValues } = form;
  const hasProject = useWatch({ control, name: 'projectId' }) !== '';
  const { projects, tasks } = useWorkChoices();
  useTaskFollowsProject(form);

  function choose({ project, task }: Work) {
    setValues((values) => ({ ...values, projectId: project.id, taskId: task.id }));
  }

  return (
    <>
      <RecentWorkChips works={recent} onPicked={choose} />
      <AutocompleteField
        control={control}
        name="projectId"
        label={t('work.project')}
        options={projects.options}
        isLoading={projects.isLoading}
        helperText={hasProject ? undefined : emptyProjectHint}
      />
      {projects.isFailed && <ListFailure onRetry={projects.retry}>{t('work.failed')}</ListFailure>}
      <AutocompleteField
        control={control}
        name="taskId"
        label={t('work.task')}
        options={tasks.options}
        isLoading={tasks.isLoading}
        isRequired={hasProject}
        lockedReason={hasProject ? undefined : t('work.projectFirst')}
      />
      {tasks.isFailed && <ListFailure onRetry={tasks.retry}>{t('work.failed')}</ListFailure>}
    </>
  );
});
