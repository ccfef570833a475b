import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { useFormat } from '@/i18n/format';
import { translateMessage } from '@/i18n/message';
import type { CalendarDate } from '@/lib/calendar-date';
import { saveFile } from '@/lib/save-file';
import { FileDrop, FileInput } from '@/ui/form/file-input';
import { FailureAlert } from '@/ui/page/failure-alert';
import { Panel } from '@/ui/page/panel';
import { equalsFile, holidayFile, mergeHolidays, type MergedHoliday } from '../model/holiday-file';
import type { CompanyFilePartProps } from './company-file-part-props';
import { HolidayTable } from './holiday-table';
import { useHolidayCalendar } from './use-holiday-calendar';

const NO_DATES: ReadonlySet<CalendarDate> = new Set();

/** Adds the days of a calendar to the days off, and saves the file for the server. */
export function HolidayPart({ file, onUnsaved }: CompanyFilePartProps) {
  const { t } = useTranslation('company');
  const { language } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { calendar, refused, readFile } = useHolidayCalendar();
  const [unchecked, setUnchecked] = useState(NO_DATES);
  const [savedText, setSavedText] = useState<string | null>(null);
  const { data } = file;
  const holidays = useMemo(
    () => mergeHolidays(data, calendar?.days ?? [], language),
    [data, calendar, language],
  );
  const countChanges = (change: MergedHoliday['change']) =>
    holidays.filter((day) => day.change === change).length;
  const fileText = holidayFile(holidays.filter(({ date }) => !unchecked.has(date)));
  const canSave = data !== undefined && !equalsFile(holidays, unchecked);
  const isUnsaved = canSave && fileText !== savedText;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  function save() {
    saveFile(new Blob([fileText], { type: 'application/json' }), 'holidays.json');
    setSavedText(fileText);
  }

  return (
    <FileDrop onFile={(dropped) => void readFile(dropped)}>
      <Panel
        title={t('holidays.title')}
        subtitle={t('holidays.purpose')}
        actions={
          <>
            <Button variant="outlined" onClick={() => input.current?.click()}>
              {t('holidays.choose')}
            </Button>
            <FileInput
              ref={input}
              accept=".ics,.ical,text/calendar"
              label={t('holidays.choose')}
              onFile={(chosen) => void readFile(chosen)}
            />
          </>
        }
      >
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <div role="status">
            {refused && (
              <Alert role="presentation" severity="error">
                {t(`holidays.refused.${refused.fault}`, { name: refused.name })}
              </Alert>
            )}
            {calendar && (
              <Alert role="presentation" severity={calendar.days.length > 0 ? 'info' : 'warning'}>
                {t('holidays.read', {
                  name: calendar.name,
                  added: countChanges('added'),
                  named: countChanges('named'),
                  kept: countChanges(null),
                })}
                {calendar.hasTimed && <div>{t('holidays.timed')}</div>}
              </Alert>
            )}
          </div>
          {file.error && data === undefined && (
            <FailureAlert onRetry={() => void file.refetch()}>
              {translateMessage(describeError(file.error))}
            </FailureAlert>
          )}
          {data !== undefined && holidays.length === 0 && <Typography>{t('holidays.none')}</Typography>}
          {holidays.length > 0 && (
            <HolidayTable holidays={holidays} unchecked={unchecked} onUnchecked={setUnchecked} />
          )}
          <Button variant="contained" disabled={!canSave} onClick={save}>
            {t('holidays.save')}
          </Button>
        </Stack>
      </Panel>
    </FileDrop>
  );
}
