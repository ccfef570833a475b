import type { KeyboardEvent } from 'react';
import { isComposing } from '@/lib/composing';
import type { OptionValue } from './option';
import type { PickerState } from './use-picker';

const PAGE = 5;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/**
 * In a picker Enter chooses, whether its list is open or not: it never sends the form, as browsers would have it.
 * Ctrl/⌘+Enter does so from everywhere.
 */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

type Places = {
  input: HTMLInputElement | null;
  /** Moves the focus to the chip of that place. */
  focusChip: (place: number) => void;
};

/** What a key does in the input or on one of the chips, whose keys are those of the input but for the arrows. */
export function pressKey<Value extends OptionValue>(
  event: KeyboardEvent,
  picker: PickerState<Value>,
  { input, focusChip }: Places,
): void {
  const { key } = event;
  const { chip, chosen, isMany, isOpen, text } = picker;
  if (chip >= 0 && key !== 'ArrowLeft' && key !== 'ArrowRight') input?.focus();
  if (isComposing(event)) return;
  keepEnter(event);
  const step = STEPS[key];
  if (step !== undefined) {
    event.preventDefault();
    if (isOpen) picker.move(step);
    else picker.open();
  } else if ((key === 'Home' || key === 'End') && isOpen) {
    event.preventDefault();
    if (key === 'Home') picker.move(-Infinity, 1);
    else picker.move(Infinity, -1);
  } else if (key === 'Enter') {
    takeMarked(event, picker);
  } else if (key === 'Escape' && isOpen) {
    // Not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    picker.close();
  } else if (isMany && chosen.length > 0) {
    const isAtStart = input?.selectionStart === 0 && input.selectionEnd === 0;
    if (key === 'ArrowLeft' && chip >= 0) focusChip(Math.max(0, chip - 1));
    else if (key === 'ArrowLeft' && isAtStart) focusChip(chosen.length - 1);
    else if (key === 'ArrowRight' && chip >= 0) {
      if (chip < chosen.length - 1) focusChip(chip + 1);
      else input?.focus();
    } else if (text === '' && (key === 'Backspace' || (key === 'Delete' && chip >= 0)))
      picker.remove(event, chip >= 0 ? chip : chosen.length - 1);
  }
}

function takeMarked<Value extends OptionValue>(event: KeyboardEvent, picker: PickerState<Value>): void {
  const option = picker.shown[picker.at];
  if (!option) return;
  event.preventDefault();
  if (picker.mark?.by === 'scrolled') picker.close();
  else picker.choose(event, option, event.ctrlKey || event.metaKey);
}
