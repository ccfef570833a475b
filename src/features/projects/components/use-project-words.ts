import { useTranslation } from 'react-i18next';
import type { WordsOf } from '@/ui/form/use-record-merge';

/** How the fields of a project are named outside of the form. */
export function useProjectWords(): WordsOf {
  const { t } = useTranslation('projects');
  const labels: Record<string, string> = {
    cd: t('field.code'),
    eng_name: t('field.engName'),
    jp_name: t('field.jpName'),
  };
  return (name) => ({ label: labels[name] ?? name });
}
