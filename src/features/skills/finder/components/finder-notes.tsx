import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { describeError } from '@/i18n/describe-error';
import { NoRows } from '@/ui/data-table/no-rows';
import legend from '@/ui/page/legend.module.css';
import { ListFailure } from '@/ui/page/list-failure';
import { SkeletonBlock } from '@/ui/page/skeleton-block';
import { StateMessage } from '@/ui/page/state-message';
import { useMarkWords } from '../../components/use-mark-words';
import { FinderIcon } from './finder-icon';
import { FinderMark } from './finder-mark';
import type { Finder } from './use-finder';
import styles from './finder-matrix.module.css';

type FinderStateProps = {
  finder: Finder;
  search: string;
  onClearSearch: () => void;
  onEverybody: () => void;
};

/** The height of the head and about twelve people. */
const HEIGHT = 660;

/** Replaces the matrix while it loads, after a failure, or if no row matches. */
export function FinderState({ finder, search, onClearSearch, onEverybody }: FinderStateProps) {
  const { t } = useTranslation(['finder', 'skills']);
  const { isLoaded, error, retry, rows } = finder;
  if (!isLoaded && !error) return <SkeletonBlock height={HEIGHT} lines={14} />;
  if (isLoaded && rows.length > 0)
    return (
      <StateMessage
        kind="noMatch"
        title={t('finder:none.matches')}
        action={
          <Button variant="outlined" onClick={onEverybody}>
            {t('finder:none.everybody')}
          </Button>
        }
      >
        {t('finder:none.matchesWhy')}
      </StateMessage>
    );
  return (
    <NoRows
      search={isLoaded ? search : ''}
      empty={{
        title: t('finder:none.title'),
        why: t('finder:none.why'),
        action: (
          <Button variant="contained" component={Link} to={paths.skillCreate}>
            {t('skills:list.add')}
          </Button>
        ),
      }}
      error={error ? describeError(error) : undefined}
      onRetry={retry}
      onClear={onClearSearch}
    />
  );
}

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

/** Explains the marks, and names people and lists that the matrix cannot show. */
export function FinderNotes({ finder }: { finder: Finder }) {
  const { t } = useTranslation('finder');
  const { parts, people, formerCount, marks } = finder;
  const withoutSheet = people.filter(({ sheet }) => sheet === null).length;
  const failures = [
    { part: parts.members, words: t('note.membersFailed') },
    { part: parts.stacks, words: t('note.stacksFailed') },
    { part: parts.levels, words: t('note.levelsFailed') },
  ].filter(({ part }) => part.isFailed);
  const notes = [
    t('hint'),
    withoutSheet > 0 && t('note.noSheet', { count: withoutSheet }),
    formerCount > 0 && t('note.former', { count: formerCount }),
  ].filter((note) => note !== false);
  return (
    <Stack useFlexGap spacing={1} sx={{ px: { xs: 1.5, md: 3 }, py: 1.5 }}>
      {failures.map(({ part, words }) => (
        <ListFailure key={words} onRetry={part.retry}>
          {words}
        </ListFailure>
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
