import { styled } from '@mui/material/styles';
import { legendLook } from '@/ui/page/legend-look';
import { useTranslation } from 'react-i18next';
import { kindLooks } from './map-table';

const Legend = styled('ul')(({ theme }) => ({
  ...legendLook(theme),
  ...kindLooks(theme),
  '& span': {
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    borderRadius: 4,
  },
  '& [data-kind="partial"]': {
    backgroundImage: `linear-gradient(${theme.vars.palette.primary.text} 0 0)`,
    backgroundSize: '100% 45%',
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
  },
}));

/** What the looks of the days mean. */
export function MonthLegend() {
  const { t } = useTranslation('dashboard');
  const kinds = [
    ['complete', t('month.complete')],
    ['partial', t('month.partial')],
    ['missing', t('month.missing')],
    ['leave', t('month.leave')],
  ];
  return (
    <Legend aria-label={t('month.legend')}>
      {kinds.map(([kind, word]) => (
        <li key={kind}>
          <span data-kind={kind} />
          {word}
        </li>
      ))}
    </Legend>
  );
}
