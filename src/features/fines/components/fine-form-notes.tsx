import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberQueries } from '@/features/members/api/member-queries';
import { localName } from '@/i18n/format';
import { isCalendarDate, toMonth, type CalendarDate } from '@/lib/calendar-date';
import type { FineInput, NewFine } from '../fields';
import { sumPersonMonth, type LedgerEntry } from '../model/fine-ledger';
import { isPunctual } from '../model/fine-time';
import { useFineFormat } from './use-fine-format';

type FineFormNotesProps = {
  control: Control<FineInput, unknown, NewFine>;
  ledger: readonly LedgerEntry[] | undefined;
};

/** Warns before the fine is sent, and never blocks. Source: C22. */
export function FineFormNotes({ control, ledger }: FineFormNotesProps) {
  const { t } = useTranslation('fines');
  const { isSubmitting } = useFormState({ control });
  // Keeps the list from before the save: in the new one, the saved fine would look like a duplicate.
  const [shownLedger, setShownLedger] = useState(ledger);
  if (!isSubmitting && shownLedger !== ledger) setShownLedger(ledger);
  const { staff, date = '', time = '' } = useWatch({ control });
  const hasPersonAndDate = typeof staff === 'number' && isCalendarDate(date);
  return (
    <Stack role="status" spacing={1} sx={{ mt: 2 }}>
      {isPunctual(time) && (
        <Alert role="presentation" severity="warning">
          {t('form.punctual')}
        </Alert>
      )}
      {!hasPersonAndDate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('form.hint')}
        </Typography>
      )}
      {hasPersonAndDate && shownLedger && (
        <PersonMonthNote staffId={staff} date={date} ledger={shownLedger} />
      )}
    </Stack>
  );
}

type PersonMonthNoteProps = { staffId: number; date: CalendarDate; ledger: readonly LedgerEntry[] };

function PersonMonthNote({ staffId, date, ledger }: PersonMonthNoteProps) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  const { data: members } = useQuery(memberQueries.list());
  const member = members?.find(({ id }) => id === staffId);
  if (!member) return null;

  const name = localName(member, format.language);
  const finesOfDay = ledger.filter((entry) => entry.staffId === staffId && entry.date === date);
  const { count, amount } = sumPersonMonth(ledger, staffId, toMonth(date));
  const month = format.month(toMonth(date));
  return (
    <>
      {finesOfDay.map((entry) => (
        <Alert key={entry.id} role="presentation" severity="warning">
          {t('form.duplicate', { ...format.named(entry), name })}
        </Alert>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {count > 0
          ? t('form.soFar', { name, count, month, amount: format.amount(amount) })
          : t('form.noneYet', { name, month })}
      </Typography>
    </>
  );
}
