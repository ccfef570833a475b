import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES, toClockTime } from '@/lib/time-slot';
import { formatClock, useFormat } from '@/i18n/format';
import type { DayPart } from '@/features/work/model/day-parts';

/** Room for all in one line. */
const WIDE_DAY = '@container (min-width: 600px)';

const Block = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(0.75, 1.5),
  overflow: 'hidden',
  borderRadius: 8,
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.primary.tint,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > b': { fontWeight: theme.typography.fontWeightMedium },
  '& > .task': { gridArea: '2 / 1 / auto / -1', color: theme.vars.palette.text.secondary },
  '& > .hours': {
    color: theme.vars.palette.text.secondary,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-waiting]': { borderLeftStyle: 'dashed' },
  // Half an hour has room for one line.
  '&[data-short]': {
    alignContent: 'center',
    paddingBlock: 0,
    '& > .task': { gridArea: '1 / 2' },
    '& > .project': { display: 'none' },
  },
  [WIDE_DAY]: {
    columnGap: theme.spacing(2),
    gridTemplateColumns: '88px minmax(0, 1fr) minmax(0, 1fr) 104px',
    '& > .task, &[data-short] > .task': { gridArea: '1 / 3' },
    '&[data-short] > .project': { display: 'block' },
    '& > .hours': { gridArea: '1 / 4' },
  },
}));

type DayBlockProps = { part: Extract<DayPart, { kind: 'work' }> };

/** One stretch of the same work: project code and name, task and duration, in one line if it lasts half an hour. */
export function DayBlock({ part }: DayBlockProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const { project, task, isWaiting } = part.slot;
  const clock = (minutes: number) => formatClock(toClockTime(minutes));
  return (
    <Block data-short={part.finish - part.start <= SLOT_MINUTES || undefined} data-waiting={isWaiting}>
      <span className="visually-hidden">
        {t('day.span', { start: clock(part.start), finish: clock(part.finish) })}
        {isWaiting && ` ${t('day.unsent')}`}
      </span>
      <b>{project?.cd ?? t('day.deletedProject')}</b>
      <span className="project">{project && format.name(project)}</span>
      <span className="task">
        {task ? t('day.task', { code: task.cd, name: format.name(task) }) : t('day.deletedTask')}
      </span>
      <span className="hours">{format.hours((part.finish - part.start) / 60)}</span>
    </Block>
  );
}
