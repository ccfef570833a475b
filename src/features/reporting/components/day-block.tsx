import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SLOT_MINUTES } from '@/lib/time-slot';
import { useFormat } from '@/i18n/format';
import { clockLabel } from '../model/clock-label';
import type { DayPart } from '../model/day-parts';

type DayBlockProps = { part: Extract<DayPart, { kind: 'work' }> };

/** One stretch of the same work: project code and name, task and duration, in one line if it lasts half an hour. */
export function DayBlock({ part }: DayBlockProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const { project, task } = part.slot;
  const isShort = part.finish - part.start <= SLOT_MINUTES;
  const taskName = task ? `${task.cd}：${format.name(task)}` : t('day.deletedTask');
  const hours = (part.finish - part.start) / 60;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: isShort ? 'center' : 'flex-start',
        gap: { xs: 1, sm: 2 },
        height: '100%',
        px: 1.5,
        py: isShort ? 0 : 0.75,
        overflow: 'hidden',
        borderRadius: 1,
        borderLeft: 4,
        borderColor: 'primary.main',
        backgroundColor: 'primary.tint',
      }}
    >
      <span className="visually-hidden">
        {t('day.span', {
          start: clockLabel(part.start, format.language),
          finish: clockLabel(part.finish, format.language),
        })}
      </span>
      <Box
        sx={{
          display: 'grid',
          flexGrow: 1,
          minWidth: 0,
          columnGap: 2,
          gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: '88px minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Typography variant="body2" noWrap sx={{ fontWeight: 'fontWeightMedium' }}>
          {project?.cd ?? t('day.deletedProject')}
        </Typography>
        <Typography variant="body2" noWrap sx={{ display: { xs: isShort ? 'none' : 'block', md: 'block' } }}>
          {project && format.name(project)}
        </Typography>
        <Typography
          variant="body2"
          noWrap
          sx={{ gridColumn: { xs: isShort ? 'auto' : '1 / -1', md: 'auto' }, color: 'text.secondary' }}
        >
          {taskName}
        </Typography>
      </Box>
      <Typography
        variant="body2"
        className="tabular"
        noWrap
        sx={{ flexShrink: 0, minWidth: { md: 104 }, color: 'text.secondary', textAlign: 'end' }}
      >
        {format.hours(hours)}
      </Typography>
    </Box>
  );
}
