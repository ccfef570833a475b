import { useTranslation } from 'react-i18next';
import { paths } from '@/config/paths';
import { ViewTabs } from '@/ui/page/page-header';

/** The two views of work time. */
export function WorkTimeTabs({ view }: { view: 'range' | 'closing' }) {
  const { t } = useTranslation('hours');
  return (
    <ViewTabs
      label={t('weekly.tabs')}
      tabs={[
        { to: paths.weeklyWorkTime, words: t('weekly.ofRange'), isCurrent: view === 'range' },
        {
          to: `${paths.weeklyWorkTime}?view=closing`,
          words: t('weekly.closing'),
          isCurrent: view === 'closing',
        },
      ]}
    />
  );
}
