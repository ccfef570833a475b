import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExplorerFigures } from '@/features/hours/explorer/components/explorer-figures';
import { readExplorerSearch } from '@/features/hours/explorer/model/read-explorer-search';
import { loadCatalogues } from '@/i18n/i18n';
import { renderUi } from '../../ui/render-ui';

const SHOWN = {
  label: 'Hours by project',
  sides: { rows: 'project', columns: null },
  measure: 'hours',
  rows: [],
  foot: { cells: [], total: { sum: 0, value: 0 } },
  columns: [],
  isEmpty: false,
  hasSumsAtCheck: false,
} as const;

it('takes no key while other figures are on their way, but leaves Tab and shortcuts to the browser', async () => {
  await renderUi(
    <ExplorerFigures
      query={readExplorerSearch(new URLSearchParams('look=chart'))}
      shown={SHOWN}
      isBehind
      toColumnAddress={() => ''}
      onOpen={() => undefined}
      initialCell={null}
      onChange={() => undefined}
    />,
  );
  await loadCatalogues('explorer');
  const chart = await screen.findByRole('list', { name: 'Hours by project' });
  // False where the key was taken from the browser.
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(chart, init);
  expect(press({ key: 'Enter' })).toBe(false);
  expect(press({ key: 'Tab' })).toBe(true);
  expect(press({ key: 'f', ctrlKey: true })).toBe(true);
  expect(press({ key: 'f', metaKey: true })).toBe(true);
});
