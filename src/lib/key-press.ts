import { isComposing } from './composing';

const TEXT_FIELDS =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file])';
/** There a letter looks for an entry. */
const TYPED_CHOICES = '[role=combobox], [role=listbox], [role=menu]';

/** True where keys are the text of a field. */
export function isInTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

/** True where a dialog is open over the page: keys are meant for it. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role$=dialog]') !== null;
}

/** The key, where it was pressed alone and is neither text nor meant for a list, a menu or a dialog; else null. */
export function keyPressedAlone(event: KeyboardEvent): string | null {
  const { target } = event;
  const isAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  if (!isAlone || isComposing(event) || isInTextField(target) || isInDialog(target)) return null;
  return target instanceof Element && target.closest(TYPED_CHOICES) ? null : event.key;
}
