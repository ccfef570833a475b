import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { PersistedForm } from '@/session/persisted-form';
import { useFieldProps } from '@/session/shown-fields';
import { useFormDraft } from '@/session/use-form-draft';
import { DateField } from '@/ui/form/typed-field';
import { FormFooter } from '@/ui/form/form-footer';
import { TimeField } from '@/ui/form/time-field';
import { useToday } from '@/ui/page/use-today';
import { useSentFines } from '../api/use-sent-fines';
import { EMPTY_FINE, FINE_FIELDS, type FineInput, type NewFine } from '../fields';
import type { LedgerEntry } from '../model/fine-ledger';
import { FineFormNotes } from './fine-form-notes';
import { useRecordFine } from './use-record-fine';

type FineFormProps = {
  form: UseFormReturn<FineInput, unknown, NewFine>;
  /** What is known already; empty while it is on its way. */
  ledger: readonly LedgerEntry[];
};

/** Who came late, and when. After a save it is empty, for the next one. */
export function FineForm({ form, ledger }: FineFormProps) {
  const { t } = useTranslation(['fines', 'common']);
  const field = useFieldProps(FINE_FIELDS, form.control);
  const today = useToday();
  const draft = useFormDraft(form, { screen: 'fine/new', finder: useSentFines() });
  const { record, error } = useRecordFine();

  function startOver() {
    // What was typed while it was being saved is for the next one.
    form.reset({ ...EMPTY_FINE, date: today, ...draft.keeper.typedSince() }, { keepDefaultValues: true });
  }

  return (
    <PersistedForm draft={draft} onSubmit={record} onSaved={startOver} startsOver label={t('form.title')}>
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
      <FineFormNotes control={form.control} ledger={ledger} />
      <FormFooter failure={error} submitLabel={t('common:action.submit')} isSticky={false} />
    </PersistedForm>
  );
}
