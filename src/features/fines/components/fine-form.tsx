import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { memberQueries } from '@/features/members/api/member-queries';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { localName } from '@/i18n/format';
import { isCalendarDate, toMonth, type CalendarDate } from '@/lib/calendar-date';
import { startSessionBoundTask } from '@/session/session-bound-task';
import { RecordForm, useRecordForm } from '@/session/record-form';
import type { DuplicateProbe } from '@/session/sent-input';
import { useFieldProps } from '@/session/shown-fields';
import { signedInOwner } from '@/session/token-owner';
import { confirm } from '@/ui/confirm-dialog/confirm';
import { TimeField } from './time-field';
import { DateField } from '@/ui/form/typed-field';
import { notices } from '@/ui/notice/notices';
import { useToday } from '@/ui/page/use-today';
import { useCreateFine, useDeleteFine } from '../api/fine-mutations';
import { fineQueries, readFines } from '../api/fine-queries';
import {
  EMPTY_FINE,
  equalFines,
  FINE_FIELDS,
  fineFormSchema,
  isPunctual,
  type Fine,
  type FineInput,
  type NewFine,
} from '../fields';
import { sumPersonMonth, type LedgerEntry } from '../model/fine-ledger';
import { useFineFormat } from './use-fine-format';

type FineSurplusProps = {
  times: number;
  /** The fines saved after the first one, which should be removed. */
  surplus: readonly [Fine, ...Fine[]];
  onRemoved: () => void;
};

/** Reports that one fine was saved several times, and removes all but the first. */
function FineSurplus({ times, surplus, onRemoved }: FineSurplusProps) {
  const { t } = useTranslation('fines');
  const format = useFineFormat();
  const { mutateAsync: remove } = useDeleteFine();
  const { data: left = surplus } = useQuery({
    ...fineQueries.list(),
    select: (fines) => fines.filter(({ id }) => surplus.some((fine) => fine.id === id)),
  });
  const words = format.named(surplus[0]);

  async function removeAll() {
    const owner = signedInOwner();
    if (!owner) throw new ApiError('unauthorized', { isUnsent: true });
    const run = startSessionBoundTask({ owner, parts: left.toReversed(), send: ({ id }) => remove(id) });
    const { how, error } = await run.end;
    if (how === 'failed') throw error;
    if (how === 'done') onRemoved();
  }

  return (
    <>
      <div>{t('surplus.told', { ...words, times })}</div>
      {left.length > 0 && (
        <Button
          color="inherit"
          size="small"
          sx={{ ml: -1.25 }}
          onClick={() =>
            void confirm({
              title: t('surplus.title'),
              body: t('surplus.body', { ...words, count: left.length }),
              tone: 'danger',
              confirmLabel: t('surplus.remove', { count: left.length }),
              action: removeAll,
            })
          }
        >
          {t('surplus.remove', { count: left.length })}
        </Button>
      )}
    </>
  );
}

type FineFormNotesProps = {
  control: Control<FineInput, unknown, NewFine>;
  ledger: readonly LedgerEntry[];
};

/** Notes before the fine is sent; they warn and never block. Source: C22. */
function FineFormNotes({ control, ledger }: FineFormNotesProps) {
  const { t } = useTranslation('fines');
  const { isSubmitting } = useFormState({ control });
  // Keeps the list of before the save, in which the fine being saved would look like a duplicate.
  const [shownLedger, setShownLedger] = useState(ledger);
  if (!isSubmitting && shownLedger !== ledger) setShownLedger(ledger);
  const { staff, date = '', time = '' } = useWatch({ control });
  const hasPersonAndDate = typeof staff === 'number' && isCalendarDate(date);
  return (
    <Stack role="status" spacing={1} sx={{ mt: 2 }}>
      {isPunctual(time) && <Alert severity="warning">{t('form.punctual')}</Alert>}
      {hasPersonAndDate ? (
        <PersonMonthNote staffId={staff} date={date} ledger={shownLedger} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('form.hint')}
        </Typography>
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
  const sameDay = ledger.filter((entry) => entry.staffId === staffId && entry.date === date);
  const { count, amount } = sumPersonMonth(ledger, staffId, toMonth(date));
  const month = format.month(toMonth(date));
  return (
    <>
      {sameDay.map((entry) => (
        <Alert key={entry.id} severity="warning">
          {t('form.duplicate', { ...format.named(entry), name })}
        </Alert>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {count > 0
          ? t('form.standing', { name, count, month, amount: format.amount(amount) })
          : t('form.noneYet', { name, month })}
      </Typography>
    </>
  );
}

/** Finds a fine whose form the user left while it was being sent. */
function useSentFines(): DuplicateProbe<NewFine> {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      countShown: (fine) => {
        const shown = queryClient.getQueryData(fineQueries.list().queryKey);
        return shown && equalFines(fine, shown).length;
      },
      countCurrent: async (fine) => equalFines(fine, await readFines()).length,
    }),
    [queryClient],
  );
}

export function useFineForm() {
  const queryClient = useQueryClient();
  const create = useCreateFine();
  const opened = { ...EMPTY_FINE, date: useToday() };

  /** Records a fine, and reports if the browser or the server saved it more than once. */
  async function record({ values: fine }: { values: NewFine }): Promise<void> {
    const times = await create.mutateAsync({ values: fine });
    if (!times || times < 2) return;
    const listed = await queryClient.query(fineQueries.list());
    const [first, ...others] = equalFines(fine, listed).slice(1 - times);
    if (!first) return;
    notices.show((close) => <FineSurplus times={times} surplus={[first, ...others]} onRemoved={close} />);
  }

  return useRecordForm({
    kind: 'fine',
    id: null,
    schema: fineFormSchema,
    finder: useSentFines(),
    opened,
    next: opened,
    save: { mutateAsync: record, error: create.error },
  });
}

type FineFormProps = {
  fine: ReturnType<typeof useFineForm>;
  /** The existing fines; empty until loaded. */
  ledger: readonly LedgerEntry[];
};

export function FineForm({ fine, ledger }: FineFormProps) {
  const { t } = useTranslation('fines');
  const { control } = fine.form;
  const field = useFieldProps(FINE_FIELDS, control);
  return (
    <RecordForm record={fine} submitLabel={t('form.submit')} isSticky={false} label={t('form.title')}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
        }}
      >
        <MemberPickerField {...field('staff')} />
        <DateField {...field('date')} />
        <TimeField {...field('time')} />
      </Box>
      <FineFormNotes control={control} ledger={ledger} />
    </RecordForm>
  );
}
