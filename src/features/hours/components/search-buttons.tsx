import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient, type QueryKey, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BesideFields } from './form-grid';

/**
 * Asks the server afresh and tells the answer once, as one search deserves; the screen shows it by the same query.
 * Failures are told by the query client. A search that a newer one replaced stays silent.
 */
export function useRunSearch() {
  const queryClient = useQueryClient();
  return function runSearch<Answer, Key extends QueryKey>(
    query: UndefinedInitialDataOptions<Answer, Error, Answer, Key>,
    onAnswer: (answer: Answer) => void,
  ): void {
    queryClient.query({ ...query, staleTime: 0 }).then(onAnswer, () => undefined);
  };
}

/** Asks for the report, or returns to an empty form without a result. */
export function SearchButtons({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation(['hours', 'common']);
  return (
    <BesideFields>
      <Box sx={{ display: 'flex', gap: 1, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}>
        <Button type="submit" variant="contained">
          {t('search')}
        </Button>
        <Button type="button" variant="outlined" onClick={onClear}>
          {t('common:action.clear')}
        </Button>
      </Box>
    </BesideFields>
  );
}
