import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { NotPersistedError } from '@/api/save/save-outcome';
import { lazyComponent } from '@/start/lazy-component';
import { useFieldTexts, type GetFieldWords } from './field-words';
import { QuotedReason } from './quoted-reason';
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
  const { labels } = useFieldTexts(getFieldWords);
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
