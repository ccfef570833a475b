import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FEWEST_COMPARED } from '../model/finder-search';

type CompareActsProps = {
  ref: Ref<HTMLButtonElement>;
  /** How many would be compared: those who were chosen, else the first matches. */
  comparedCount: number;
  /** How many were chosen. */
  chosenCount: number;
  onCompare: () => void;
  onClear: () => void;
};

/** The way to a comparison; as long as there is nobody to compare it says how to choose. */
export function CompareActs({ ref, comparedCount, chosenCount, onCompare, onClear }: CompareActsProps) {
  const { t } = useTranslation('finder');
  const isComparable = comparedCount >= FEWEST_COMPARED;
  const hint = isComparable ? undefined : t('compare.choose');
  return (
    <>
      <Button
        ref={ref}
        aria-disabled={!isComparable}
        aria-description={hint}
        title={hint}
        onClick={() => isComparable && onCompare()}
        sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'not-allowed' } }}
      >
        {comparedCount === 0 ? t('compare.button') : t('compare.open', { people: comparedCount })}
      </Button>
      {chosenCount > 0 && <Button onClick={onClear}>{t('compare.clear')}</Button>}
    </>
  );
}
