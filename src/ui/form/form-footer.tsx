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

/**
 * True for a failed write that needs no more words beside the button: an ended session asks in its own dialog, named
 * fields have their messages, or the form in its footer, what a record did not keep stands in `RecordOutcome`.
 * `visible`: the fields of the form that are in sight now, where these are not all.
 */
export function isSaidElsewhere(failure: unknown, visible?: readonly string[]): boolean {
  if (failure == null || failure instanceof NotPersistedError) return true;
  if (!(failure instanceof ApiError)) return false;
  if (failure.kind === 'unauthorized') return true;
  const isAtField = (name: string) => !visible || visible.includes(name);
  return failure.firstFieldMessage !== undefined && Object.keys(failure.fields).every(isAtField);
}

type FormFooterProps = {
  submitLabel: string;
  /** Further buttons, before the main one. */
  children?: ReactNode;
  /** Why the last submit failed: stays in sight longer than its toast. */
  failure?: unknown;
  /** False in a dialog or a short form, where nothing scrolls. */
  isSticky?: boolean;
  /** One line of words over the button, in as little height as they need. */
  isCompact?: boolean;
  /** `danger` for a submit that takes something away. */
  tone?: 'normal' | 'danger';
  /** The id of the words that say why a press would do nothing yet. The button keeps its place for the focus. */
  disabledReasonId?: string;
};

/** What gets the focus is scrolled clear of the footer, which is as high as its words: the global styles read it. */
function tellHeight(footer: HTMLElement | null) {
  if (!footer) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot-height', `${footer.offsetHeight}px`));
  observer.observe(footer);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot-height');
  };
}

/** The buttons of a form, in sight where there is room, placed as the person prefers (SH-3). */
export function FormFooter({ isSticky = true, isCompact, tone = 'normal', ...props }: FormFooterProps) {
  const { submitLabel, children, failure, disabledReasonId } = props;
  const { t } = useTranslation();
  const { buttonLayout } = usePreferences();
  const { isSubmitting, errors } = useFormState();
  const refusals = [
    !isSaidElsewhere(failure) && describeError(failure),
    // What the server has against the input as a whole, or against a field that the form does not have; until the next submit.
    errors.root?.server?.message,
  ];
  return (
    <div
      className={classNames(styles.foot, 'screen-only')}
      ref={isSticky ? tellHeight : undefined}
      data-layout={buttonLayout}
      data-sticky={isSticky}
      data-compact={isCompact}
    >
      {refusals.map(
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
        // A press is answered by the form, at the field.
        aria-disabled={disabledReasonId !== undefined || undefined}
      >
        {isSubmitting ? t('label.working') : submitLabel}
      </WaitingButton>
    </div>
  );
}
