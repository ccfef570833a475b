import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Option } from '@/ui/form/option';
import { Picker } from '@/ui/form/choice-fields';
import { renderUi } from '../render-ui';

const FRUIT: Option<number>[] = ['Apple', 'Banana', 'Cherry', 'Damson', 'Elder', 'Fig', 'Grape'].map(
  (label, value) => ({ value, label, isDisabled: label === 'Banana' || undefined }),
);
const at = (place: number) => FRUIT.slice(place, place + 1);

type OneProps = {
  start?: number | null;
  autoHighlight?: boolean;
  clearOnSelect?: boolean;
  isDisabled?: boolean;
  onKey?: () => void;
};

function One({ start = null, onKey, ...rules }: OneProps) {
  const [value, setValue] = useState(start);
  return (
    <div onKeyDown={onKey} role="presentation">
      <Picker
        label="Fruit"
        options={FRUIT}
        value={value}
        onChange={(_event, next) => !rules.clearOnSelect && setValue(next)}
        {...rules}
      />
    </div>
  );
}

/** Its form is emptied by a key, while the focus is in the picker. */
function Emptied() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <div onKeyDown={(event) => event.ctrlKey && event.key === 's' && setValue(null)} role="presentation">
      <Picker label="Fruit" options={FRUIT} value={value} onChange={(_event, next) => setValue(next)} />
    </div>
  );
}

