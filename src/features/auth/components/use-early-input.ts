import { useLayoutEffect, useRef, type RefObject } from 'react';
import { areSame } from '@/lib/same-fields';
import type { Credentials } from '../model/check-credentials';
import { readEarlyInput, removeEarlyForm, type EarlyInput } from '../model/early-input';

type LoginForm = {
  typed: Credentials;
  fill: (credentials: Credentials) => void;
  submit: (credentials: Credentials) => unknown;
};

/**
 * Goes on where somebody was who typed before the application was there: what has come since this form began to be drawn, the
 * cursor, and Enter. What `readEarlyInput` gives are its first values. The form takes the ref.
 */
export function useEarlyInput({ typed, fill, submit }: LoginForm): RefObject<HTMLFormElement | null> {
  const drawn = useRef<HTMLFormElement>(null);
  const early = useRef<EarlyInput>(null);

  // In the moment in which the form stands, so that there are never two of it.
  useLayoutEffect(() => {
    early.current ??= readEarlyInput();
    removeEarlyForm();
  }, []);

  // Nor later than that: a letter that comes meanwhile would stand behind the cursor.
  useLayoutEffect(() => {
    if (!early.current) return;
    const { typed: written, at, selection, isSubmitted } = early.current;
    // The cursor goes into the text once that stands.
    if (!areSame(written, typed)) return fill(written);
    early.current = null;
    const field = drawn.current?.querySelector<HTMLInputElement>(`input[name=${at}]`);
    field?.focus();
    field?.setSelectionRange(...selection);
    if (isSubmitted) submit(written);
  });

  return drawn;
}
