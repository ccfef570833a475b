import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileDrop } from '@/ui/form/file-input';

const withFile = { dataTransfer: { types: ['Files'] } };

/** jsdom has no drag events, whose `relatedTarget` is the element that the pointer enters. */
function leaveFor(from: Element, to: Element) {
  const event = createEvent.dragLeave(from, withFile);
  Object.defineProperty(event, 'relatedTarget', { value: to });
  fireEvent(from, event);
}

it('a drop area stays outlined while a file is moved over its content', () => {
  render(
    <FileDrop onFile={vi.fn()}>
      <p>Calendar</p>
      <p>Hint</p>
    </FileDrop>,
  );
  const calendar = screen.getByText('Calendar');
  const hint = screen.getByText('Hint');
  const area = calendar.parentElement;
  fireEvent.dragOver(calendar, withFile);
  expect(area).toHaveStyle({ outlineOffset: '4px' });
  leaveFor(calendar, hint);
  expect(area).toHaveStyle({ outlineOffset: '4px' });
  leaveFor(hint, document.body);
  expect(area).not.toHaveStyle({ outlineOffset: '4px' });
});
