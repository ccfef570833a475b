import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from '@/app/shell/use-kept-focus';

function Page({ children }: { children: ReactNode }) {
  useKeptFocus();
  return (
    <main>
      <h1 id="page-title" tabIndex={-1}>
        Fines
      </h1>
      {children}
    </main>
  );
}

function RemovableEntry() {
  const [isRemoved, setIsRemoved] = useState(false);
  if (isRemoved) return null;
  return (
    <section>
      <button onClick={() => setIsRemoved(true)}>Remove</button>
    </section>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('moves the focus of a removed button to the section around it', async () => {
  render(
    <Page>
      <section aria-label="List">
        <RemovableEntry />
      </section>
    </Page>,
  );
  await press('Remove');
  await waitFor(() => expect(screen.getByRole('region', { name: 'List' })).toHaveFocus());
});

it('leaves the section around a removed button in the tab order', async () => {
  render(
    <Page>
      <section aria-label="Table" tabIndex={0}>
        <RemovableEntry />
      </section>
    </Page>,
  );
  await press('Remove');
  const table = screen.getByRole('region', { name: 'Table' });
  await waitFor(() => expect(table).toHaveFocus());
  expect(table).toHaveAttribute('tabindex', '0');
});

it('moves the focus to the heading of the page where no section is left around it', async () => {
  render(
    <Page>
      <RemovableEntry />
    </Page>,
  );
  await press('Remove');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Fines' })).toHaveFocus());
});

it('leaves the focus where the code of the page has moved it', async () => {
  function Chooser() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <section aria-label="Chooser">
        <input ref={(field) => void (isOpen || field?.focus())} aria-label="Search" />
        {isOpen && <button onClick={() => setIsOpen(false)}>Clear</button>}
      </section>
    );
  }
  render(
    <Page>
      <Chooser />
    </Page>,
  );
  await press('Clear');
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
