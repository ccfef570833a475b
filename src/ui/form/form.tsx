import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { isComposing } from '@/lib/key-press';
import { applyServerErrors } from './server-errors';

const FIELD =
  'input:not([type=hidden], [type=file], [readonly], :disabled), textarea:not([readonly], :disabled)';

/** Moves the focus to the first field of a form that can be filled in. */
export function focusFirstField(form: HTMLFormElement | null | undefined): void {
  form?.querySelector<HTMLElement>(FIELD)?.focus();
}

const INVALID = '[aria-invalid="true"]:not([aria-hidden="true"]):not([type="hidden"])';
const FOCUSABLE = 'input:not([type="hidden"]), button, select, textarea, [tabindex="0"]';

/** Moves the focus to the first field, in the order of the page, that did not pass the check. */
function focusFirstInvalid(form: HTMLElement): void {
  const invalid = form.querySelector<HTMLElement>(INVALID);
  if (!invalid) return;
  // A group (time, toggles) is not focusable itself; its first control is.
  const target = invalid.matches(FOCUSABLE) ? invalid : invalid.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}

/** Runs `act` after each change of a field. A reset of the form, which brings what is known, names no field. */
export function useFieldChange<Input extends FieldValues, Output>(
  { subscribe }: UseFormReturn<Input, unknown, Output>,
  act: () => void,
): void {
  const callback = useEffectEvent(({ name }: { name?: string }) => {
    if (name) act();
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (change) => callback(change) }),
    [subscribe],
  );
}

/** Nobody sees a success, reads it and presses again on purpose any sooner. */
const PAUSE_MS = 700;

let suppressedSince = -Infinity;

/**
 * Tells a press that was meant for what has just been saved from one that is meant for what stands there now: the
 * button of the next form may lie where that of the last one was. Presses in a row stay one row.
 */
export const doubleSubmitGuard = {
  noteSuccess(): void {
    suppressedSince = performance.now();
  },
  isStray(): boolean {
    const isStray = performance.now() - suppressedSince < PAUSE_MS;
    if (isStray) suppressedSince = performance.now();
    return isStray;
  },
  /** Another visitor, e.g. the next test, has pressed nothing yet. */
  forget(): void {
    suppressedSince = -Infinity;
  },
};

type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** Runs with checked values. While its promise is pending, a second submit does nothing. */
  onSubmit: (values: Output) => unknown;
  /**
   * What a success of `onSubmit` (anything but `false`) means: it saved something, and a press that comes right
   * after it without any other act is not meant; the form then also `restarts` at its first field.
   */
  kind?: 'saves' | 'restarts';
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
  const { form, onSubmit, kind, label, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  /** Whether anything was done here since the form was opened or saved. */
  const isTouched = useRef(false);
  /** Whether the last check was asked for by a submit: one that follows the typing leaves the focus where it is. */
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
    if (kind && !isTouched.current && doubleSubmitGuard.isStray()) return;
    isRunning.current = true;
    isSubmitted.current = true;
    const focused = document.activeElement;
    try {
      await form.handleSubmit(async (values) => {
        try {
          if ((await onSubmit(values)) !== false && kind) endWell(focused);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          applyServerErrors(form, error.fields);
        }
      })();
    } finally {
      isRunning.current = false;
    }
  }

  function endWell(focused: Element | null): void {
    isTouched.current = false;
    doubleSubmitGuard.noteSuccess();
    // Whoever went elsewhere meanwhile stays there.
    if (kind === 'restarts' && document.activeElement === focused) focusFirstField(element.current);
  }

  function noteAct({ target }: SyntheticEvent): void {
    if (target instanceof Element && !target.closest('[type=submit]')) isTouched.current = true;
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

  const acts = { onSubmit: submit, onKeyDown: submitByKey, onClickCapture: noteAct };
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate aria-label={label} {...acts}>
        {children}
      </form>
    </FormProvider>
  );
}
