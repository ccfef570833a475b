import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { useFieldWords, type WordsOf } from './field-words';
import type { SavedNotice } from './saved-notice';
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
