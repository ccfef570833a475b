const IME_KEY_CODE = 229;

/** True while the key belongs to an input method: it confirms a conversion and must not act on the page. */
export function isComposing(press: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean {
  const event = 'nativeEvent' in press ? press.nativeEvent : press;
  // Safari ends the composition before the key that confirmed it; only the old key code still tells.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer says it
  return event.isComposing || event.keyCode === IME_KEY_CODE;
}
