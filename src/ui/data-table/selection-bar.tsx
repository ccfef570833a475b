import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import styles from './selection-bar.module.css';

type SelectionBarProps = {
  ref: Ref<HTMLElement>;
  count: number;
  /** How many of them search or filter keep out of sight. */
  hidden: number;
  /** What they come to. */
  sum: string | undefined;
  /** How many more pages would make it; 0 where there is nothing to offer. */
  more: number;
  onMore: () => void;
  onClear: () => void;
  children: ReactNode;
};

/** What can be done with the selected rows, at the foot of the list so that nothing above it moves. */
export function SelectionBar(props: SelectionBarProps) {
  const { ref, count, hidden, sum, more, onMore, onClear, children } = props;
  const { t } = useTranslation('lists');
  const words = [
    t('selection.count', { count }),
    sum,
    hidden > 0 && t('selection.hidden', { count: hidden }),
  ].filter((text) => typeof text === 'string');
  return (
    <>
      <div role="status" className="visually-hidden">
        {count > 0 && words.map((text) => <p key={text}>{text}</p>)}
      </div>
      {count > 0 && (
        <section ref={ref} aria-label={t('selection.bar')} className={classNames(styles.bar, 'screen-only')}>
          <IconButton
            size="small"
            edge="start"
            aria-label={t('selection.clear')}
            onClick={onClear}
            className={styles.clear}
          >
            <Close fontSize="small" />
          </IconButton>
          <span className="tabular">
            {words.map((text, index) => (
              <span key={index} className={styles.word}>
                {text}
              </span>
            ))}
          </span>
          {more > 0 && (
            <Button size="small" onClick={onMore}>
              {t('selection.found', { count: more })}
            </Button>
          )}
          <span data-acts className={styles.acts}>
            {children}
          </span>
        </section>
      )}
    </>
  );
}
