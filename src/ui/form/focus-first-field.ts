const FIELD =
  'input:not([type=hidden], [type=file], [readonly], :disabled), textarea:not([readonly], :disabled)';

/** Moves the focus to the first field of a form that can be filled in. */
export function focusFirstField(form: HTMLFormElement | null | undefined): void {
  form?.querySelector<HTMLElement>(FIELD)?.focus();
}
