import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeError } from '@/i18n/describe-error';
import { translateMessage } from '@/i18n/message';
import { LOW_SCREEN } from '@/theme/global-styles';
import { usePreferences } from '@/theme/preferences';
import { isSaidElsewhere } from './said-elsewhere';
import { UnplacedRefusal } from './unplaced-refusal';
import { WaitingButton } from './waiting-button';

type FormFooterProps = {
  submitLabel: string;
  /** Further buttons, before the main one. */
  children?: ReactNode;
  /** Why the last submit failed: stays in sight longer than its toast. */
  failure?: unknown;
  /** False in a dialog or a short form, where nothing scrolls. */
  isSticky?: boolean;
  /** `danger` for a submit that takes something away. */
  tone?: 'normal' | 'danger';
  /** The id of the words that say why a press would do nothing yet. The button keeps its place for the focus. */
  disabledReasonId?: string;
};

/** What gets the focus is scrolled clear of the footer, which is as high as its words: the global styles read it. */
function tellHeight(footer: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--foot-height', `${footer.offsetHeight}px`));
  observer.observe(footer);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot-height');
  };
}

/** The buttons of a form, in sight where there is room, placed as the person prefers (SH-3). */
export function FormFooter({
  submitLabel,
  children,
  failure,
  isSticky = true,
  tone = 'normal',
  disabledReasonId,
}: FormFooterProps) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState();
  const { buttonLayout } = usePreferences();
  return (
    <Box
      className="screen-only"
      ref={isSticky ? tellHeight : undefined}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: { xs: 'stretch', sm: buttonLayout === 'middle' ? 'center' : 'flex-end' },
        '& > *': { flexGrow: { xs: 1, sm: 0 } },
        mt: 3,
        ...(isSticky && {
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          mx: { xs: -2, sm: -3 },
          mb: -2,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          borderRadius: '0 0 11px 11px',
          backgroundColor: 'background.paper',
          [LOW_SCREEN]: { position: 'static' },
        }),
      }}
    >
      {!isSaidElsewhere(failure) && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {translateMessage(describeError(failure))}
        </Alert>
      )}
      <UnplacedRefusal />
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
    </Box>
  );
}