function Many({ start, onChange }: { start: readonly number[]; onChange?: (reason: string) => void }) {
  const [values, setValues] = useState(start);
  return (
    <Picker
      multiple
      label="Fruits"
      options={FRUIT}
      limitTags={2}
      value={[...values]}
      onChange={(_event, next, reason) => {
        onChange?.(reason);
        setValues(next);
      }}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const list = () => screen.queryByRole('listbox');
/** The label of the option that Enter chooses. */
function marked(): string | null {
  const id = box().getAttribute('aria-activedescendant');
  return id && (document.getElementById(id)?.textContent ?? null);
}
const chips = () => [...document.querySelectorAll('[data-item-index]')].map((chip) => chip.textContent);

describe('a closed autocomplete', () => {
  it('names itself and its buttons', async () => {
    await renderUi(<One start={0} />);
    expect(box()).toHaveAccessibleName('Fruit');
    expect(box()).toHaveValue('Apple');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
    expect(box()).toHaveAttribute('autocomplete', 'off');
    expect(screen.getByRole('button', { name: 'Open the list' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeEnabled();
  });

  it('opens and closes by a click, and selects its text so that typing replaces it', async () => {
    const { user } = await renderUi(<One start={0} />);
    await user.click(box());
    expect(list()).toBeVisible();
    expect([box().selectionStart, box().selectionEnd]).toEqual([0, 'Apple'.length]);
    expect(screen.getAllByRole('option')).toHaveLength(FRUIT.length);
    await user.keyboard('f');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Fig']);
    await user.click(box());
    expect(list()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the list' }));
    expect(list()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the list' }));
    expect(list()).toBeVisible();
    expect(box()).toHaveFocus();
  });

  it('does nothing while it is disabled, and closes when it becomes disabled', async () => {
    const { user, rerender } = await renderUi(<One start={0} />);
    await user.click(box());
    rerender(<One start={0} isDisabled />);
    expect(list()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the list' }));
    expect(list()).toBeNull();
    rerender(<One start={0} />);
    expect(list()).toBeNull();
  });

  it('clears a search without a choice', async () => {
    const { user } = await renderUi(<One start={0} />);
    await user.type(box(), 'ban', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    expect(box()).toHaveValue('ban');
    await user.tab();
    expect(box()).toHaveValue('Apple');
    expect(list()).toBeNull();
  });

  it('shows no earlier choice when its form is cleared', async () => {
    const { user } = await renderUi(<Emptied />);
    await user.type(box(), 'fig{ArrowDown}{Enter}');
    expect(box()).toHaveValue('Fig');
    await user.keyboard('{Control>}s{/Control}');
    expect(box()).toHaveValue('');
  });

  it('is cleared when each choice is taken over at once', async () => {
    const { user } = await renderUi(<One clearOnSelect />);
    await user.type(box(), 'fig');
    await user.click(screen.getByRole('option'));
    expect(box()).toHaveValue('');
    expect(list()).toBeNull();
  });
});

describe('the keys of an autocomplete', () => {
  it('open it, and move in its list past disabled options', async () => {
    const { user } = await renderUi(<One />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(list()).toBeVisible();
    expect(marked()).toBeNull();
    const steps = ['Apple', 'Cherry', 'Damson'];
    for (const step of steps) {
      await user.keyboard('{ArrowDown}');
      expect(marked()).toBe(step);
    }
    for (const [key, goal] of [
      ['End', 'Grape'],
      ['ArrowDown', 'Apple'],
      ['ArrowUp', 'Grape'],
      ['PageUp', 'Apple'],
      ['PageDown', 'Fig'],
      ['PageDown', 'Grape'],
      ['Home', 'Apple'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect([key, marked()]).toEqual([key, goal]);
    }
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('Apple');
    expect(list()).toBeNull();
  });

  it('start at the chosen option, or at the first enabled one if requested', async () => {
    const { user, unmount } = await renderUi(<One start={4} />);
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(marked()).toBe('Elder');
    unmount();
    const other = await renderUi(<One autoHighlight />);
    await other.user.type(box(), 'a');
    expect(marked()).toBe('Apple');
    await other.user.keyboard('n');
    // “Banana” cannot be chosen.
    expect(marked()).toBeNull();
  });

  it('start at the option that was chosen first, wherever it is in a long list', async () => {
    const options = Array.from({ length: 250 }, (_, value) => ({ value, label: `Fruit ${value}` }));
    const { user } = await renderUi(<Picker multiple label="Fruits" options={options} value={[200, 20]} />);
    await user.click(box());
    expect(marked()).toBe('Fruit 200');
  });

  it('close it before the dialog around it', async () => {
    const onKey = vi.fn();
    const { user } = await renderUi(<One onKey={onKey} />);
    await user.click(box());
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(onKey).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKey).toHaveBeenCalledOnce();
  });

  it('are left to the input method while it composes', async () => {
    const { user } = await renderUi(<One autoHighlight />);
    await user.click(box());
    fireEvent.compositionStart(box());
    fireEvent.change(box(), { target: { value: 'ｆ' } });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
    expect(box()).toHaveValue('ｆ');
    expect(list()).toBeVisible();
    fireEvent.compositionEnd(box());
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box()).toHaveValue('Fig');
  });
});

describe('touching the list of an autocomplete', () => {
  it('selects nothing by scrolling', async () => {
    const { user } = await renderUi(<One />);
    await user.click(box());
    fireEvent.touchStart(screen.getByRole('option', { name: 'Cherry' }));
    expect(marked()).toBe('Cherry');
    fireEvent.scroll(screen.getByRole('listbox'));
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue('');
    expect(list()).toBeNull();
  });
});

describe('the chips of an autocomplete', () => {
  it('are all shown while it has the focus', async () => {
    const { user } = await renderUi(<Many start={[0, 2, 3, 4]} />);
    expect(chips()).toEqual(['Apple', 'Cherry']);
    await user.click(screen.getByRole('button', { name: '+2 more' }));
    expect(box()).toHaveFocus();
    expect(list()).toBeNull();
    expect(chips()).toEqual(['Apple', 'Cherry', 'Damson', 'Elder']);
    await user.tab();
    expect(chips()).toEqual(['Apple', 'Cherry']);
  });

  it('are removed by their button, by Backspace and by Delete, and all at once', async () => {
    const onChange = vi.fn();
    const { user } = await renderUi(<Many start={[0, 2, 3, 4, 5]} onChange={onChange} />);
    const cross = screen.getByRole('button', { name: 'Cherry' }).lastElementChild;
    await user.click(cross ?? document.body);
    expect(box()).not.toHaveFocus();
    expect(chips()).toEqual(['Apple', 'Damson']);
    await user.click(box());
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual(['Apple', 'Damson', 'Elder']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Damson' })).toHaveFocus();
    expect(list()).toBeNull();
    await user.keyboard('{Delete}');
    expect(chips()).toEqual(['Apple', 'Elder']);
    expect(box()).toHaveFocus();
    await user.keyboard('x{Backspace}');
    expect(chips()).toEqual(['Apple', 'Elder']);
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(box()).toHaveFocus();
    expect(onChange.mock.calls.flat()).toEqual(['removeOption', 'removeOption', 'removeOption']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(chips()).toEqual([]);
    expect(onChange).toHaveBeenLastCalledWith('clear');
  });

  it('are added while the list keeps its position', async () => {
    const { user } = await renderUi(<Many start={at(0).map(({ value }) => value)} />);
    await user.click(box());
    await user.keyboard('{End}{ArrowUp}{Enter}');
    expect(chips()).toEqual(['Apple', 'Fig']);
    expect(marked()).toBe('Fig');
    expect(list()).toHaveAttribute('aria-multiselectable', 'true');
    await user.keyboard('{Enter}');
    expect(chips()).toEqual(['Apple']);
    await user.keyboard('gr');
    await user.click(screen.getByRole('option', { name: 'Grape' }));
    expect(box()).toHaveValue('');
    expect(screen.getAllByRole('option')).toHaveLength(FRUIT.length);
  });
});
