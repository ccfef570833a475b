import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { toneOfCount } from '../model/fine-ledger';

/** The count, with a sign above 2 and a stronger one above 3. Source: FIN-5. */
export function FineCount({ count }: { count: number }) {
  const { t } = useTranslation('fines');
  const tone = toneOfCount(count);
  const isSevere = tone === 'severe';
  const Icon = isSevere ? LocalFireDepartment : WarningAmber;
  const words = isSevere ? t('count.severe') : t('count.warning');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 0.5 }}
    >
      {tone !== 'calm' && (
        <Icon
          data-tip={words}
          role="img"
          aria-hidden={false}
          aria-label={words}
          sx={{ fontSize: 20, color: isSevere ? 'error.text' : 'warning.text' }}
        />
      )}
      {count}
    </Box>
  );
}
