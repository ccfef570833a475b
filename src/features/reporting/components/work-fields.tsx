import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '@/ui/form/autocomplete-field';
import { SelectField } from '@/ui/form/select-field';
import type { Work } from '../model/recent-work';
import { MANUAL_TIMES } from '../model/work-time';
import { ListFailure } from './list-failure';
import { OvertimeField } from './overtime-field';
import { RecentWorkChips } from './recent-work-chips';
import { TimeModeField } from './time-mode-field';
import { ToggleManyField } from './toggle-many-field';
import { useWorkChoices } from './use-work-choices';
import { useTaskFollowsProject, useWorkForm, useWorkInput } from './use-work-form';

const TIMES = MANUAL_TIMES.map((time) => ({ value: time, label: time }));

type WorkFieldsProps = {
  /** What an empty project means. */
  emptyProjectHint: string;
  recent?: readonly Work[];
};

/** Project, task and time: the fields that reporting and its settings share. Source: RP-3, RP-4, RP-6. */
export function WorkFields({ emptyProjectHint, recent = [] }: WorkFieldsProps) {
  const { t } = useTranslation('reporting');
  const form = useWorkForm();
  const { control, setValue } = form;
  useTaskFollowsProject(form);
  const { projectId, timeMode } = useWorkInput(control);
  const { projects, tasks } = useWorkChoices();
  const hasProject = projectId !== '';

  function choose({ project, task }: Work) {
    setValue('projectId', project.id);
    setValue('taskId', task.id);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
      <TimeModeField />
      {timeMode === 'auto' ? (
        <ToggleManyField
          control={control}
          name="presetIds"
          label={t('work.period')}
          options={[
            { value: 1, label: t('work.morning') },
            { value: 2, label: t('work.afternoon') },
          ]}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <SelectField control={control} name="start" label={t('work.start')} options={TIMES} isRequired />
          <SelectField control={control} name="finish" label={t('work.finish')} options={TIMES} isRequired />
        </Box>
      )}
      <OvertimeField />
    </Box>
  );
}
