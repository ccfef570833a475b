import { expect, it } from 'vitest';
import { textWithGap } from '@/i18n/text-with-gap';

it.each([
  ['Edit {{name}}', 'Edit Aung'],
  ['{{name}}さんを編集', 'Aungさんを編集'],
  ['Edit', 'Edit'],
  ['{{name}}: edit {{name}}', 'Aung: edit Aung'],
])('fills the placeholder of %s like the catalogue', (text, filled) => {
  const fill = textWithGap((name) => text.replaceAll('{{name}}', name));
  expect(fill('Aung')).toBe(filled);
});
