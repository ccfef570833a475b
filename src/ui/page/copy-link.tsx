import LinkOutlined from '@mui/icons-material/LinkOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { copyAddress } from './copy-text';

/**
 * Copies the address of a page with what it shows. `fields` are what the address leaves to the day of reading, as the
 * range before one is chosen.
 */
export function CopyLink({ fields = {} }: { fields?: UrlFields }) {
  const { t } = useTranslation();

  function copy() {
    const { origin, pathname, search } = window.location;
    const params = writeUrlFields(new URLSearchParams(search), fields);
    copyAddress(`${origin}${pathname}?${String(params)}`);
  }

  return (
    <IconButton data-tip={t('link.copy')} data-command="copyLink" aria-label={t('link.copy')} onClick={copy}>
      <LinkOutlined />
    </IconButton>
  );
}
