import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { recordedHours } from '@/features/work/model/day-hours';
import type { DaySlots } from '@/features/work/model/slot';
import { useFormat } from '@/i18n/format';
import type { Weekday } from '@/lib/calendar-date';
import { StateMessage } from '@/ui/page/state-message';
import { DayTotal } from '../recorded/day-total';
import { DayView } from '../recorded/day-view';
import { DAY_HEIGHT } from '../recorded/recorded-day-loading';

type SettingDayProps = {
  slots: DaySlots | undefined;
  weekday: Weekday;
  fullHours: number;
  onEdit: () => void;
};

/** Source: RS-1. */
export function SettingDay({ slots, weekday, fullHours, onEdit }: SettingDayProps) {
  const { t } = useTranslation('reporting');
  const format = useFormat();
  const name = format.weekday(weekday);
  return (
    <Box sx={{ minHeight: DAY_HEIGHT }}>
      {slots && slots.size > 0 ? (
        <>
          <DayTotal hours={recordedHours(slots)} fullHours={fullHours} />
          <Box sx={{ mt: 1.5 }}>
            <DayView slots={slots} label={name} />
          </Box>
        </>
      ) : (
        <StateMessage
          kind="empty"
          title={t('setting.emptyTitle', { weekday: name })}
          action={
            <Button variant="outlined" onClick={onEdit}>
              {t('setting.edit')}
            </Button>
          }
        >
          {t('setting.emptyBody')}
        </StateMessage>
      )}
    </Box>
  );
}
