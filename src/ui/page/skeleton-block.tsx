import { useTranslation } from 'react-i18next';
import { classNames } from '@/lib/class-names';
import styles from './skeleton-look.module.css';

type SkeletonBlockProps = {
  height: number;
  lines?: number;
};

/** Reserves the place of loading content, so that nothing jumps, and names it for screen readers. */
export function SkeletonBlock({ height, lines = 0 }: SkeletonBlockProps) {
  const { t } = useTranslation();
  return (
    <div role="status" data-skeleton style={{ height }}>
      <span className="visually-hidden">{t('label.loading')}</span>
      {lines === 0 ? (
        <span className={styles.skeleton} style={{ height }} />
      ) : (
        Array.from({ length: lines }, (_, line) => (
          <span
            key={line}
            className={classNames(styles.skeleton, styles.line)}
            // Bars of different widths look like text.
            style={{ height: height / lines, width: `${100 - ((line * 13) % 40)}%` }}
          />
        ))
      )}
    </div>
  );
}
