import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { isComposing } from '@/lib/key-press';
import { doubleSubmitGuard } from './double-submit-guard';
import { focusFirstField, focusFirstInvalid } from './focus-fields';
import { applyServerErrors } from './server-errors';
import { useFieldChange } from './use-field-change';

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** While its promise is pending, a second submit does nothing. */
  onSubmit: (values: Output) => unknown;
  /** `saves`: ignores a press right after a submit that did not resolve to false. `restarts`: focuses the first field too. */
  kind?: 'saves' | 'restarts';
  label?: string;
  children: ReactNode;
};

/** A failed check focuses the first invalid field. The messages of an `ApiError` appear at their fields, beside its toast. */
export function Form<Input extends FieldValues, Output extends FieldValues>(props: FormProps<Input, Output>) {
  const { form, onSubmit, kind, label, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  /** True after any act in the form since it was opened or saved. */
  const isTouched = useRef(false);
  /** False for a reset, which changes `submitCount` too and must not move the focus. */
  const isSubmitted = useRef(false);
  const { submitCount } = form.formState;

  useFieldChange(form, () => {
    isTouched.current = true;
  });

  useEffect(() => {
    if (isSubmitted.current && element.current) focusFirstInvalid(element.current);
    isSubmitted.current = false;
  }, [submitCount]);

  async function submitOnce(): Promise<void> {
    if (isRunning.current) return;
    if (kind && !isTouched.current && doubleSubmitGuard.suppressStray()) return;
    isRunning.current = true;
    isSubmitted.current = true;
    const focused = document.activeElement;
    try {
      await form.handleSubmit(async (values) => {
        try {
          if ((await onSubmit(values)) !== false && kind) finishSave(focused);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          applyServerErrors(form, error.fields);
        }
      })();
    } finally {
      isRunning.current = false;
    }
  }

  function finishSave(focused: Element | null): void {
    isTouched.current = false;
    doubleSubmitGuard.noteSuccess();
    // During the save the user may have moved the focus.
    if (kind === 'restarts' && document.activeElement === focused) focusFirstField(element.current);
  }

  function noteAct({ target }: SyntheticEvent): void {
    if (target instanceof Element && !target.closest('[type=submit]')) isTouched.current = true;
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // The event of a form in a dialog would bubble through React's tree to the form of the page.
    event.stopPropagation();
    void submitOnce();
  }

  function submitByKey(event: KeyboardEvent<HTMLFormElement>) {
    // AltGr is reported as Ctrl+Alt.
    if (event.key !== 'Enter' || isComposing(event) || event.altKey || !(event.ctrlKey || event.metaKey))
      return;
    event.preventDefault();
    event.stopPropagation();
    element.current?.requestSubmit();
  }

  // Spread, because the linter refuses handlers of keys and clicks written on a form.
  const acts = { onSubmit: submit, onKeyDown: submitByKey, onClickCapture: noteAct };
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate aria-label={label} {...acts}>
        {children}
      </form>
    </FormProvider>
  );
}
