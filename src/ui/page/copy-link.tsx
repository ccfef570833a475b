import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { copyAddress } from './copy-text';
import { HeadButton } from './page-header';

/**
 * Copies the address of a page with what it shows. `fields` are what the address leaves to the day of reading, as the
 * range before one is chosen; where it leaves nothing, the address is the link.
 */
export function CopyLink({ fields }: { fields: UrlFields }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const known = new URLSearchParams(search);
  const link = String(writeUrlFields(known, fields));
  if (link === String(known)) return null;

  const copy = () => copyAddress(`${window.location.origin}${pathname}?${link}`);

  return <HeadButton icon={<LinkOutlined />} word={t('link.copy')} data-command="copyLink" onClick={copy} />;
}
