/** Focuses the search field that is nearest to an element, for a button that disappears when it clears the search. */
export function focusNearestSearch(from: Element): void {
  let part: Element | null = from;
  let field: HTMLInputElement | null = null;
  while (part && !field) {
    field = part.querySelector<HTMLInputElement>('input[type=search]');
    part = part.parentElement;
  }
  field?.focus();
}
