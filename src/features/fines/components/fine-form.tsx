import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { RecordForm, useRecordForm } from '@/session/record-form';
import type { SentFinder } from '@/session/sent-input';
import { useFieldProps } from '@/session/shown-fields';
import { TimeField } from '@/ui/form/time-field';
import { DateField } from '@/ui/form/typed-field';
import { notices } from '@/ui/notice/notices';
import { useToday } from '@/ui/page/use-today';
import { useCreateFine } from '../api/fine-mutations';
import { fineQueries, readFines } from '../api/fine-queries';
import { EMPTY_FINE, equalFines, FINE_FIELDS, fineFormSchema, type NewFine } from '../fields';
import type { LedgerEntry } from '../model/fine-ledger';
import { FineFormNotes } from './fine-form-notes';
import { FineSurplus } from './fine-surplus';

/** Looks for a fine whose form was left while it was being sent. */
function useSentFines(): SentFinder<NewFine> {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      countShown: (fine) => {
        const shown = queryClient.getQueryData(fineQueries.list().queryKey);
        return shown && equalFines(fine, shown).length;
      },
      countNow: async (fine) => equalFines(fine, await readFines()).length,
    }),
    [queryClient],
  );
}

/** The form of a new fine. After a save it is empty, for the next one. */
export function useFineForm() {
  const queryClient = useQueryClient();
  const create = useCreateFine();
  const opened = { ...EMPTY_FINE, date: useToday() };

  /** Records a fine, and says so where the browser or the server did it more than once. */
  async function record({ values: fine }: { values: NewFine }): Promise<void> {
    const times = await create.mutateAsync({ values: fine });
    if (!times || times < 2) return;
    const listed = await queryClient.query(fineQueries.list());
    const [first, ...others] = equalFines(fine, listed).slice(1 - times);
    if (!first) return;
    notices.show((close) => <FineSurplus times={times} surplus={[first, ...others]} onRemoved={close} />);
  }

  return useRecordForm({
    ...{ kind: 'fine', id: null, schema: fineFormSchema, finder: useSentFines(), opened, next: opened },
    save: { mutateAsync: record, error: create.error },
  });
}

type FineFormProps = {
  fine: ReturnType<typeof useFineForm>;
  /** What is known already; empty while it is on its way. */
  ledger: readonly LedgerEntry[];
};

/** Who came late, and when. */
export function FineForm({ fine, ledger }: FineFormProps) {
  const { t } = useTranslation('fines');
  const { control } = fine.form;
  const field = useFieldProps(FINE_FIELDS, control);
  return (
    <RecordForm record={fine} isSticky={false} label={t('form.title')}>
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
