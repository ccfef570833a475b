import { readWrittenDate } from '@/excel/written-date';
import { message } from '@/i18n/message';
import { tidyPhone } from '@/lib/phone-number';
import type { Fields } from '@/lib/three-way-merge';
import type { CellNote } from './checked-row';
import { findChoice, findChoices, type ChoiceWords } from './choice-words';
import type { ChoiceField } from './import-field';
import type { ImportRow } from './import-rows';

/** Problems and notes are by field; `problems` are `message()`s. */
type RowInput = { input: Fields; problems: Record<string, string>; notes: Record<string, CellNote> };

const SINGLE_CHOICES: readonly ChoiceField[] = ['position', 'role', 'sort_key'];
const PHONES = ['ph_number', 'ref_ph_number'];

/** Number cells lose the leading zero: 9012345678 was 09012345678. */
const LOST_ZERO = /^[1-9]\d{8,9}$/;

type ReadCell = { value: unknown; problem?: string; note?: CellNote };

function readDate(text: string): ReadCell {
  const written = readWrittenDate(text);
  if (written === 'unclear') return { value: text, problem: message('importing:cell.unclearDate') };
  if (written === null) return { value: text };
  const { date: value, form } = written;
  return form === 'yearFirst' ? { value } : { value, note: { kind: 'readAs', text: value } };
}

function readPhone(text: string): ReadCell {
  const value = tidyPhone(text);
  return LOST_ZERO.test(value) ? { value, note: { kind: 'lostZero', text: `0${value}` } } : { value };
}

const isSingleChoice = (name: string): name is ChoiceField => SINGLE_CHOICES.some((field) => field === name);

function readText(name: string, text: string, choices: ChoiceWords): ReadCell {
  if (isSingleChoice(name)) {
    const value = findChoice(choices[name] ?? [], text);
    return value === undefined
      ? { value: '', problem: message('importing:cell.noChoice', { text }) }
      : { value };
  }
  if (name === 'project') {
    const { values, unknown } = findChoices(choices.project ?? [], text);
    const problem = message('importing:cell.noChoice', { text: unknown.join(', ') });
    return unknown.length > 0 ? { value: values, problem } : { value: values };
  }
  if (name === 'permanent_date') return readDate(text);
  return PHONES.includes(name) ? readPhone(text) : { value: text };
}

/** Merges the cells of a row into the initial values of the form; empty cells change nothing. */
export function createRowInput(
  { texts, faults }: ImportRow,
  initial: Fields,
  choices: ChoiceWords,
): RowInput {
  const input: Record<string, unknown> = { ...initial };
  const problems: Record<string, string> = {};
  const notes: Record<string, CellNote> = {};
  for (const [name, text] of Object.entries(texts)) {
    if (text.trim() === '') continue;
    const { value, problem, note } = readText(name, text, choices);
    input[name] = value;
    if (note) notes[name] = note;
    if (problem) problems[name] = problem;
  }
  for (const [name, fault] of Object.entries(faults))
    problems[name] = message(`importing:cell.fault.${fault}`);
  return { input, problems, notes };
}
