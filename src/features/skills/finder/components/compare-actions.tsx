import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FEWEST_COMPARED } from '../model/finder-search';

type CompareActionsProps = {
  ref: Ref<HTMLButtonElement>;
  /** The number of people to compare: the chosen ones, else the first matches. */
  comparedCount: number;
  chosenCount: number;
  onCompare: () => void;
  onClear: () => void;
};

export function CompareActions({ ref, comparedCount, chosenCount, onCompare, onClear }: CompareActionsProps) {
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
        onClick={isComparable ? onCompare : undefined}
      >
        {comparedCount === 0 ? t('compare.button') : t('compare.open', { people: comparedCount })}
      </Button>
      {chosenCount > 0 && <Button onClick={onClear}>{t('compare.clear')}</Button>}
    </>
  );
}
