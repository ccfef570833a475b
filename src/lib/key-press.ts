const IME_KEY_CODE = 229;

/** True while an input method (IME) uses the key, e.g. to confirm a conversion: it must not act on the page. */
export function isComposing(press: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const event = 'nativeEvent' in press ? press.nativeEvent : press;
  // Safari ends the composition before the key that confirmed it; only the old key code still shows it.
  // oxlint-disable-next-line typescript/no-deprecated -- no newer property marks that key
  return event.isComposing || event.keyCode === IME_KEY_CODE;
}

export type Press = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** True for a press that belongs to the browser or the system unless we name it, e.g. Alt+← for the last page. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: Press): boolean => ctrlKey || metaKey || altKey;

const TEXT_FIELDS =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file])';
/** In these roles a letter searches for an entry. */
const TYPED_CHOICES = '[role=combobox], [role=listbox], [role=menu]';

export function isInTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

/** True inside a dialog, which takes the keys. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role$=dialog]') !== null;
}

/** Returns the key if it was pressed without a modifier and no field, list, menu or dialog takes it; else null. */
export function keyPressedAlone(event: KeyboardEvent): string | null {
  const { target } = event;
  const isTaken =
    hasModifier(event) ||
    event.defaultPrevented ||
    isComposing(event) ||
    isInTextField(target) ||
    isInDialog(target) ||
    (target instanceof Element && target.closest(TYPED_CHOICES) !== null);
  return isTaken ? null : event.key;
}
