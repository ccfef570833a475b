import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { MemberPickerField } from '@/features/members/components/member-picker-field';
import { RecordForm } from '@/session/record-form';
import { useFieldProps } from '@/session/field-props';
import { DateField } from '@/ui/form/date-field';
import { FINE_FIELDS } from '../fields';
import type { LedgerEntry } from '../model/fine-ledger';
import { FineFormNotes } from './fine-form-notes';
import { TimeField } from './time-field';
import type { useFineForm } from './use-fine-form';

type FineFormProps = {
  record: ReturnType<typeof useFineForm>;
  ledger: readonly LedgerEntry[] | undefined;
};

export function FineForm({ record, ledger }: FineFormProps) {
  const { t } = useTranslation('fines');
  const { control } = record.form;
  const field = useFieldProps(FINE_FIELDS, control);
  return (
    <RecordForm record={record} submitLabel={t('form.submit')} isSticky={false} label={t('form.title')}>
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
