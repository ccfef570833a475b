// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { invariant } from '@/lib/invariant';
import { memoryStorage } from '@/mock-api/db/row-storage';
import { mountDevPanel } from '@/mock-api/dev-panel/dev-panel';
import { buildScenarioForm } from '@/mock-api/dev-panel/scenario-form';
import { createMockServer } from '@/mock-api/mock-server';
import { DEFAULT_SCENARIO } from '@/mock-api/scenario';
import { formatScenario, parseScenario } from '@/mock-api/scenario-text';
import { memoryTextStore } from '@/mock-api/scenario-store';

/** The panel lives in a shadow root: `screen` does not look there, and jsdom computes no styles by which roles are found. */
function mount() {
  const server = createMockServer(memoryStorage(), memoryTextStore());
  const content = mountDevPanel(server).shadowRoot?.querySelector('div');
  invariant(content, 'the panel has content');
  const inside = within(content);
  return {
    ...server,
    inside,
    button: inside.getByRole('button', { name: 'Mock API settings' }),
    scenario: () => formatScenario(server.scenarios.current),
  };
}

afterEach(() => document.querySelector('aside')?.remove());

describe('the form of the developer panel', () => {
  it('sets every switch', async () => {
    const form = buildScenarioForm();
    document.body.replaceChildren(...form.nodes);
    form.show(DEFAULT_SCENARIO);
    await userEvent.selectOptions(screen.getByLabelText('Signed in as'), 'Admin');
    await userEvent.selectOptions(screen.getByLabelText('Server'), 'Older generation');
    await userEvent.selectOptions(screen.getByLabelText('Members'), '2,000');
    await userEvent.click(screen.getByLabelText('Fine status is stored, not flipped'));
    await userEvent.click(screen.getByLabelText('Discarding settings breaks'));
    const text = 'role:admin,generation:a,fines:store,discard:500,staff:2000';
    expect(formatScenario(form.read())).toBe(text);
  });

  it('freezes no clock while the year is typed', () => {
    const form = buildScenarioForm();
    document.body.replaceChildren(...form.nodes);
    form.show(DEFAULT_SCENARIO);
    fireEvent.change(screen.getByLabelText('Frozen clock'), { target: { value: '0002-08-20T09:00' } });
    expect(formatScenario(form.read())).toBe('');
    fireEvent.change(screen.getByLabelText('Frozen clock'), { target: { value: '2025-08-20T09:00' } });
    expect(formatScenario(form.read())).toBe('frozen:2025-08-20T09:00');
  });

  it.each([
    '',
    'slow:500@staff!once,frozen:2025-08-20T09:00:00,no-sort-key',
    '401-after:3,empty',
    'task-dates,strict',
    'half-keeping',
    'keeps-nothing:success-false@fines',
    'keeps-nothing',
    'staff:500',
  ])('shows and reads back "%s"', (text) => {
    const form = buildScenarioForm();
    form.show(parseScenario(text));
    expect(parseScenario(formatScenario(form.read()))).toEqual(parseScenario(text));
  });
});

describe('the developer panel', () => {
  it('opens by its button and closes by Escape, with the focus back on the button', async () => {
    const { inside, button } = mount();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(inside.queryByRole('heading', { name: 'Mock API' })).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    inside.getByLabelText('422').focus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(inside.queryByRole('heading', { name: 'Mock API' })).toBeNull();
    expect((button.getRootNode() as ShadowRoot).activeElement).toBe(button);
  });

  it('stays open at the Escape that ends the composition of a Japanese word', async () => {
    const { inside, button } = mount();
    await userEvent.click(button);
    fireEvent.keyDown(inside.getByLabelText('Only paths with'), { key: 'Escape', isComposing: true });
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('sets a fault for some paths, once', async () => {
    const { inside, button, scenario } = mount();
    await userEvent.click(button);
    await userEvent.type(inside.getByLabelText('Only paths with'), 'project/create');
    await userEvent.click(inside.getByLabelText('Once only'));
    await userEvent.click(inside.getByLabelText('422'));
    expect(scenario()).toBe('422@project/create!once');
  });

  it('drops the signs of a path and a number that no scenario can hold', async () => {
    const { inside, button, scenario } = mount();
    await userEvent.click(button);
    await userEvent.type(inside.getByLabelText('Only paths with'), 'project,create!');
    await userEvent.type(inside.getByLabelText('Delay for slow (ms)'), '-5');
    await userEvent.click(inside.getByLabelText('slow'));
    expect(scenario()).toBe('slow:0@projectcreate');
  });

  it('rounds a fraction, which no fault counts', async () => {
    const { inside, button, scenario } = mount();
    await userEvent.click(button);
    await userEvent.type(inside.getByLabelText('Calls for 401-after'), '1.6');
    await userEvent.click(inside.getByLabelText('401-after'));
    expect(scenario()).toBe('401-after:2');
  });

  it('shows the active scenario, clears it and restores the data', async () => {
    const { inside, button, api, scenario } = mount();
    api.setScenario('slow:500@staff,role:user');
    await userEvent.click(button);
    expect(inside.getByLabelText('slow')).toBeChecked();
    expect(inside.getByLabelText('Delay for slow (ms)')).toHaveValue(500);
    expect(inside.getByLabelText('Only paths with')).toHaveValue('staff');
    expect(inside.getByText('?mock=slow:500@staff,role:user')).toBeInTheDocument();
    await userEvent.click(inside.getByText('Restore the data'));
    expect(scenario()).toBe('slow:500@staff,role:user');
    await userEvent.click(inside.getByText('Clear switches'));
    expect(scenario()).toBe('');
    expect(inside.getByLabelText('slow')).not.toBeChecked();
  });
});
