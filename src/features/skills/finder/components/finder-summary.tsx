import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { nearestMisses, type FinderRow } from '../model/finder-rows';
import type { ConditionWords } from './use-condition-words';

type FinderSummaryProps = {
  rows: readonly FinderRow[];
  hasConditions: boolean;
  words: ConditionWords;
  isNarrow: boolean;
  onOpen: (row: FinderRow) => void;
  children: ReactNode;
};

const SHOWN_MISSES = 3;

const LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 1.5, md: 3 },
  py: 1.5,
  '& .nearest': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    typography: 'body2',
    color: 'text.secondary',
  },
  '& .nearest button': {
    minHeight: 24,
    p: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: 2,
    cursor: 'pointer',
  },
} as const;

/** Counts the matches and lists the nearest misses with what they have instead; each opens the sheet. */
export function FinderSummary({
  rows,
  hasConditions,
  words,
  isNarrow,
  onOpen,
  children,
}: FinderSummaryProps) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const matches = rows.filter(({ isMatch }) => isMatch).length;
  const withSheet = rows.filter(({ person }) => person.sheet !== null).length;
  const nearest = nearestMisses(rows, isNarrow ? 1 : SHOWN_MISSES);
  const found = matches === 0 ? t('nobody') : t('match', { count: matches });
  return (
    <Box sx={LOOK}>
      <Typography role="status" component="div" variant="h3" className="tabular">
        {hasConditions ? found : t('people', { count: withSheet })}
      </Typography>
      {nearest.length > 0 && (
        <div className="nearest">
          <span>{t('next.label')}</span>
          {nearest.map((row) => {
            const { person, lacks } = row;
            const name = format.name(person);
            const instead = words.describeLacks(person, lacks);
            return (
              <button key={person.id} type="button" onClick={() => onOpen(row)}>
                {t('next.person', { name, lacks: instead })}
              </button>
            );
          })}
        </div>
      )}
      <Box
        className="screen-only"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { md: 'auto' } }}
      >
        {children}
      </Box>
    </Box>
  );
}
