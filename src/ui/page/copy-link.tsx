import LinkOutlined from '@mui/icons-material/LinkOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { copyAddress } from './copy-text';

/** What the address leaves to the day of reading and still belongs to what is shown, as the range before somebody chooses one. */
type CopyLinkProps = { fields?: UrlFields };

/** Copies the address of a page with what it shows. */
export function CopyLink({ fields = {} }: CopyLinkProps) {
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
