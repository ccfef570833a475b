import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { areSame } from '@/lib/same-fields';
import type { Credentials } from '../model/check-credentials';
import { readEarlyInput, removeEarlyForm, type EarlyInput } from '../model/early-input';

/**
 * Goes on where somebody was who typed before the application was there: what has come since this form began to be drawn, the
 * cursor, and Enter. What `readEarlyInput` gives are its first values. The form takes the ref.
 */
export function useEarlyInput(
  form: UseFormReturn<Credentials>,
  submit: () => void,
): RefObject<HTMLFormElement | null> {
  const drawn = useRef<HTMLFormElement>(null);
  const early = useRef<EarlyInput>(null);

  // In the moment in which the form stands, so that there are never two of it.
  useLayoutEffect(() => {
    early.current ??= readEarlyInput();
    removeEarlyForm();
  }, []);

  useEffect(() => {
    if (!early.current) return;
    const { typed, at, selection, isSubmitted } = early.current;
    early.current = null;
    if (!areSame(typed, form.getValues())) form.reset(typed);
    const field = drawn.current?.querySelector<HTMLInputElement>(`input[name=${at}]`);
    field?.focus();
    field?.setSelectionRange(...selection);
    if (isSubmitted) submit();
  });

  return drawn;
}
