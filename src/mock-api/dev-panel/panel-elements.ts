type Props<Name extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Name], 'style'>>;

/** Without React, so that the panel also works when the application fails to start. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Props<Name> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = Object.assign(document.createElement(name), props);
  node.append(...children);
  return node;
}

export function createButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = createElement('button', { type: 'button', textContent: text });
  button.addEventListener('click', onPress);
  return button;
}

export function createCheckbox(text: string): { label: HTMLLabelElement; input: HTMLInputElement } {
  const input = createElement('input', { type: 'checkbox' });
  return { label: createElement('label', {}, input, text), input };
}

export function createTextField(text: string, type: string, placeholder = '') {
  const input = createElement('input', { type, placeholder });
  return { label: createElement('label', { className: 'field' }, text, input), input };
}

export function createSelect(text: string, options: readonly (readonly [value: string, label: string])[]) {
  const input = createElement('select');
  input.append(...options.map(([value, label]) => createElement('option', { value, textContent: label })));
  return { label: createElement('label', { className: 'field' }, text, input), input };
}

export function createGroup(title: string, ...children: Node[]): HTMLFieldSetElement {
  return createElement('fieldset', {}, createElement('legend', { textContent: title }), ...children);
}
