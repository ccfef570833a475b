import { message } from '@/i18n/message';
import type { Fields } from '@/lib/three-way-merge';
import { findChoice, findChoices, type ChoiceWords } from './choice-words';
import type { ChoiceField } from './import-field';
import type { ImportRow } from './import-rows';
import { tidyDate, tidyPhone } from './tidy-cell';

/** What the form would hold of a row, and what no form could: by field, as `message()`s. */
type RowInput = { input: Fields; problems: Record<string, string> };

const SINGLE_CHOICES: readonly ChoiceField[] = ['position', 'role', 'sort_key'];
const PHONES = ['ph_number', 'ref_ph_number'];

type Read = { value: unknown; problem?: string };

const isSingleChoice = (name: string): name is ChoiceField => SINGLE_CHOICES.some((field) => field === name);

function readText(name: string, text: string, choices: ChoiceWords): Read {
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
  if (name === 'permanent_date') return { value: tidyDate(text) };
  return { value: PHONES.includes(name) ? tidyPhone(text) : text };
}

const FAULTS = {
  formula: message('importing:cell.formula'),
  error: message('importing:cell.error'),
} as const;

/** Reads the cells of a row over what the form holds at first; an empty one leaves it as it is. */
export function rowInput({ texts, faults }: ImportRow, first: Fields, choices: ChoiceWords): RowInput {
  const input: Record<string, unknown> = { ...first };
  const problems: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) {
    if (text.trim() === '') continue;
    const { value, problem } = readText(name, text, choices);
    input[name] = value;
    if (problem) problems[name] = problem;
  }
  for (const [name, fault] of Object.entries(faults)) problems[name] = FAULTS[fault];
  return { input, problems };
}
