import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { NothingKept } from '@/api/write-outcomes';
import { useFieldWords, type WordsOf } from './field-words';
import { MergePanel } from './merge-panel';
import { QuotedReason } from './quoted-reason';
import type { RecordMerge } from './use-record-merge';

type RecordOutcomeProps = {
  merge: RecordMerge;
  /** Why the last save failed. */
  failure: unknown;
  wordsOf: WordsOf;
};

/** Why an edited record was not saved, where it is about what the server holds: changed, gone, or not kept. */
export function RecordOutcome({ merge, failure, wordsOf }: RecordOutcomeProps) {
  const { t } = useTranslation('saving');
  const { labels } = useFieldWords(wordsOf);
  return (
    <>
      <MergePanel merge={merge} wordsOf={wordsOf} />
      {merge.isGone && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('gone')}
        </Alert>
      )}
      {failure instanceof NothingKept && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {t('notKept.nothing', { fields: labels(failure.lost) })}
          <QuotedReason reason={failure.serverMessage} />
        </Alert>
      )}
    </>
  );
}
