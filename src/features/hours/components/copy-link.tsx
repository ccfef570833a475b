import LinkOutlined from '@mui/icons-material/LinkOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { message } from '@/i18n/message';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { copyText } from '@/ui/page/copy-text';

/**
 * Copies the address of a report with what it shows: the range as well where the address leaves it to the day of reading, as it does
 * before somebody chooses one.
 */
export function CopyLink({ fields }: { fields: UrlFields }) {
  const { t } = useTranslation('hours');

  function copy() {
    const { origin, pathname, search } = window.location;
    const params = writeUrlFields(new URLSearchParams(search), fields);
    copyText(`${origin}${pathname}?${String(params)}`, {
      done: message('hours:link.copied'),
      failed: message('hours:link.failed'),
    });
  }

  return (
    <IconButton data-tip={t('link.copy')} data-command="copyLink" aria-label={t('link.copy')} onClick={copy}>
      <LinkOutlined />
    </IconButton>
  );
}
