import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '@/lib/calendar-date';
import { DateField } from '@/ui/form/typed-field';
import { useLiveForm, useAppForm } from '@/ui/form/use-app-form';
import { sinceFormSchema } from '../model/since-form';

type JoinedSinceProps = { since: CalendarDate | null; onSince: (since: CalendarDate | null) => void };

/** From which day of joining on members are listed. */
export function JoinedSince({ since, onSince }: JoinedSinceProps) {
  const { t } = useTranslation('cards');
  const shown = useMemo(() => ({ since: since ?? '' }), [since]);
  const form = useAppForm(sinceFormSchema, { since: '' }, shown);
  useLiveForm(
    form,
    useCallback((values) => onSince(values.since || null), [onSince]),
  );
  return (
    <Box sx={{ width: { xs: '100%', sm: 220 } }}>
      <DateField control={form.control} name="since" label={t('since.label')} />
    </Box>
  );
}
