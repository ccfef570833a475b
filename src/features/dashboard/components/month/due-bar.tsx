import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { WorkTotals } from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { hatched } from './map-table';

const Bar = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    height: 12,
    margin: '10px 0 8px',
    border: `1px solid ${palette.control.border}`,
    borderRadius: 6,
    overflow: 'hidden',
    backgroundColor: palette.background.subtle,
    '& .recorded': { backgroundColor: palette.primary.text },
    '& .leave': hatched(theme),
    '& .tick': {
      position: 'absolute',
      insetBlock: 0,
      width: 3,
      marginLeft: -1.5,
      backgroundColor: palette.text.primary,
    },
  };
});

/**
 * Recorded hours and those of leave, of all that the month would hold without leave; a tick stands where they are to reach
 * today.
 */
export function DueBar({ totals, hasTick }: { totals: WorkTotals; hasTick: boolean }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { recorded, due, dueInAll, leave, leaveSoFar } = totals;
  const all = Math.max(dueInAll + leave, recorded + leaveSoFar, 1);
  const percent = (hours: number) => `${(100 * hours) / all}%`;
  const label = t('month.bar', {
    recorded: format.hours(recorded),
    due: format.hours(due),
    leave: format.hours(leaveSoFar),
  });
  return (
    <Bar role="img" aria-label={label}>
      <span className="recorded" style={{ width: percent(recorded) }} />
      <span className="leave" style={{ width: percent(leaveSoFar) }} />
      {hasTick && <span className="tick" style={{ left: percent(due + leaveSoFar) }} />}
    </Bar>
  );
}
