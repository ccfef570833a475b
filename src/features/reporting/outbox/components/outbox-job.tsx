import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { translateMessage } from '@/i18n/message';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { toClockTime } from '@/lib/time-slot';
import { formatClock, useFormat } from '@/i18n/format';
import type { CalendarDate } from '@/lib/calendar-date';
import { memberQueries } from '@/features/members/api/member-queries';
import type { CodedName } from '@/lib/named';
import type { WorkIds } from '@/features/work/model/slot';
import { outbox } from '../api/outbox-store';
import { outboxSender } from '../api/outbox-sender';
import { conflictSpans, keepMine, keepTheirs, jobTarget, resume } from '../model/job-decisions';
import { dropJob, type SlotConflict, type SlotJob, type SlotJobs } from '../model/outbox-jobs';
import { useWorkNames } from './use-outbox-jobs';

function useJobWords() {
  const { t } = useTranslation(['shell', 'common']);
  const format = useFormat();
  const me = useSignedInStaff();
  const members = useQuery({ ...memberQueries.list(), enabled: isAdmin(me) }).data ?? [];
  const names = useWorkNames(true);

  function person(id: number): string {
    const found = id === me.id ? me : members.find((member) => member.id === id);
    return found ? t('common:label.person', { name: format.name(found) }) : t('unsent.person', { id });
  }

  function named(item: CodedName | undefined, id: number): string {
    return item ? `${item.cd} ${format.name(item)}` : t('unsent.conflict.unknown', { id });
  }

  return {
    who: (staffIds: readonly number[]): string => {
      const [only] = staffIds;
      const isOne = staffIds.length === 1 && only !== undefined;
      return isOne ? person(only) : t('unsent.people', { count: staffIds.length });
    },
    when: (dates: readonly CalendarDate[]): string => {
      const [first = '', last = ''] = [dates[0], dates.at(-1)].map((date) => date && format.dayOfMonth(date));
      return dates.length === 1 ? first : t('unsent.dates', { first, last, count: dates.length });
    },
    work: (ids: WorkIds | null): string => {
      if (ids === null) return t('unsent.conflict.nothing');
      const project = named(names.project(ids.projectId), ids.projectId);
      const task = named(names.task(ids.taskId), ids.taskId);
      return t('unsent.conflict.work', { project, task });
    },
    moment: format.moment,
  };
}

export function OutboxJob({ job, isLocked }: { job: SlotJob; isLocked: boolean }) {
  const { t } = useTranslation('shell');
  const { id: ownerId } = useSignedInStaff();
  const words = useJobWords();
  const { staffIds, dates } = jobTarget(job);
  const who = words.who(staffIds);
  const when = words.when(dates);
  const count = job.slots.length;
  const filled = job.slots.filter(({ wanted }) => wanted).length;

  function change(step: (jobs: SlotJobs, id: string) => SlotJobs) {
    outbox.change(ownerId, (jobs) => step(jobs, job.id));
    void outboxSender.send();
  }

  const discard = () =>
    confirm({
      title: t('unsent.discardTitle', { count }),
      body: t('unsent.discardBody', { who, when }),
      tone: 'danger',
      confirmLabel: t('unsent.discard'),
      action: () => change(dropJob),
    });

  return (
    <ListItem disableGutters divider sx={{ display: 'block', py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
            {[
              filled > 0 && t('unsent.fill', { count: filled }),
              filled < count && t('unsent.clear', { count: count - filled }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography variant="body2">{who}</Typography>
          <Typography variant="body2">{when}</Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {t(`unsent.state.${job.parking?.reason ?? 'waiting'}`)}
            {' · '}
            {t('unsent.queued', { time: words.moment(job.queuedAt) })}
          </Typography>
        </Box>
        <Button size="small" color="error" disabled={isLocked} onClick={() => void discard()}>
          {t('unsent.discard')}
        </Button>
      </Box>
      {job.parking && job.parking.reason !== 'conflict' && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button size="small" color="inherit" disabled={isLocked} onClick={() => change(resume)}>
              {t('unsent.retry')}
            </Button>
          }
        >
          {translateMessage(job.parking.message)}
        </Alert>
      )}
      {job.parking?.reason === 'conflict' && (
        <OutboxConflict conflicts={job.parking.conflicts} isLocked={isLocked} onDecided={change} />
      )}
    </ListItem>
  );
}

type OutboxConflictProps = {
  conflicts: readonly SlotConflict[];
  isLocked: boolean;
  onDecided: (decision: typeof keepMine) => void;
};

function OutboxConflict({ conflicts, isLocked, onDecided }: OutboxConflictProps) {
  const { t } = useTranslation('shell');
  const words = useJobWords();
  const spans = conflictSpans(conflicts);
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {t('unsent.conflict.body')}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1, maxHeight: 240, overflowY: 'auto' }}>
        {spans.map(({ staffId, date, start, finish, stands, wanted }) => (
          <li key={`${staffId} ${date} ${start}`}>
            <Typography variant="body2" className="tabular">
              {words.who([staffId])}{' '}
              {t('unsent.conflict.when', {
                date: words.when([date]),
                start: formatClock(toClockTime(start)),
                finish: formatClock(toClockTime(finish)),
              })}
            </Typography>
            <Typography variant="body2">
              {t('unsent.conflict.theirs', { work: words.work(stands) })}
            </Typography>
            <Typography variant="body2">{t('unsent.conflict.mine', { work: words.work(wanted) })}</Typography>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isLocked}
          onClick={() => onDecided(keepTheirs)}
        >
          {t('unsent.conflict.keepTheirs')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isLocked}
          onClick={() => onDecided(keepMine)}
        >
          {t('unsent.conflict.keepMine')}
        </Button>
      </Box>
    </Alert>
  );
}
