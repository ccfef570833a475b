import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '@/i18n/format';
import { useFieldTexts, type GetFieldWords } from './field-words';
import { QuotedReason } from './quoted-reason';
import type { SavedNotice } from './saved-notice';

type NotKeptAlertProps = {
  notice: SavedNotice;
  getFieldWords: GetFieldWords;
  getPath: (id: number) => string;
  onClose: () => void;
};

export function NotKeptAlert({ notice, getFieldWords, getPath, onClose }: NotKeptAlertProps) {
  const { t } = useTranslation(['saving', 'common']);
  const { name } = useFormat();
  const { labels } = useFieldTexts(getFieldWords);
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
