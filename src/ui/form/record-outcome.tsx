import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { NotPersistedError } from '@/api/save/save-outcome';
import { useFormat } from '@/i18n/format';
import { lazyComponent } from '@/start/lazy-component';
import { useFieldWords, type WordsOf, type RecordMerge } from './use-record-merge';
import type { SavedNotice } from './saved-notice';

/** Rarely needed: two people have changed the same record. */
const MergePanel = lazyComponent(async () => (await import('./merge-panel')).MergePanel);

type RecordOutcomeProps = {
  merge: RecordMerge;
  failure: unknown;
  wordsOf: WordsOf;
};

/** Why an edited record was not saved, where it is about what the server holds: changed, gone, or not kept. */
export function RecordOutcome({ merge, failure, wordsOf }: RecordOutcomeProps) {
  const { t } = useTranslation('saving');
  const { labels } = useFieldWords(wordsOf);
  return (
    <>
      {merge.question && <MergePanel merge={merge} wordsOf={wordsOf} />}
      {merge.isGone && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('gone')}
        </Alert>
      )}
      {failure instanceof NotPersistedError && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('notKept.nothing', { fields: labels(failure.lost) })}
          <QuotedReason reason={failure.serverMessage} />
        </Alert>
      )}
    </>
  );
}

type NotKeptAlertProps = {
  notice: SavedNotice;
  wordsOf: WordsOf;
  pathOf: (id: number) => string;
  onClose: () => void;
};

/** Says what the server did not keep of a record that was saved; stays until it is closed. */
export function NotKeptAlert({ notice, wordsOf, pathOf, onClose }: NotKeptAlertProps) {
  const { t } = useTranslation(['saving', 'common']);
  const { name } = useFormat();
  const { labels } = useFieldWords(wordsOf);
  const { id, lost, reason } = notice;
  return (
    <Alert severity="warning" closeText={t('common:action.close')} onClose={onClose} sx={{ mb: 2 }}>
      {t('notKept.some', { name: name(notice), fields: labels(lost) })} <QuotedReason reason={reason} />
      {id !== null && (
        <Link component={RouterLink} to={pathOf(id)} color="inherit">
          {t('notKept.open')}
        </Link>
      )}
    </Alert>
  );
}

/** What the server said of its own accord, on a line below ours. */
function QuotedReason({ reason }: { reason?: string }) {
  const { t } = useTranslation('saving');
  return reason && <div>{t('notKept.reason', { reason })}</div>;
}
