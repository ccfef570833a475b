import { useTranslation } from 'react-i18next';
import { NothingKept } from '@/api/write-outcomes';
import { Alert } from '../kit/alert';
import { useFieldWords, type WordsOf } from './field-words';
import { MergePanel } from './merge-panel';
import { QuotedReason } from './quoted-reason';
import styles from './record-outcome.module.css';
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
        <Alert severity="error" className={styles.outcome}>
          {t('gone')}
        </Alert>
      )}
      {failure instanceof NothingKept && (
        <Alert severity="error" className={styles.outcome}>
          {t('notKept.nothing', { fields: labels(failure.lost) })}
          <QuotedReason reason={failure.serverMessage} />
        </Alert>
      )}
    </>
  );
}
