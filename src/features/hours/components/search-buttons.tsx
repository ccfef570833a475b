import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient, type QueryKey, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BesideFields } from './form-grid';

/** Reads afresh and calls `onAnswer` once per search; a search that a newer one replaced reports nothing. */
export function useRunSearch() {
  const queryClient = useQueryClient();
  return function runSearch<Answer, Key extends QueryKey>(
    query: UndefinedInitialDataOptions<Answer, Error, Answer, Key>,
    onAnswer: (answer: Answer) => void,
  ): void {
    queryClient.query({ ...query, staleTime: 0 }).then(onAnswer, () => undefined);
  };
}

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
