import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToggleGroup } from '@/ui/kit/toggle';

const options = ['Bold', 'Italic', 'Underlined'].map((label, value) => ({ label, value }));

it('a group of toggles is one stop of the Tab key, in which arrow keys go on', async () => {
  const pressed = vi.fn();
  render(
    <>
      <ToggleGroup aria-label="Style" options={options} isOn={(value) => value === 1} onPressed={pressed} />
      <button type="button">Next</button>
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByText('Bold')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('Underlined')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Control>}{ArrowLeft}{/Control}');
  expect(screen.getByText('Italic')).toHaveFocus();
  expect(pressed).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledExactlyOnceWith(1);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Italic');
  await user.tab();
  expect(screen.getByText('Next')).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByText('Italic')).toHaveFocus();
});
