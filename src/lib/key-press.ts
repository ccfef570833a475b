const IME_KEY_CODE = 229;

/** True for a key that an input method (IME) uses, e.g. to confirm a conversion. */
export function isComposing(press: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const event = 'nativeEvent' in press ? press.nativeEvent : press;
  // Safari reports the key that confirms a conversion after its end. Only this old key code marks it.
  // oxlint-disable-next-line typescript/no-deprecated -- no newer property marks that key
  return event.isComposing || event.keyCode === IME_KEY_CODE;
}

export type Press = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Presses with a modifier belong to the browser or the system, e.g. Alt+← goes back. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: Press): boolean => ctrlKey || metaKey || altKey;

const TEXT_FIELDS =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file])';
/** In these roles a letter jumps to an entry. */
const TYPED_CHOICES = '[role=combobox], [role=listbox], [role=menu]';

export function isInTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null;
}

export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role$=dialog]') !== null;
}

/** Null for a press with a modifier, or one that a field, list, menu or dialog uses. */
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
