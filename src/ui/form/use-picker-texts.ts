import { useTranslation } from 'react-i18next';

/** The words of MUI's pickers, in the user's language. */
export function usePickerTexts() {
  const { t } = useTranslation();
  return {
    openText: t('picker.open'),
    closeText: t('picker.close'),
    clearText: t('action.clear'),
    loadingText: t('label.loading'),
    noOptionsText: t('hint.noOptions'),
    getLimitTagsText: (count: number) => t('label.more', { count }),
  };
}
