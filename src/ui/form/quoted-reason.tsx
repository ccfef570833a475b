import { useTranslation } from 'react-i18next';

/** The server's own reason, on a line below ours. */
export function QuotedReason({ reason }: { reason?: string }) {
  const { t } = useTranslation('saving');
  return reason && <div>{t('notKept.reason', { reason })}</div>;
}
