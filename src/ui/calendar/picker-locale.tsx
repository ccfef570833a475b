import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/ja';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';

const FORMATS = { en: { year: 'YYYY' }, ja: { year: 'YYYY年' } };

export function PickerLocale({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  // A new object would render all children again.
  const words = useMemo<PickersInputLocaleText>(
    () => ({
      timePickerToolbarTitle: t('time.usual'),
      selectViewText: (view) => (view === 'hours' ? t('time.hours') : t('time.minutes')),
      hoursClockNumberText: (hours) => t('time.hour', { count: Number(hours), hours }),
      minutesClockNumberText: (minutes) => t('time.minute', { count: Number(minutes), minutes }),
    }),
    [t],
  );
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      dateFormats={FORMATS[language]}
      localeText={words}
    >
      {children}
    </LocalizationProvider>
  );
}
