import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'dayjs/locale/ja';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';

const YEARS = { en: 'YYYY', ja: 'YYYY年' };

/** Stands around each part of MUI X, whose code comes with it, and speaks the user's language. */
export function PickerLocale({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      dateFormats={{ year: YEARS[language] }}
      localeText={{
        timePickerToolbarTitle: t('time.usual'),
        selectViewText: (view) => (view === 'hours' ? t('time.hours') : t('time.minutes')),
        hoursClockNumberText: (hours) => t('time.hour', { hours }),
        minutesClockNumberText: (minutes) => t('time.minute', { minutes }),
      }}
    >
      {children}
    </LocalizationProvider>
  );
}
