import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { getWeekday, type CalendarDate } from '@/lib/calendar-date';
import type { StaffSlots } from '@/features/work/model/slot';
import { useSignedInStaff } from '@/session/signed-in-staff';
import { isAdmin, type Staff } from '@/session/staff-schema';
import { Panel } from '@/ui/page/panel';
import { CalendarActions } from '../../calendar/components/calendar-actions';
import type { Calendar } from '../../calendar/components/use-calendar';
import { ReportingPeople } from '../../components/people/reporting-people';
import { BrushPanel } from './brush-panel';
import { FillActions } from './fill-actions';
import type { Brushes } from './use-brushes';
import { useDefaultsOfDay } from './use-defaults-of-day';
import type { PainterFills } from './use-painter-fills';

type PainterToolsProps = {
  people: readonly Staff[];
  shownPerson: Staff;
  /** The half hours of the shown person: as recorded, and as they will be after a save. */
  slots: StaffSlots | undefined;
  planned: StaffSlots | undefined;
  isLoading: boolean;
  dates: readonly CalendarDate[];
  date: CalendarDate;
  brushes: Brushes;
  fills: PainterFills;
  isReplacing: boolean;
  onReplacing: (isReplacing: boolean) => void;
  /** Null where a calendar cannot be opened. */
  calendar: Calendar | null;
  hasKeyHelp: boolean;
};

export function PainterTools(props: PainterToolsProps) {
  const { people, shownPerson, slots, planned, isLoading, dates, date } = props;
  const { brushes, fills, isReplacing, onReplacing, calendar, hasKeyHelp } = props;
  const { t } = useTranslation('painter');
  const me = useSignedInStaff();
  const { saveDefaults, undoDefaults } = useDefaultsOfDay(shownPerson, people);
  return (
    <Panel>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isAdmin(me) && <ReportingPeople />}
        <BrushPanel brushes={brushes} isLoading={isLoading} />
        <FillActions
          isLoading={isLoading}
          onFill={fills.fill}
          isReplacing={isReplacing}
          onReplacing={onReplacing}
          weekday={getWeekday(date)}
          onSaveDefaults={planned ? () => void saveDefaults(date, planned) : null}
          onUndoDefaults={undoDefaults}
        >
          {calendar && (
            <CalendarActions onFile={calendar.open} slots={slots} shownDates={dates} activeDate={date} />
          )}
        </FillActions>
        {hasKeyHelp && (
          <Typography component="details" variant="caption" sx={{ color: 'text.secondary' }}>
            <Box component="summary" sx={{ cursor: 'pointer' }}>
              {t('keys')}
            </Box>
            {t('help')}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
