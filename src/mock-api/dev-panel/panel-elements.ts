type Props<Name extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Name], 'style'>>;

/** The panel must not depend on React. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Props<Name> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = Object.assign(document.createElement(name), props);
  node.append(...children);
  return node;
}

export function checkbox(text: string): { label: HTMLLabelElement; input: HTMLInputElement } {
  const input = element('input', { type: 'checkbox' });
  return { label: element('label', {}, input, text), input };
}

export function textField(text: string, type: string, placeholder = '') {
  const input = element('input', { type, placeholder });
  return { label: element('label', { className: 'field' }, text, input), input };
}

export function choice(text: string, options: readonly (readonly [value: string, label: string])[]) {
  const input = element('select');
  input.append(...options.map(([value, label]) => element('option', { value, textContent: label })));
  return { label: element('label', { className: 'field' }, text, input), input };
}

export function group(title: string, className: string, ...children: Node[]): HTMLFieldSetElement {
  const body = element('div', { className }, ...children);
  return element('fieldset', {}, element('legend', { textContent: title }), body);
}
