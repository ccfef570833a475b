import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { writeUrlFields, type UrlFields } from '@/lib/url-fields';
import { copyAddress } from './copy-text';
import { HeadButton } from './head-button';

/** Copies the address with `fields`: defaults that depend on the date. Hidden where the address already has them. */
export function CopyLink({ fields }: { fields: UrlFields }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const link = String(writeUrlFields(params, fields));
  if (link === String(params)) return null;

  const copy = () => copyAddress(`${window.location.origin}${pathname}?${link}`);

  return <HeadButton icon={<LinkOutlined />} word={t('link.copy')} data-command="copyLink" onClick={copy} />;
}
