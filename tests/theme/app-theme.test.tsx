import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppTheme } from '@/theme/app-theme';
import { setPreference } from '@/theme/preferences';

const shown = document.documentElement.dataset;

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

beforeEach(() => {
  setPreference('mode', 'light');
  setPreference('accent', 'limeGreen');
});

describe('the colours of the document', () => {
  it('follow the stored mode and accent', () => {
    setPreference('mode', 'dark');
    setPreference('accent', 'teal');
    render(<AppTheme>content</AppTheme>);
    expect(shown).toMatchObject({ colorScheme: 'dark', accent: 'teal' });
  });

  it('are light without a session, and return to the stored mode [SH-4]', () => {
    setPreference('mode', 'dark');
    const { rerender } = render(<AppTheme forceLight>content</AppTheme>);
    expect(shown.colorScheme).toBe('light');
    rerender(<AppTheme>content</AppTheme>);
    expect(shown.colorScheme).toBe('dark');
  });

  it('change by mode and accent without losing the state of the page', async () => {
    render(
      <AppTheme>
        <Counter />
      </AppTheme>,
    );
    await userEvent.click(screen.getByRole('button', { name: '0' }));
    act(() => {
      setPreference('mode', 'dark');
      setPreference('accent', 'pink');
    });
    expect(shown).toMatchObject({ colorScheme: 'dark', accent: 'pink' });
    expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  });

  it('are not stored twice', () => {
    localStorage.clear();
    render(<AppTheme>content</AppTheme>);
    expect(localStorage).toHaveLength(0);
  });
});
