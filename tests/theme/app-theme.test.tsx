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
  it('dresses the document in the stored mode and accent', () => {
    setPreference('mode', 'dark');
    setPreference('accent', 'teal');
    render(<AppTheme>content</AppTheme>);
    expect(shown).toMatchObject({ colorScheme: 'dark', accent: 'teal' });
  });

  it('stays light while nobody is signed in, and returns to the stored mode [SH-4]', () => {
    setPreference('mode', 'dark');
    const { rerender } = render(<AppTheme forceLight>content</AppTheme>);
    expect(shown.colorScheme).toBe('light');
    rerender(<AppTheme>content</AppTheme>);
    expect(shown.colorScheme).toBe('dark');
  });

  it('switches mode and accent without losing what the page holds', async () => {
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

  it('leaves no trace of its own in the storage', () => {
    localStorage.clear();
    render(<AppTheme>content</AppTheme>);
    expect(localStorage).toHaveLength(0);
  });
});
