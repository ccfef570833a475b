import { useTranslation } from 'react-i18next';

/** What the server said of its own accord, on a line below ours. */
export function QuotedReason({ reason }: { reason?: string }) {
  const { t } = useTranslation('saving');
  return reason ? <div>{t('notKept.reason', { reason })}</div> : null;
}
