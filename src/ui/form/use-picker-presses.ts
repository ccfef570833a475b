import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { OptionValue } from './option';
import { pressKey } from './picker-keys';
import type { PickerState } from './use-picker';

/** What presses and keys in the frame of a picker do, of which the input with that id is a part. */
export function usePickerPresses<Value extends OptionValue>(picker: PickerState<Value>, id: string) {
  const isFirst = useRef(true);
  const input = () => document.getElementById(id) as HTMLInputElement | null;
  const frame = () => input()?.parentElement;
  const isInFrame = ({ target }: MouseEvent) => target instanceof Node && frame()?.contains(target);

  function focusChip(place: number) {
    frame()?.querySelector<HTMLElement>(`[data-item-index="${place}"]`)?.focus();
  }

  return {
    onKeyDown: (event: KeyboardEvent) => pressKey(event, picker, { input: input(), focusChip }),

    onMouseDown(event: MouseEvent) {
      if (!isInFrame(event)) return;
      const { target, button } = event;
      // Whatever else is pressed, the focus stays where it is.
      if (target !== input()) event.preventDefault();
      const isOnInput = target === input() || target === frame();
      // Within a search that is open, a press moves the caret.
      const canToggle = picker.text === '' || !picker.isOpen;
      if (isOnInput && canToggle && button === 0 && !picker.isDisabled) picker.toggle();
    },

    onClick(event: MouseEvent) {
      const field = input();
      if (!field || !isInFrame(event)) return;
      field.focus();
      // What is typed next takes the place of the choice.
      if (isFirst.current && field.selectionStart === field.selectionEnd) field.select();
      isFirst.current = false;
    },

    onBlur({ target }: { target: EventTarget }) {
      if (target === input()) isFirst.current = true;
    },
  };
}
