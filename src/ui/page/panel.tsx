import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { usePreferences } from '@/theme/preferences';
import styles from './panel.module.css';

type PanelProps = {
  title?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** True for content with its own padding, e.g. a table. */
  isFlush?: boolean;
  isScreenOnly?: boolean;
  children: ReactNode;
};

/** A card with the border and shadow that the user prefers. Source: SH-3. */
export function Panel({ title, subtitle, actions, isFlush, isScreenOnly, children }: PanelProps) {
  const { cardBorder, cardShadow } = usePreferences();
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames(
        styles.panel,
        isScreenOnly && 'screen-only',
        cardBorder === 'rgb' && styles.colourful,
        cardShadow === 'shadow' && styles.raised,
      )}
    >
      {(title || subtitle || actions) && (
        <div className={classNames(styles.head, isFlush && styles.overFlush)}>
          <div>
            {title && (
              <Typography id={titleId} variant="h2">
                {title}
              </Typography>
            )}
            {subtitle && (
              <Typography
                variant="body2"
                component={typeof subtitle === 'string' ? 'p' : 'div'}
                color="textSecondary"
              >
                {subtitle}
              </Typography>
            )}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {isFlush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
