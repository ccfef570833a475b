import type { MockServer } from '../mock-server';
import { formatScenario } from '../scenario';
import { devPanelStyle } from './dev-panel-style';
import { element } from './panel-elements';
import { buildScenarioForm } from './scenario-form';

const GEAR =
  '<svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true"><path d="M7 1h2l.3 2 1.5.6 1.6-1.2 1.4 1.4-1.2 1.6.6 1.5 2 .3v2l-2 .3-.6 1.5 1.2 1.6-1.4 1.4-1.6-1.2-1.5.6L9 15H7l-.3-2-1.5-.6-1.6 1.2-1.4-1.4 1.2-1.6L2.8 9.3 1 9V7l2-.3.6-1.5-1.2-1.6 1.4-1.4 1.6 1.2L6.7 3zM8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"/></svg>';

/** A small panel for developers, at the bottom left: every switch of the mock API, without a test or a reload. */
export function mountDevPanel({ api, scenarios }: Pick<MockServer, 'api' | 'scenarios'>): HTMLElement {
  const host = element('aside', { ariaLabel: 'Mock API' });
  const root = host.attachShadow({ mode: 'open' });

  const form = buildScenarioForm();
  const state = element('output');
  const toggle = element('button', { type: 'button', className: 'toggle', ariaLabel: 'Mock API settings' });
  toggle.innerHTML = GEAR;
  const panel = element(
    'div',
    { className: 'panel', hidden: true },
    element('h2', { textContent: 'Mock API' }),
    ...form.nodes,
    element(
      'div',
      { className: 'actions' },
      button('Clear switches', () => api.setScenario('none')),
      button('Restore the data', () => {
        api.setScenario([formatScenario(scenarios.current), 'reset'].filter(Boolean).join(','));
      }),
      button('Reload the page', () => location.reload()),
    ),
    state,
  );
  root.append(element('style', { textContent: devPanelStyle }), element('div', {}, panel, toggle));

  function button(text: string, act: () => void): HTMLButtonElement {
    const node = element('button', { type: 'button', textContent: text });
    node.addEventListener('click', () => {
      act();
      show();
    });
    return node;
  }

  function show(): void {
    form.show(scenarios.current);
    showState();
  }

  function showState(): void {
    const text = formatScenario(scenarios.current);
    toggle.classList.toggle('active', text !== '');
    state.textContent = text ? `?mock=${text}` : 'All calm.';
  }

  function open(isOpen: boolean): void {
    panel.hidden = !isOpen;
    toggle.ariaExpanded = String(isOpen);
    if (isOpen) show();
  }

  toggle.addEventListener('click', () => open(Boolean(panel.hidden)));
  panel.addEventListener('change', () => {
    api.setScenario(formatScenario(form.read()));
    showState();
  });
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || panel.hidden) return;
    event.stopPropagation();
    open(false);
    toggle.focus();
  });

  open(false);
  showState();
  document.body.append(host);
  return host;
}
