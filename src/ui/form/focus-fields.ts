const FIELD = [
  // MUI's select hides an input beside its combobox.
  'input:not([type=hidden], [type=file], [aria-hidden=true], [readonly], :disabled)',
  'div[role=combobox]:not([aria-disabled=true])',
  'textarea:not([readonly], :disabled)',
].join(', ');

export function focusFirstField(form: HTMLFormElement | null | undefined): void {
  form?.querySelector<HTMLElement>(FIELD)?.focus();
}

const INVALID = '[aria-invalid="true"]:not([aria-hidden="true"]):not([type="hidden"])';
const FOCUSABLE = 'input:not([type="hidden"]), button, select, textarea, [tabindex="0"]';

export function focusFirstInvalid(form: HTMLElement): void {
  const invalid = form.querySelector<HTMLElement>(INVALID);
  if (!invalid) return;
  // A group of controls is not focusable itself.
  const target = invalid.matches(FOCUSABLE) ? invalid : invalid.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}
