import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countLost, type SlotLoss } from '@/features/work/model/patch-summary';
import { classNames } from '@/lib/class-names';
import type { Staff } from '@/session/staff-schema';
import styles from '../reporting.module.css';
import { useTargetWords } from './use-target-words';

export type LossListProps = {
  intro: string;
  losses: readonly SlotLoss[];
  people: readonly Staff[];
  footnote?: string;
};

/** More people would push the buttons of the question out of sight. */
const LISTED_PEOPLE = 6;

export function LossList({ intro, losses, people, footnote }: LossListProps) {
  const { t } = useTranslation('reporting');
  const words = useTargetWords(people);
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // One more person takes no more room than the button.
  const listed = !isWhole && losses.length > LISTED_PEOPLE + 1 ? losses.slice(0, LISTED_PEOPLE) : losses;
  const others = losses.slice(listed.length);
  return (
    <>
      {intro}
      <ul ref={list} tabIndex={-1} className={classNames('tabular', styles.losses)}>
        {listed.map(({ staffId, dates, count }) => (
          <li key={staffId}>
            {t('confirm.loss', { who: words.describePeople([staffId]), when: words.listDates(dates), count })}
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <Button size="small" onClick={showAll} className={styles.others}>
              {t('confirm.lossOfOthers', { others: others.length, count: countLost(others) })}
            </Button>
          </li>
        )}
      </ul>
      {footnote}
    </>
  );

  function showAll() {
    setIsWhole(true);
    // The pressed button disappears.
    list.current?.focus();
  }
}
