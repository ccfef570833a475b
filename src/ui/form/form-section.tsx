import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './form.module.css';

type FormSectionProps = {
  title?: string;
  purpose?: string;
  /** 1 keeps the fields in one column on wide screens as well. */
  columns?: 1 | 2;
  children: ReactNode;
};

export function FormSection({ title, purpose, columns = 2, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={title ? titleId : undefined} className={styles.section}>
      {title && (
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
      )}
      {purpose && (
        <Typography variant="body2" color="textSecondary">
          {purpose}
        </Typography>
      )}
      <div className={classNames(styles.fields, columns === 2 && styles.inTwoColumns)}>{children}</div>
    </section>
  );
}
