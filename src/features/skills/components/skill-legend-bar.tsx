import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { shownSymbol, type GridLevel } from '../model/skill-marks';
import { useMarkWords } from './use-mark-words';

const APP_BAR_HEIGHT = 64;

type SkillLegendBarProps = {
  levels: readonly GridLevel[];
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
        top: isOnPage ? APP_BAR_HEIGHT : 0,
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
            {shownSymbol(symbol)}
          </Box>
          {describeMark(symbol, name)}
        </Box>
      ))}
    </Box>
  );
}
