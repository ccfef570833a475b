import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Level } from '../model/explorer-search';
import type { HourNames } from '../model/grouping';
import { useExplorerWords } from './use-explorer-words';

type ExplorerPathProps = {
  path: readonly Level[];
  names: HourNames | undefined;
  /** The address of so many of its levels. */
  addressOf: (levels: number) => string;
};

/** What the figures are narrowed to, level by level; each leads back to it. */
export function ExplorerPath({ path, names, addressOf }: ExplorerPathProps) {
  const { t } = useTranslation('explorer');
  const words = useExplorerWords();
  const labels = [
    t('all'),
    ...path.map(({ steps }) => steps.map((step) => words.stepLabel(step, names)).join(t('between'))),
  ];
  return (
    <Box component="nav" aria-label={t('path')}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& a': { color: 'primary.text' },
        }}
      >
        {labels.map((label, level) => (
          <Box component="li" key={level} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
            {level > 0 && <span aria-hidden>›</span>}
            {level === path.length ? (
              <b aria-current="page">{label}</b>
            ) : (
              <Link to={addressOf(level)}>{label}</Link>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
