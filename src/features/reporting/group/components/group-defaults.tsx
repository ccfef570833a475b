import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PeopleChoice } from '@/features/members/components/people-choice';
import { projectQueries } from '@/features/projects/api/project-queries';
import { taskQueries } from '@/features/projects/api/task-queries';
import { toHours } from '@/features/work/model/day-hours';
import { useFormat } from '@/i18n/format';
import { WEEKDAYS, type Weekday } from '@/lib/calendar-date';
import type { Staff } from '@/session/staff-schema';
import type { Column } from '@/ui/data-table/column';
import type { RowSelection } from '@/ui/data-table/row-picking';
import { FailureAlert } from '@/ui/page/failure-alert';
import { Panel } from '@/ui/page/panel';
import { UndoBar } from '@/ui/undo/undo-bar';
import { ToggleManyField } from '../../components/work/toggle-many-field';
import { NO_SETTINGS, type SettingChange, type Settings } from '../../model/setting-step';
import { teamSettingsQueries } from '../api/team-settings-queries';
import {
  countRequestedChanges,
  countSettings,
  requestedChangesFor,
  type TeamSettings,
  type WorkExists,
} from '../model/group-changes';
import { useApplyDefaults } from './use-apply-defaults';

type GroupDefaultsProps = {
  source: Staff;
  settings: Settings;
  people: readonly Staff[];
};

const NOTICES = {
  done: 'group.defaults.notice.done',
  undone: 'group.defaults.notice.undone',
  redone: 'group.defaults.notice.redone',
} as const;

const collectIds = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

export function GroupDefaults({ source, settings, people }: GroupDefaultsProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const offered = useMemo(() => WEEKDAYS.filter((day) => (settings.get(day)?.size ?? 0) > 0), [settings]);
  const { control } = useForm<{ weekdays: Weekday[] }>({ defaultValues: { weekdays: offered } });
  const ticked = useWatch({ control, name: 'weekdays' });
  // The defaults of a ticked weekday may have been removed meanwhile.
  const weekdays = useMemo(() => offered.filter((day) => ticked.includes(day)), [offered, ticked]);
  const team = useQuery(teamSettingsQueries.all());
  const workExists = useWorkExists();
  const findRequestedChanges = useCallback(
    (id: number) => requestedChangesFor(id, settings, weekdays, workExists),
    [settings, weekdays, workExists],
  );
  const columns = useDefaultColumns(team.data, findRequestedChanges);
  /** Half hours with deleted work, which is not applied. */
  const deletedCount = countSettings(settings, weekdays) - findRequestedChanges(source.id).length;
  const weekdayNames = format.list(weekdays.map((day) => format.weekday(day)));
  const { askToApply, history, dialog } = useApplyDefaults({
    people,
    findRequestedChanges,
    workExists,
    weekdayNames,
  });
  const isReady = team.data !== undefined && weekdays.length > 0;

  const selection: RowSelection<Staff> = {
    everything: isReady ? people.filter(({ id }) => id !== source.id) : [],
    getLabel: (member) => t('group.select', { name: format.name(member) }),
    isLocked: () => !isReady,
    acts: (members, deselect) => (
      <Button size="small" variant="contained" onClick={() => askToApply(members, deselect)}>
        {t('group.defaults.apply', { count: members.length })}
      </Button>
    ),
  };

  return (
    <Panel
      title={t('group.defaults.of', { name: format.name(source) })}
      subtitle={t('group.defaults.hint')}
      actions={
        <UndoBar
          hasWords
          history={history}
          describe={({ act, info: count }) => t(NOTICES[act], { count })}
          labels={{
            undo: t('group.defaults.undo', { count: history.next.undo?.size }),
            redo: t('group.defaults.redo', { count: history.next.redo?.size }),
          }}
        />
      }
      isFlush
    >
      <Box sx={{ px: { xs: 2, sm: 3 }, maxWidth: 560 }}>
        <ToggleManyField
          control={control}
          name="weekdays"
          label={t('group.defaults.weekdays')}
          options={offered.map((value) => ({
            value,
            label: format.weekday(value, 'short'),
            detail: format.weekday(value),
          }))}
        />
        {team.isLoadingError && (
          <FailureAlert onRetry={() => void team.refetch()}>{t('group.defaults.unknown')}</FailureAlert>
        )}
        <Box role="status" sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
          {weekdays.length === 0 && t('group.defaults.noDay')}
          {deletedCount > 0 && t('group.defaults.lost', { count: deletedCount })}
        </Box>
      </Box>
      <PeopleChoice
        label={t('group.defaults.who')}
        columns={columns}
        selection={selection}
        without={source.id}
      />
      {dialog}
    </Panel>
  );
}

function useWorkExists(): WorkExists {
  const { data: projects } = useQuery({ ...projectQueries.list(), select: collectIds });
  const { data: tasks } = useQuery({ ...taskQueries.list(), select: collectIds });
  // Until a list has loaded, its entries count as existing.
  return useCallback<WorkExists>(
    ({ projectId, taskId }) => projects?.has(projectId) !== false && tasks?.has(taskId) !== false,
    [projects, tasks],
  );
}

type FindRequestedChanges = (staffId: number) => readonly SettingChange[];

function useDefaultColumns(
  defaults: TeamSettings | undefined,
  findRequestedChanges: FindRequestedChanges,
): readonly Column<Staff>[] {
  const { t } = useTranslation('lists');
  const format = useFormat();
  return useMemo(() => {
    const counts = new Map<number, ReturnType<typeof countRequestedChanges>>();
    const findCounts = ({ id }: Staff) => {
      const cached = counts.get(id);
      if (cached || !defaults) return cached;
      const computed = countRequestedChanges(findRequestedChanges(id), defaults.get(id) ?? NO_SETTINGS);
      counts.set(id, computed);
      return computed;
    };
    const shownCounts = [
      { id: 'created', header: t('group.defaults.created') },
      { id: 'replaced', header: t('group.defaults.replaced') },
      { id: 'unchanged', header: t('group.defaults.unchanged') },
      { id: 'kept', header: t('group.defaults.kept') },
    ] as const;
    return shownCounts.map(({ id, header }): Column<Staff> => {
      const findCount = (member: Staff) => findCounts(member)?.[id];
      const showHours = (member: Staff) => {
        const count = findCount(member);
        return count === undefined ? '' : format.hours(toHours(count));
      };
      return {
        id,
        header,
        align: 'right',
        text: showHours,
        sortValue: (member) => findCount(member) ?? '',
        cell: (member) =>
          // Half hours to be created are not on the person's page yet.
          findCount(member) && id !== 'created' ? (
            <Link
              component={RouterLink}
              to={`${paths.reportingSetting}?staff=${member.id}`}
              color="inherit"
              sx={{ textDecorationStyle: 'dotted' }}
            >
              {showHours(member)}
            </Link>
          ) : (
            showHours(member)
          ),
      };
    });
  }, [defaults, findRequestedChanges, t, format]);
}
