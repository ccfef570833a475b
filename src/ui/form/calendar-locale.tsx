import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { jaJP } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/ja';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';

const JAPANESE = jaJP.components.MuiLocalizationProvider.defaultProps.localeText;

/** Calendars in the user's language. */
export function CalendarLocale({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={{
        ...(language === 'ja' && JAPANESE),
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
      }}
    >
      {children}
    </LocalizationProvider>
  );
}
