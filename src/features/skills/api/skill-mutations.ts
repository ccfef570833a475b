import { useMutation, type MutationMeta } from '@tanstack/react-query';
import { sendWrite } from '@/api/request';
import { createWithUniqueKey } from '@/api/save/create-with-unique-key';
import { updateRecord, type RecordInput } from '@/api/save/update-record';
import { differingFields, type Fields } from '@/lib/three-way-merge';
import { uniqueProbe } from '@/session/duplicate-probe';
import {
  holdsSkillSheet,
  skillFormValues,
  skillPayload,
  type CheckedSkillSheet,
  type SkillSheet,
} from '../fields';
import { toSkillFields, skillValues } from '../model/skill-fields';
import { fetchSkillSheet, fetchSkillSheets, skillQueries } from './skill-queries';

const send = (act: 'create' | 'update', body: object) =>
  sendWrite(`reporting-system/employee-skill-sheet/${act}`, body);

/** Null for a sheet without a member: the server refuses changes after the member was deleted. */
async function readSheet(id: number) {
  const sheet = await fetchSkillSheet(id);
  return sheet?.staff ? sheet : null;
}

const storedSkillFields = (sheet: SkillSheet) => toSkillFields(skillFormValues(sheet));

const createSkillSheet = (values: CheckedSkillSheet, knownSheets: readonly SkillSheet[] | undefined) =>
  createWithUniqueKey({
    key: `employee-skill-sheet/create ${JSON.stringify(values)}`,
    write: () => send('create', skillPayload(values)),
    cached: knownSheets,
    readNow: fetchSkillSheets,
    hasKey: (sheet) => sheet.staff?.id === values.staff_id,
    isEqual: (sheet) => holdsSkillSheet(sheet, values),
    findLost: (sheet) => differingFields(toSkillFields(values), storedSkillFields(sheet)),
  });

/** Changes a sheet on top of other people's changes; `base` holds the values that the form opened with. */
const updateSkillSheet = (id: number, base: Fields, values: CheckedSkillSheet) =>
  updateRecord({
    base,
    mine: toSkillFields(values),
    read: () => readSheet(id),
    getFields: storedSkillFields,
    write: (merged) => send('update', { id, ...skillPayload(skillValues(merged)) }),
  });

/** Creates a sheet, or changes the sheet `id`. Source: SK-2. */
export function useSaveSkillSheet(id: number | null) {
  const toasts: Omit<MutationMeta, 'writes'> =
    id === null
      ? { success: 'toasts:skillSheet.created' }
      : {
          success: 'toasts:skillSheet.updated',
          failure: 'toasts:skillSheet.updateFailed',
          explains: ['lostAnswer'],
        };
  return useMutation({
    mutationFn: ({ values, base }: RecordInput<CheckedSkillSheet>, { client }) =>
      id === null
        ? createSkillSheet(values, client.getQueryData(skillQueries.list().queryKey))
        : updateSkillSheet(id, base, values),
    // Saving a sheet also replaces the projects of the member.
    meta: { writes: ['skills', 'staff'], ...toasts },
  });
}

/** Finds a new skill sheet whose form the user left while it was being sent. */
export const SENT_SKILL_SHEET = uniqueProbe(fetchSkillSheets, holdsSkillSheet);
