import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { message, translateMessage } from '@/i18n/message';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { toast } from '@/ui/toast/toast';
import { formatMinutes } from '../../model/format-minutes';
import { discardJob, outboxSender } from '../api/outbox-sender';
import { outbox } from '../api/outbox-store';
import { conflictSpans, jobTarget, keepMine, keepTheirs, resume } from '../model/job-decisions';
import type { SlotConflict, SlotJob, SlotJobs } from '../model/outbox-jobs';
import { useJobWords } from './use-job-words';

type JobDecision = (jobs: SlotJobs, id: string) => SlotJobs;

export function OutboxJob({ job, isLocked }: { job: SlotJob; isLocked: boolean }) {
  const { t } = useTranslation('shell');
  const { id: ownerId } = useSignedInStaff();
  const words = useJobWords();
  const [isDecisionLost, setIsDecisionLost] = useState(false);
  const { staffIds, dates } = jobTarget(job);
  const who = words.describePeople(staffIds);
  const when = words.describeDates(dates);

  function decide(decision: JobDecision) {
    const isStored = outbox.change(ownerId, (jobs) => decision(jobs, job.id));
    setIsDecisionLost(!isStored);
    if (isStored) void outboxSender.send();
  }

  async function discard() {
    const end = await discardJob(ownerId, job.id);
    setIsDecisionLost(end === 'notStored');
    if (end === 'gone') toast.error(message('shell:unsent.toast.notDiscarded'));
    if (end === 'discarded') void outboxSender.send();
  }

  const askToDiscard = () =>
    confirm({
      title: t('unsent.discardTitle', { count: job.slots.length }),
      body: t('unsent.discardBody', { who, when }),
      tone: 'danger',
      confirmLabel: t('unsent.discard'),
      action: discard,
    });

  return (
    <ListItem disableGutters divider sx={{ display: 'block', py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <JobSummary job={job} who={who} when={when} />
        <Button size="small" color="error" disabled={isLocked} onClick={() => void askToDiscard()}>
          {t('unsent.discard')}
        </Button>
      </Box>
      {job.parking && job.parking.reason !== 'conflict' && (
        <Alert
          role="presentation"
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button size="small" color="inherit" disabled={isLocked} onClick={() => decide(resume)}>
              {t('unsent.retry')}
            </Button>
          }
        >
          {translateMessage(job.parking.message)}
        </Alert>
      )}
      {job.parking?.reason === 'conflict' && (
        <OutboxConflict conflicts={job.parking.conflicts} isLocked={isLocked} onDecided={decide} />
      )}
      <div role="status">
        {isDecisionLost && (
          <Alert role="presentation" severity="error" sx={{ mt: 1 }}>
            {t('unsent.notStored')}
          </Alert>
        )}
      </div>
    </ListItem>
  );
}

function JobSummary({ job, who, when }: { job: SlotJob; who: string; when: string }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const count = job.slots.length;
  const filled = job.slots.filter(({ wanted }) => wanted).length;
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography variant="subtitle1" component="p">
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
        {t('unsent.queued', { time: format.moment(job.queuedAt) })}
      </Typography>
    </Box>
  );
}

type OutboxConflictProps = {
  conflicts: readonly SlotConflict[];
  isLocked: boolean;
  onDecided: (decision: JobDecision) => void;
};

function OutboxConflict({ conflicts, isLocked, onDecided }: OutboxConflictProps) {
  const { t } = useTranslation('shell');
  const words = useJobWords();
  const spans = conflictSpans(conflicts);
  return (
    <Alert role="presentation" severity="warning" sx={{ mt: 1 }}>
      {t('unsent.conflict.body')}
      <Box
        component="ul"
        // Arrow keys can scroll a focused list.
        tabIndex={0}
        aria-label={t('unsent.state.conflict')}
        sx={{ listStyle: 'none', p: 0, my: 1, maxHeight: 240, overflowY: 'auto' }}
      >
        {spans.map(({ staffId, date, start, finish, current, wanted }) => (
          <li key={`${staffId} ${date} ${start}`}>
            <Typography variant="body2" className="tabular">
              {words.describePeople([staffId])}{' '}
              {t('unsent.conflict.when', {
                date: words.describeDates([date]),
                start: formatMinutes(start),
                finish: formatMinutes(finish),
              })}
            </Typography>
            <Typography variant="body2">
              {t('unsent.conflict.theirs', { work: words.describeWork(current) })}
            </Typography>
            <Typography variant="body2">
              {t('unsent.conflict.mine', { work: words.describeWork(wanted) })}
            </Typography>
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
