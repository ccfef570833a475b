import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { FINE_FIELDS, fineFormSchema, type Fine } from '@/features/fines/fields';
import { equalFines } from '@/features/fines/model/equal-fines';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { translateMessage } from '@/i18n/message';
import { fieldNames, isLeftOut } from '@/i18n/record-fields';
import { fieldColumns } from '@/session/field-columns';
import { namedByServer } from '../../support/named-by-server';
import { buildFine } from './fine-builder';
import { renderFines } from './fine-page-steps';

const NAMES = fieldNames(FINE_FIELDS);
type Name = (typeof NAMES)[number];

const FINE = { staff: 4, date: '2026-08-04', time: '08:45:00' } as const;

/** Another value of each field on the wire. */
const OTHERS: Record<Name, Partial<Fine>> = {
  staff: { staffId: 5 },
  date: { date: '2026-08-05' },
  time: { time: '09:15:00' },
};
const getLabel = (name: Name) => translateMessage(FINE_FIELDS[name].label);

beforeAll(async () => {
  await initI18n();
  await loadCatalogues('fines');
});

describe('every field of a fine', () => {
  it('has a control in the form [FIN-1]', async () => {
    await renderFines();
    const form = within(screen.getByRole('form'));
    for (const name of NAMES) expect(form.getByLabelText(new RegExp(`^${getLabel(name)}`))).toBeVisible();
  });

  it.each(NAMES)('is sent, and distinguishes fines: %s', (name) => {
    expect(fineFormSchema.parse(FINE)).toHaveProperty(name);
    expect(equalFines(FINE, [buildFine()])).toHaveLength(1);
    expect(equalFines(FINE, [buildFine(OTHERS[name])])).toEqual([]);
  });

  it.each(NAMES)('is a column of list and workbook, or left out with a reason: %s', (name) => {
    const { label, column } = FINE_FIELDS[name];
    const shown = fieldColumns<Fine>(FINE_FIELDS, 'en').find(
      ({ header }) => header === translateMessage(label),
    );
    expect(shown === undefined).toBe(isLeftOut(column));
    if (shown) expect(shown.text(buildFine(OTHERS[name]))).not.toBe(shown.text(buildFine()));
  });

  it('has its label in messages of the server', () => {
    for (const name of NAMES) expect(namedByServer(name)).toBe(getLabel(name));
  });
});
