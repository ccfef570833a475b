import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '@/i18n/format-month';
import { useFormat } from '@/i18n/format';
import styles from './year-list.module.css';

const FIRST_YEAR = 1900;
const YEARS = Array.from({ length: 200 }, (_, index) => String(FIRST_YEAR + index));

/** As in the style. */
const COLUMNS = 3;
/** How far a key leads, in years. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** The chosen one is in sight and has the focus. */
function begin(years: HTMLElement | null): void {
  const chosen = years?.querySelector<HTMLElement>('[tabindex="0"]');
  chosen?.scrollIntoView({ block: 'center' });
  chosen?.focus({ preventScroll: true });
}

/** 200 years, of which one is chosen by a press, or by arrows and Enter. */
export function YearList({ year, onPicked }: { year: string; onPicked: (year: string) => void }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const start = YEARS.includes(year) ? year : YEARS.at(-1);

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key];
    const years = [...event.currentTarget.querySelectorAll('button')];
    const next = step && years[years.findIndex((other) => other === event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  const keys = { onKeyDown: move };

  return (
    <div ref={begin} role="group" aria-label={t('date.year')} className={styles.years} {...keys}>
      {YEARS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === year}
          tabIndex={each === start ? 0 : -1}
          onClick={() => onPicked(each)}
        >
          {formatMonth(`${each}-01`, language, 'year')}
        </button>
      ))}
    </div>
  );
}
