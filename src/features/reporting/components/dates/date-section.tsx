import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addMonths, firstOfMonth, today } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { formatMonth } from '@/i18n/format-month';
import type { StaffSlots } from '@/features/work/model/slot';
import {
  lastWeekdays,
  workWeekOf,
  type DateMode,
  type PickChange,
  type PickedDates,
} from '../../model/date-selection';
import { pickedDates } from '../../model/reporting-draft';
import { DateCalendar } from './date-calendar';
import { useDraftStore, usePickedDates, useReportingDraft } from '../draft/use-reporting-draft';

/** Which dates are meant: single or several, by calendar or by a quick pick. `slots` are what the shown person recorded. Source: RP-1. */
export const DateSection = memo(function DateSection({ slots }: { slots: StaffSlots | undefined }) {
  const { t } = useTranslation(['reporting', 'common']);
  const { language } = useFormat();
  const titleId = useId();
  const { get, dispatch } = useDraftStore();
  const mode = useReportingDraft((draft) => draft.mode);
  const keepsDates = useReportingDraft((draft) => draft.keepsDates);
  const [month, setMonth] = useState(() => firstOfMonth(pickedDates(get(), today()).at(-1) ?? today()));
  const isMultiple = mode === 'multiple';

  const pick = (change: PickChange) => dispatch({ type: 'pickDates', change, day: today() });

  function show(dates: PickedDates) {
    pick(() => dates);
    setMonth(firstOfMonth(dates.at(-1) ?? today()));
  }

  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography id={titleId} variant="h2">
          {t('reporting:dates.title')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('reporting:dates.mode')}
          value={mode}
          onChange={(_event, next: DateMode | null) =>
            next && dispatch({ type: 'setMode', mode: next, day: today() })
          }
        >
          <ToggleButton value="single">{t('reporting:dates.single')}</ToggleButton>
          <ToggleButton value="multiple">{t('reporting:dates.multiple')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        <Chip size="small" label={t('reporting:dates.today')} onClick={() => show([today()])} />
        {isMultiple && (
          <>
            <Chip
              size="small"
              label={t('reporting:dates.thisWeek')}
              onClick={() => show(workWeekOf(today()))}
            />
            <Chip
              size="small"
              label={t('reporting:dates.lastWeekdays')}
              onClick={() => show(lastWeekdays(today()))}
            />
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
        <IconButton
          size="small"
          aria-label={t('common:date.previousMonth')}
          onClick={() => setMonth(addMonths(month, -1))}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
        <Typography variant="subtitle2" aria-live="polite">
          {formatMonth(month.slice(0, 7), language)}
        </Typography>
        <IconButton
          size="small"
          aria-label={t('common:date.nextMonth')}
          onClick={() => setMonth(addMonths(month, 1))}
        >
          <ChevronRight fontSize="small" />
        </IconButton>
      </Box>
      <PickedDatesFor>
        {(picked) => (
          <>
            <DateCalendar
              month={month}
              onMonthChanged={setMonth}
              picked={picked}
              mode={mode}
              onPicked={pick}
              slots={slots}
            />
            {/* Each day says it in words. */}
            <Typography aria-hidden variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {t('reporting:dates.legend')}
            </Typography>
            <Box role="status">
              {keepsDates && (
                <Alert role="presentation" severity="info" sx={{ mt: 1 }}>
                  {t('reporting:dates.kept')}
                </Alert>
              )}
            </Box>
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1,
                minHeight: 32,
                mt: 0.5,
              }}
            >
              <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
                {t('reporting:dates.chosen', { count: picked.length })}
              </Typography>
              <Button size="small" disabled={picked.length === 0} onClick={() => pick(() => [])}>
                {t('reporting:dates.clear')}
              </Button>
            </Box>
          </>
        )}
      </PickedDatesFor>
    </Box>
  );
});

/** A click in the calendar draws what shows the dates, and not all that stands around it. */
function PickedDatesFor({ children }: { children: (picked: PickedDates) => ReactNode }) {
  return children(usePickedDates());
}
