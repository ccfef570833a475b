import { beforeAll, describe, expect, it } from 'vitest';
import {
  LEAVE_FIELDS,
  OVERTIME_FIELDS,
  RECORD_FIELDS,
  type RegistrationInput,
} from '@/features/leave/fields';
import type { Leave, Overtime } from '@/features/leave/model/leave';
import { timesLeaveSaved, timesOvertimeSaved } from '@/features/leave/model/lost-response';
import { registrationSchema, visibleFields } from '@/features/leave/model/registration';
import type { RegistrationMode } from '@/features/leave/model/registration-mode';
import { initI18n, loadCatalogues } from '@/i18n/i18n';
import { translateMessage } from '@/i18n/message';
import { fieldNames, isLeftOut, type FormFields } from '@/i18n/record-fields';
import { fieldColumns } from '@/session/field-columns';
import { namedByServer } from '../../support/named-by-server';
import { HNIN, createLeave, createOvertime, createLeaveRecord, SATO } from './leave-builders';
import { form, renderRegistration } from './leave-page-steps';

const LISTS: Record<RegistrationMode, FormFields<never>> = {
  existing: LEAVE_FIELDS,
  new: RECORD_FIELDS,
  overtime: OVERTIME_FIELDS,
};
const MODES = Object.keys(LISTS) as RegistrationMode[];
const getLabel = (mode: RegistrationMode, name: string) => translateMessage(LISTS[mode][name]?.label ?? '');

const INPUT: RegistrationInput = {
  staff_id: HNIN.id,
  isMultiple: false,
  leave_date: '2026-11-05',
  multi_date: ['2026-11-05', '2026-11-06'],
  duration: 1,
  reason: 'Travel',
  permanent_date: '',
  ot_date: '2026-11-05',
  ot_time: 2,
};

/** Another value of each field on the wire; several dates become as many leaves. */
const OTHER_LEAVE: Record<
  Exclude<keyof typeof LEAVE_FIELDS, 'staff_id' | 'isMultiple' | 'multi_date'>,
  Partial<Leave>
> = { leave_date: { date: '2026-11-06' }, duration: { duration: '2' }, reason: { reason: 'Ill' } };

const OTHER_OVERTIME: Record<Exclude<keyof typeof OVERTIME_FIELDS, 'staff_id'>, Partial<Overtime>> = {
  ot_date: { date: '2026-11-06' },
  ot_time: { duration: '3' },
};

const sent = (mode: RegistrationMode, isMultiple = false) =>
  registrationSchema({ people: [{ ...HNIN, permanent_date: '2025-01-10' }], findMode: () => mode }).parse({
    ...INPUT,
    isMultiple,
  }).payload;

beforeAll(async () => {
  await initI18n();
  await loadCatalogues('leave');
});

describe('every field of a registration', () => {
  it.each([
    ['existing', '&dates=2026-11-05', false],
    ['existing', '&dates=2026-11-05,2026-11-06', true],
    ['new', '', false],
    ['overtime', '', false],
  ] as const)('has a control in the form: %s%s [LV-2 to LV-4]', async (mode, dates, isMultiple) => {
    await renderRegistration({ query: `?mode=${mode}&staff=${HNIN.id}${dates}` });
    for (const name of visibleFields(mode, isMultiple))
      expect(form().queryAllByLabelText(new RegExp(`^${getLabel(mode, name)}`)), name).not.toHaveLength(0);
  });

  it.each(MODES)('is shown and sent: %s', (mode) => {
    const names = Object.keys(LISTS[mode]).filter((name) => name !== 'isMultiple');
    const shown = new Set<string>();
    const keys = new Set<string>();
    for (const isMultiple of [false, true]) {
      visibleFields(mode, isMultiple).forEach((name) => shown.add(name));
      Object.keys(sent(mode, isMultiple)).forEach((key) => keys.add(key));
    }
    expect([...shown].toSorted()).toEqual(names.toSorted());
    expect([...keys].toSorted()).toEqual(names.toSorted());
  });

  it('distinguishes registrations', () => {
    const leave = { staff_id: HNIN.id, leave_date: '2026-11-05', duration: 1, reason: 'Travel' } as const;
    const saved = (changes: Parameters<typeof createLeave>[1]) =>
      timesLeaveSaved(leave, [], [createLeave(HNIN, changes)]);
    expect(saved({})).toBe(1);
    for (const [name, changes] of Object.entries(OTHER_LEAVE)) expect(saved(changes), name).toBe(0);

    const overtime = { staff_id: HNIN.id, ot_date: '2026-11-05', ot_time: '2' } as const;
    const stored = { date: '2026-11-05', duration: '2' } as const;
    const savedTime = (person: typeof HNIN, changes: object) =>
      timesOvertimeSaved(HNIN, overtime, [], [createOvertime(person, { ...stored, ...changes })]);
    expect(savedTime(HNIN, {})).toBe(1);
    expect(savedTime(SATO, {})).toBe(0);
    for (const [name, changes] of Object.entries(OTHER_OVERTIME))
      expect(savedTime(HNIN, changes), name).toBe(0);
  });

  it('is a column of list and workbook, or left out with a reason', () => {
    const shown = {
      existing: fieldColumns(LEAVE_FIELDS, 'en').map(({ header, text }) => [header, text(createLeave(HNIN))]),
      new: fieldColumns(RECORD_FIELDS, 'en').map(({ header, text }) => [
        header,
        text(createLeaveRecord(HNIN)),
      ]),
      overtime: fieldColumns(OVERTIME_FIELDS, 'en').map(({ header, text }) => [
        header,
        text(createOvertime(HNIN)),
      ]),
    };
    for (const mode of MODES) {
      const names = Object.entries(LISTS[mode]).flatMap(([name, { column }]) =>
        isLeftOut(column) ? [] : [name],
      );
      expect(shown[mode].map(([header]) => header)).toEqual(names.map((name) => getLabel(mode, name)));
      for (const [header, text] of shown[mode]) expect(text, String(header)).not.toBe('');
    }
  });

  it('has its label in messages of the server', () => {
    for (const mode of MODES)
      for (const name of fieldNames(LISTS[mode]).filter((one) => one !== 'isMultiple'))
        expect(namedByServer(name)).toBe(getLabel(mode, name));
  });
});
