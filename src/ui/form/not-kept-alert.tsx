import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { Alert } from '../kit/alert';
import { useFieldWords, type WordsOf } from './field-words';
import type { SavedNotice } from './saved-notice';
import styles from './not-kept-alert.module.css';
import { QuotedReason } from './quoted-reason';

type NotKeptAlertProps = {
  notice: SavedNotice;
  wordsOf: WordsOf;
  /** Where the record is edited. */
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
    <Alert
      severity="warning"
      closeText={t('common:action.close')}
      onClose={onClose}
      className={styles.notice}
    >
      {t('notKept.some', { name: name(notice), fields: labels(lost) })} <QuotedReason reason={reason} />
      {id !== null && (
        <Link to={pathOf(id)} className={styles.link}>
          {t('notKept.open')}
        </Link>
      )}
    </Alert>
  );
}
