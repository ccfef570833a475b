import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useMarkWords } from './use-mark-words';

type SkillLegendBarProps = {
  levels: readonly { id: number; symbol: string; name?: string }[];
  /** True on a page, where it stays below the app bar; false in the drawer. */
  isOnPage?: boolean;
};

export function SkillLegendBar({ levels, isOnPage = false }: SkillLegendBarProps) {
  const { t } = useTranslation('skills');
  const describeMark = useMarkWords();
  return (
    <Box
      component="ul"
      aria-label={t('legend')}
      sx={{
        position: 'sticky',
        top: isOnPage ? 64 : 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        listStyle: 'none',
        m: 0,
        px: 0,
        py: 1,
        typography: 'body2',
        backgroundColor: isOnPage ? 'background.paper' : 'background.raised',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {levels.map(({ id, symbol, name }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5 }}>
          <Box component="span" sx={{ color: 'primary.text', fontWeight: 'fontWeightMedium' }}>
            {symbol}
          </Box>
          {describeMark(symbol, name)}
        </Box>
      ))}
    </Box>
  );
}

/** Returns 13 columns on large screens, 9 on medium ones, 7 on small ones. Source: SK-3. */
export function useGridColumns(): number {
  const isLarge = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isMedium = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (isLarge) return 13;
  return isMedium ? 9 : 7;
}
