import { useTranslation } from 'react-i18next';
import type { SheetWords } from '../export/hours-table';

/** The words of the sheets in the language of the screen. */
export function useSheetWords(): SheetWords {
  const { t } = useTranslation('exporting');
  return {
    no: t('sheet.no'),
    staffName: t('sheet.staffName'),
    workingHours: t('sheet.workingHours'),
    decimalHours: t('sheet.decimalHours'),
    period: t('sheet.period'),
    project: t('sheet.project'),
    total: t('sheet.total'),
    subtotal: t('sheet.subtotal'),
  };
}
