const IME_KEY_CODE = 229;

/** True while the key belongs to an input method: it confirms a conversion and must not act on the page. */
export function isComposing(press: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const event = 'nativeEvent' in press ? press.nativeEvent : press;
  // Safari ends the composition before the key that confirmed it; only the old key code still tells.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer says it
  return event.isComposing || event.keyCode === IME_KEY_CODE;
}

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
