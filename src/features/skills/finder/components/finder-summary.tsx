import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { nearestMisses, type FinderRow } from '../model/finder-rows';
import type { ConditionWords } from './use-condition-words';
import styles from './finder-summary.module.css';

type FinderSummaryProps = {
  rows: readonly FinderRow[];
  hasConditions: boolean;
  words: ConditionWords;
  isNarrow: boolean;
  onOpen: (row: FinderRow) => void;
  children: ReactNode;
};

const WIDE_MISSES = 3;
const NARROW_MISSES = 1;

export function FinderSummary(props: FinderSummaryProps) {
  const { rows, hasConditions, words, isNarrow, onOpen, children } = props;
  const { t } = useTranslation('finder');
  const matchCount = rows.filter(({ isMatch }) => isMatch).length;
  const sheetCount = rows.filter(({ person }) => person.sheet !== null).length;
  const matchWords = matchCount === 0 ? t('nobody') : t('match', { count: matchCount });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        px: { xs: 1.5, md: 3 },
        py: 1.5,
      }}
    >
      <Typography role="status" component="div" variant="h3" className="tabular">
        {hasConditions ? matchWords : t('people', { count: sheetCount })}
      </Typography>
      <NearestMisses
        misses={nearestMisses(rows, isNarrow ? NARROW_MISSES : WIDE_MISSES)}
        words={words}
        onOpen={onOpen}
      />
      <Box
        className="screen-only"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { md: 'auto' } }}
      >
        {children}
      </Box>
    </Box>
  );
}

type NearestMissesProps = Pick<FinderSummaryProps, 'words' | 'onOpen'> & { misses: readonly FinderRow[] };

function NearestMisses({ misses, words, onOpen }: NearestMissesProps) {
  const { t } = useTranslation('finder');
  const format = useFormat();
  if (misses.length === 0) return null;
  return (
    <Typography component="div" variant="body2" className={styles.misses}>
      <span>{t('next.label')}</span>
      {misses.map((row) => {
        const { person, missed } = row;
        const name = format.name(person);
        return (
          <button key={person.id} type="button" onClick={() => onOpen(row)}>
            {t('next.person', { name, missed: words.describeMissed(person, missed) })}
          </button>
        );
      })}
    </Typography>
  );
}
