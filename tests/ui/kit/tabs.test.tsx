import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ScrolledTabs } from '@/ui/kit/scrolled-tabs';
import { Tabs, type TabItem } from '@/ui/kit/tabs';

const items: TabItem<string>[] = ['One', 'Two', 'Three'].map((label) => ({ label, value: label }));

type PagesProps = { selectionFollowsFocus?: boolean };

function Pages(props: PagesProps) {
  const [shown, setShown] = useState('Two');
  return (
    <>
      <Tabs aria-label="Pages" items={items} value={shown} onChange={setShown} {...props} />
      <button type="button">Next</button>
    </>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

it('arrow keys move the focus from tab to tab, and Tab returns to the chosen one', async () => {
  render(<Pages />);
  const user = userEvent.setup();
  await user.tab();
  expect(selected()).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByText('One')).toHaveFocus();
  expect(selected()).toHaveTextContent('Two');
  await user.tab();
  expect(screen.getByText('Next')).toHaveFocus();
  await user.tab({ shift: true });
  expect(selected()).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}{Enter}');
  expect(selected()).toHaveTextContent('Three');
});

it('where the choice follows the focus, arrow keys choose', async () => {
  render(<Pages selectionFollowsFocus />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(selected()).toHaveFocus();
  expect(selected()).toHaveTextContent('Three');
});

/** What the browser says of the first and the last tab. */
function watchEnds() {
  let see: (first: boolean, last: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      targets: Element[] = [];
      constructor(tell: (entries: object[]) => void) {
        see = (...areSeen) =>
          act(() => tell(this.targets.map((target, index) => ({ target, isIntersecting: areSeen[index] }))));
      }
      observe = (target: Element) => this.targets.push(target);
      disconnect() {}
    },
  );
  return (first: boolean, last: boolean) => see(first, last);
}

it('tabs that do not fit scroll by arrows, which nobody hears or reaches by key', async () => {
  const see = watchEnds();
  const { container } = render(
    <ScrolledTabs aria-label="People" items={items} value="One" onChange={() => undefined} />,
  );
  const arrows = () => [...container.querySelectorAll<HTMLButtonElement>('button[aria-hidden]')];
  see(true, true);
  expect(arrows()).toEqual([]);
  see(true, false);
  expect(arrows().map(({ disabled }) => disabled)).toEqual([true, false]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const scrollBy = vi.fn();
  screen.getByRole('tablist').scrollBy = scrollBy;
  const user = userEvent.setup();
  await user.tab();
  for (const arrow of arrows()) if (!arrow.disabled) await user.click(arrow);
  expect(scrollBy).toHaveBeenCalledOnce();
  expect(selected()).toHaveFocus();
});
