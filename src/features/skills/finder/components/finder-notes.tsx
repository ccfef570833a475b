import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import legend from '@/ui/page/legend.module.css';
import { FailureAlert } from '@/ui/page/failure-alert';
import { useMarkWords } from '../../components/use-mark-words';
import { FinderIcon } from './finder-icon';
import { FinderMark } from './finder-mark';
import type { Finder } from './use-finder';
import styles from './finder-matrix.module.css';

function FinderLegend({ marks }: Pick<Finder, 'marks'>) {
  const { t } = useTranslation('finder');
  const describeMark = useMarkWords();
  return (
    <ul className={legend.legend} aria-label={t('legend.label')}>
      {marks.levels.map((level) => (
        <li key={level.id}>
          <FinderMark symbol={level.symbol} isSample />
          {describeMark(level.symbol, level.name) || t('unknownMark')}
        </li>
      ))}
      <li>
        <span className={styles.warning}>
          <FinderIcon name="warning" />
          {t('legend.one')}
        </span>
      </li>
    </ul>
  );
}

export function FinderNotes({ finder }: { finder: Finder }) {
  const { t } = useTranslation('finder');
  const { parts, people, formerCount, marks } = finder;
  const withoutSheetCount = people.filter(({ sheet }) => sheet === null).length;
  const failures = [
    { part: parts.members, words: t('note.membersFailed') },
    { part: parts.stacks, words: t('note.stacksFailed') },
    { part: parts.levels, words: t('note.levelsFailed') },
  ].filter(({ part }) => part.isFailed);
  const notes = [
    t('hint'),
    withoutSheetCount > 0 && t('note.noSheet', { count: withoutSheetCount }),
    formerCount > 0 && t('note.former', { count: formerCount }),
  ].filter((note) => note !== false);
  return (
    <Stack useFlexGap spacing={1} sx={{ px: { xs: 1.5, md: 3 }, py: 1.5 }}>
      {failures.map(({ part, words }) => (
        <FailureAlert key={words} onRetry={part.retry}>
          {words}
        </FailureAlert>
      ))}
      <FinderLegend marks={marks} />
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </Stack>
  );
}
