import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findMeaning, NO_MARK } from '../model/skill-marks';

/** Describes marks in the current language; an unknown mark by the server's words, which may be empty. */
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
