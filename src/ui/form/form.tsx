import Box from '@mui/material/Box';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { applyServerErrors } from './apply-server-errors';
import { focusFirstInvalid } from './focus-first-invalid';
import { isComposing } from './is-composing';

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** Runs with checked values. While its promise is pending, a second submit does nothing. */
  onSubmit: (values: Output) => unknown;
  /** Names the form for screen readers where the page has several. */
  label?: string;
  children: ReactNode;
};

/**
 * A form sent by its button or Ctrl/⌘+Enter, never while an input method is composing. After a failed check
 * the focus goes to the first invalid field. When `onSubmit` rejects with an `ApiError`, the server's
 * messages stand on their fields; the toast comes from the query client.
 */
export function Form<Input extends FieldValues, Output extends FieldValues>(props: FormProps<Input, Output>) {
  const { form, onSubmit, label, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const { submitCount } = form.formState;

  useEffect(() => {
    if (submitCount > 0 && element.current) focusFirstInvalid(element.current);
  }, [submitCount]);

  async function submitOnce(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await form.handleSubmit(async (values) => {
        try {
          await onSubmit(values);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          applyServerErrors(form, error.fields);
        }
      })();
    } finally {
      isRunning.current = false;
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    // A dialog's form lies inside the page's form as far as React is concerned.
    event.stopPropagation();
    void submitOnce();
  }

  function submitByKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || isComposing(event) || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    element.current?.requestSubmit();
  }

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        noValidate
        aria-label={label}
        onSubmit={submit}
        onKeyDown={submitByKey}
      >
        {children}
      </Box>
    </FormProvider>
  );
}
