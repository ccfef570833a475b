import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BesideFields } from './form-grid';

export function SearchButtons({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation(['hours', 'common']);
  return (
    <BesideFields>
      <Box sx={{ display: 'flex', gap: 1, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}>
        <Button type="submit" variant="contained">
          {t('search')}
        </Button>
        <Button variant="outlined" onClick={onClear}>
          {t('common:action.clear')}
        </Button>
      </Box>
    </BesideFields>
  );
}
