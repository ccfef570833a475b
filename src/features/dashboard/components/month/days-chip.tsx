import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportingAddress } from '@/features/work/model/reporting-address';
import {
  daysToComplete,
  hasRecords,
  totalsOf,
  workDays,
  workMonth,
  type WorkDay,
  type WorkKnown,
} from '@/features/work/model/work-days';
import { useFormat } from '@/i18n/format';
import { addDays, weekdayOf, type CalendarDate } from '@/lib/calendar-date';
import { isAdmin, useSignedInStaff } from '@/session/signed-in-staff';
import { laterPart } from '@/ui/page/later-part';
import { useAppBadge } from './use-app-badge';
import { useQuietDays } from './use-quiet-days';

const HoursMenu = laterPart(async () => (await import('./hours-menu')).HoursMenu);

const onWideBars = { display: { xs: 'none', md: 'inline' } };
const onNarrowBars = { display: { md: 'none' } };

/** How many days of this month are to be completed; where there are none, today against what is expected. */
export function DaysChip() {
  const { known } = useQuietDays();
  const self = useSignedInStaff();
  const month = useMemo(() => known && workMonth(known.today, known), [known]);
  // An administrator may be somebody who does not record.
  const isRecorder = known !== undefined && (!isAdmin(self) || hasRecords(known));
  const open = isRecorder && month ? daysToComplete(month) : [];
  useAppBadge(known && open.length);
  if (!isRecorder || !month) return null;
  return open.length > 0 ? <OpenDays days={open} /> : <HoursSoFar known={known} month={month} />;
}

function OpenDays({ days }: { days: readonly WorkDay[] }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const count = days.length;
  return (
    <Chip
      clickable
      component={Link}
      to={reportingAddress(days.slice(0, 1).map(({ date }) => date))}
      icon={<ErrorOutline />}
      label={
        <>
          <Box component="span" sx={onWideBars}>
            {t('days.toComplete', { count })}
          </Box>
          <Box component="span" sx={onNarrowBars}>
            {format.number(count)}
          </Box>
        </>
      }
      aria-label={t('days.openFirst', { count })}
      sx={{
        flexShrink: 0,
        mx: 0.5,
        borderRadius: 2,
        fontWeight: 'fontWeightMedium',
        '&, &:hover, &.Mui-focusVisible': { color: 'warning.text', bgcolor: 'warning.tint' },
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
}

function HoursSoFar({ known, month }: { known: WorkKnown; month: readonly WorkDay[] }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const today = month.filter(({ date }) => date === known.today);
  const week = weekOf(known);
  const spans = [
    { days: today, words: t('days.today', hoursOf(today, known.today)) },
    { days: week, words: t('days.week', hoursOf(week, known.today)) },
    { days: month, words: t('days.month', hoursOf(month, known.today)) },
  ];
  // Of a free day there is nothing to say.
  const [shown] = spans.filter(({ days }) => days.some(({ expected }) => expected > 0));
  if (!shown) return null;
  const { recorded, expected } = hoursOf(shown.days, known.today);
  return (
    <>
      <Chip
        clickable
        variant="outlined"
        icon={<ScheduleOutlined />}
        label={
          <>
            <Box component="span" sx={onWideBars}>
              {shown.words}
            </Box>
            <Box component="span" sx={onNarrowBars}>
              {`${format.number(recorded)}/${format.number(expected)}`}
            </Box>
          </>
        }
        aria-label={shown.words}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        className="tabular"
        sx={{ flexShrink: 0, mx: 0.5, borderRadius: 2 }}
      />
      {anchor && (
        <HoursMenu
          anchor={anchor}
          lines={spans.map(({ words }) => words)}
          to={reportingAddress([known.today])}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

/** From Sunday to Saturday. */
function weekOf(known: WorkKnown): WorkDay[] {
  const sunday = addDays(known.today, -weekdayOf(known.today));
  return workDays(sunday, addDays(sunday, 6), known);
}

function hoursOf(days: readonly WorkDay[], today: CalendarDate) {
  const { recorded, dueInAll } = totalsOf(days, today);
  return { recorded, expected: dueInAll };
}
