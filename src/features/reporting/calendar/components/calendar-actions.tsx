import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Chooses a calendar file. */
export function CalendarActions({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('painter');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" startIcon={<CalendarMonth />} onClick={() => input.current?.click()}>
        {t('calendar.choose')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".ics,.ical,.ifb,text/calendar"
        aria-label={t('calendar.choose')}
        onChange={({ target }) => {
          const file = target.files?.item(0);
          // Else the same file could not be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
