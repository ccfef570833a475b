import { isComposing } from '@/lib/key-press';
import type { MockServer } from '../mock-server';
import { formatScenario } from '../scenario-text';
import { createButton, createElement } from './panel-elements';
import { GEAR, PANEL_STYLE } from './panel-style';
import { buildScenarioForm } from './scenario-form';

export function mountDevPanel({ api, scenarios }: Pick<MockServer, 'api' | 'scenarios'>): HTMLElement {
  const form = buildScenarioForm();
  const state = createElement('output');
  const toggle = createToggle();
  const panel = createElement(
    'div',
    { className: 'panel', hidden: true },
    createElement('h2', { textContent: 'Mock API' }),
    ...form.nodes,
    createElement(
      'div',
      { className: 'actions' },
      createButton('Clear switches', () => setScenario('none')),
      createButton('Restore the data', () => {
        setScenario([formatScenario(scenarios.current), 'reset'].filter(Boolean).join(','));
      }),
      createButton('Reload the page', () => location.reload()),
    ),
    state,
  );

  function setScenario(text: string): void {
    api.setScenario(text);
    form.show(scenarios.current);
    showState();
  }

  function showState(): void {
    const text = formatScenario(scenarios.current);
    toggle.classList.toggle('active', text !== '');
    state.textContent = text ? `?mock=${text}` : 'No switch is on.';
  }

  function setOpen(isOpen: boolean): void {
    panel.hidden = !isOpen;
    toggle.ariaExpanded = String(isOpen);
    if (!isOpen) return;
    form.show(scenarios.current);
    showState();
  }

  toggle.addEventListener('click', () => setOpen(Boolean(panel.hidden)));
  // Does not show the form again, because that would replace a text that is being typed.
  panel.addEventListener('change', () => {
    api.setScenario(formatScenario(form.read()));
    showState();
  });

  setOpen(false);
  showState();
  return mount(panel, toggle, () => setOpen(false));
}

function createToggle(): HTMLButtonElement {
  const toggle = createElement('button', {
    type: 'button',
    className: 'toggle',
    ariaLabel: 'Mock API settings',
  });
  toggle.innerHTML = GEAR;
  return toggle;
}

function mount(panel: HTMLElement, toggle: HTMLElement, close: () => void): HTMLElement {
  const host = createElement('aside', { ariaLabel: 'Mock API' });
  const root = host.attachShadow({ mode: 'open' });
  root.append(createElement('style', { textContent: PANEL_STYLE }), createElement('div', {}, panel, toggle));
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    if (panel.hidden || isComposing(event)) return;
    event.stopPropagation();
    close();
    toggle.focus();
  });
  document.body.append(host);
  return host;
}
