import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { NotPersistedError } from '@/api/save/save-outcome';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { classNames } from '@/lib/class-names';
import { usePreferences } from '@/theme/preferences';
import styles from './form.module.css';
import { WaitingButton } from './waiting-button';

/** True for no failure, or one that the sign-in dialog, `RecordOutcome` or a field (one of `visible`, if given) shows. */
export function isShownElsewhere(failure: unknown, visible?: readonly string[]): boolean {
  if (failure == null || failure instanceof NotPersistedError) return true;
  if (!(failure instanceof ApiError)) return false;
  if (failure.kind === 'unauthorized') return true;
  const isAtField = (name: string) => !visible || visible.includes(name);
  return failure.firstFieldMessage !== undefined && Object.keys(failure.fields).every(isAtField);
}

type FormFooterProps = {
  submitLabel: string;
  children?: ReactNode;
  failure?: unknown;
  isSticky?: boolean;
  /** Reduces the height of the footer. */
  isCompact?: boolean;
  tone?: 'normal' | 'danger';
  /** The id of the text that explains why the button is disabled; it stays focusable. */
  disabledReasonId?: string;
};

/** Publishes the footer's height to the global styles, which scroll focused elements clear of it. */
function publishHeight(footer: HTMLElement | null) {
  if (!footer) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot-height', `${footer.offsetHeight}px`));
  observer.observe(footer);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot-height');
  };
}

/** The buttons of a form, sticky by default, placed by the user's preference. Source: SH-3. */
export function FormFooter({ isSticky = true, isCompact, tone = 'normal', ...props }: FormFooterProps) {
  const { submitLabel, children, failure, disabledReasonId } = props;
  const { t } = useTranslation();
  const { buttonLayout } = usePreferences();
  const { isSubmitting, errors } = useFormState();
  const refusals = new Set([
    !isShownElsewhere(failure) && describeError(failure),
    // The server's message about the whole input, or about a field that the form lacks.
    errors.root?.server?.message,
  ]);
  return (
    <div
      className={classNames(styles.foot, 'screen-only')}
      ref={isSticky ? publishHeight : undefined}
      data-layout={buttonLayout}
      data-sticky={isSticky}
      data-compact={isCompact}
    >
      {[...refusals].map(
        (refusal) =>
          refusal && (
            <Alert key={refusal} severity="error" sx={{ flexBasis: '100%' }}>
              {translateMessage(refusal)}
            </Alert>
          ),
      )}
      {children}
      <WaitingButton
        type="submit"
        variant="contained"
        color={tone === 'danger' ? 'error' : 'primary'}
        aria-describedby={disabledReasonId}
        isBusy={isSubmitting}
        // Not `disabled`: a press shows the messages of the invalid fields.
        aria-disabled={disabledReasonId !== undefined || undefined}
      >
        {isSubmitting ? t('label.working') : submitLabel}
      </WaitingButton>
    </div>
  );
}
