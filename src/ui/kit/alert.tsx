import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './alert.module.css';
import { IconButton } from './icon-button';
import { Close, ErrorOutlineOutlined, InfoOutlined, ReportProblemOutlined, TaskAltOutlined } from './icons';
import { toneClass } from './tone-class';

const ICONS = {
  info: InfoOutlined,
  success: TaskAltOutlined,
  warning: ReportProblemOutlined,
  error: ErrorOutlineOutlined,
};

type AlertProps = ComponentProps<'div'> & {
  severity: keyof typeof ICONS;
  /** Another picture than that of the severity. */
  icon?: ReactNode;
  /** Buttons at its end. */
  action?: ReactNode;
  messageClassName?: string;
} & ({ onClose?: undefined; closeText?: undefined } | { onClose: () => void; closeText: string });

/** Says something that matters in the place that it is about; read out as soon as it is there unless it has another role. */
export function Alert({
  severity,
  icon,
  action,
  messageClassName,
  onClose,
  closeText,
  className,
  children,
  ...props
}: AlertProps) {
  const Icon = ICONS[severity];
  return (
    <div
      role="alert"
      {...props}
      data-alert={severity}
      className={classNames(styles.alert, toneClass(severity), className)}
    >
      <div className={styles.icon}>{icon ?? <Icon fontSize="inherit" />}</div>
      <div className={classNames(styles.message, messageClassName)}>{children}</div>
      {(action ?? onClose) && (
        <div className={styles.action}>
          {action}
          {onClose && (
            <IconButton
              size="small"
              color="inherit"
              aria-label={closeText}
              title={closeText}
              onClick={onClose}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}
