import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findMeaning } from '../model/skill-marks';
import { NO_MARK } from '../model/skill-marks';

/** What a mark means, in the current language; the server's own words for a mark of its own. */
export function useMarkWords() {
  const { t } = useTranslation('skills');
  return useCallback(
    (symbol: string, serverWords = '') => {
      if (symbol === NO_MARK) return t('mark.none');
      const meaning = findMeaning(symbol);
      return meaning ? t(`mark.${meaning}`) : serverWords;
    },
    [t],
  );
}
