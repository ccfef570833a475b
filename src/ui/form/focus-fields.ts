const FIELD =
  'input:not([type=hidden], [type=file], [readonly], :disabled), textarea:not([readonly], :disabled)';

export function focusFirstField(form: HTMLFormElement | null | undefined): void {
  form?.querySelector<HTMLElement>(FIELD)?.focus();
}

const INVALID = '[aria-invalid="true"]:not([aria-hidden="true"]):not([type="hidden"])';
const FOCUSABLE = 'input:not([type="hidden"]), button, select, textarea, [tabindex="0"]';

export function focusFirstInvalid(form: HTMLElement): void {
  const invalid = form.querySelector<HTMLElement>(INVALID);
  if (!invalid) return;
  // A group (time, toggles) is not focusable itself; its first control is.
  const target = invalid.matches(FOCUSABLE) ? invalid : invalid.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}
