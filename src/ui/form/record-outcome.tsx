import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { NotPersistedError } from '@/api/save/save-outcome';
import { useFormat } from '@/i18n/format';
import { lazyComponent } from '@/start/lazy-component';
import type { SavedNotice } from './saved-notice';
import { useFieldWords, type GetFieldWords } from './use-field-words';
import type { RecordMerge } from './use-record-merge';

/** Needed only where two people have changed the same record. */
const MergePanel = lazyComponent(async () => (await import('./merge-panel')).MergePanel);

type RecordOutcomeProps = {
  merge: RecordMerge;
  failure: unknown;
  getFieldWords: GetFieldWords;
};

export function RecordOutcome({ merge, failure, getFieldWords }: RecordOutcomeProps) {
  const { t } = useTranslation('saving');
  const { labels } = useFieldWords(getFieldWords);
  return (
    <>
      {merge.question && <MergePanel merge={merge} getFieldWords={getFieldWords} />}
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
  getFieldWords: GetFieldWords;
  getPath: (id: number) => string;
  onClose: () => void;
};

/** Lists the fields that the server did not keep; stays until it is closed. */
export function NotKeptAlert({ notice, getFieldWords, getPath, onClose }: NotKeptAlertProps) {
  const { t } = useTranslation(['saving', 'common']);
  const { name } = useFormat();
  const { labels } = useFieldWords(getFieldWords);
  const { id, lost, reason } = notice;
  return (
    <Alert severity="warning" closeText={t('common:action.close')} onClose={onClose} sx={{ mb: 2 }}>
      {t('notKept.some', { name: name(notice), fields: labels(lost) })} <QuotedReason reason={reason} />
      {id !== null && (
        <Link component={RouterLink} to={getPath(id)} color="inherit">
          {t('notKept.open')}
        </Link>
      )}
    </Alert>
  );
}

/** The server's own reason, on a line below ours. */
function QuotedReason({ reason }: { reason?: string }) {
  const { t } = useTranslation('saving');
  return reason && <div>{t('notKept.reason', { reason })}</div>;
}
