import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Weekday } from '@/lib/calendar-date';
import { useFormat } from '@/i18n/format';
import { StateMessage } from '@/ui/page/state-message';
import { recordedHours } from '@/features/work/model/day-hours';
import type { DaySlots } from '@/features/work/model/slot';
import { DayTotal, DayView } from '../recorded/day-view';
import { DAY_HEIGHT } from '../recorded/records-arriving';

type SettingDayProps = { slots: DaySlots | undefined; weekday: Weekday; onEdit: () => void };

/** What is saved for one weekday. Source: RS-1. */
export function SettingDay({ slots, weekday, onEdit }: SettingDayProps) {
  const { t } = useTranslation(['reporting', 'common']);
  const format = useFormat();
  const name = format.weekday(weekday);
  return (
    <Box sx={{ minHeight: DAY_HEIGHT }}>
      {slots && slots.size > 0 ? (
        <>
          <DayTotal hours={recordedHours(slots)} />
          <Box sx={{ mt: 1.5 }}>
            <DayView slots={slots} label={name} />
          </Box>
        </>
      ) : (
        <StateMessage
          kind="empty"
          title={t('reporting:setting.emptyTitle', { weekday: name })}
          action={
            <Button variant="outlined" onClick={onEdit}>
              {t('reporting:setting.edit')}
            </Button>
          }
        >
          {t('reporting:setting.emptyBody')}
        </StateMessage>
      )}
    </Box>
  );
}
