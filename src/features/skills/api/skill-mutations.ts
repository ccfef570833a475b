import { useMutation } from '@tanstack/react-query';
import { sendWrite } from '@/api/request';
import { createWithUniqueKey } from '@/api/save/create-record';
import { updateRecord, type RecordInput } from '@/api/save/update-record';
import { differingFields, type Fields } from '@/lib/three-way-merge';
import { uniqueFinder } from '@/session/sent-input';
import {
  holdsSkillSheet,
  skillFormValues,
  skillPayload,
  type CheckedSkillSheet,
  type SkillSheet,
} from '../fields';
import { skillFields, skillValues } from '../model/skill-fields';
import { fetchSkillSheet, fetchSkillSheets, skillQueries } from './skill-queries';

const send = (act: 'create' | 'update', body: object) =>
  sendWrite(`reporting-system/employee-skill-sheet/${act}`, body);

/** Without its member, who was deleted, the server takes no change of a sheet. */
async function readSheet(id: number) {
  const sheet = await fetchSkillSheet(id);
  return sheet?.staff ? sheet : null;
}

const storedSkillFields = (sheet: SkillSheet) => skillFields(skillFormValues(sheet));

/** Makes a sheet of somebody who has none among `known`. */
const createSkillSheet = (values: CheckedSkillSheet, knownSheets: readonly SkillSheet[] | undefined) =>
  createWithUniqueKey({
    key: `employee-skill-sheet/create ${JSON.stringify(values)}`,
    write: () => send('create', skillPayload(values)),
    known: knownSheets,
    readNow: fetchSkillSheets,
    hasKey: (sheet) => sheet.staff?.id === values.staff_id,
    isEqual: (sheet) => holdsSkillSheet(sheet, values),
    lostIn: (sheet) => differingFields(skillFields(values), storedSkillFields(sheet)),
  });

/** Changes a sheet, of which the form knows `base`, on top of what others saved. */
const updateSkillSheet = (id: number, base: Fields, values: CheckedSkillSheet) =>
  updateRecord({
    base,
    mine: skillFields(values),
    read: () => readSheet(id),
    fieldsOf: storedSkillFields,
    write: (merged) => send('update', { id, ...skillPayload(skillValues(merged)) }),
  });

/** Makes a skill sheet, or changes the one with `id`. The toast of a sheet that was not made quotes the server. Source: SK-2. */
export function useSaveSkillSheet(id: number | null) {
  return useMutation({
    mutationFn: ({ values, base }: RecordInput<CheckedSkillSheet>, { client }) =>
      id === null
        ? createSkillSheet(values, client.getQueryData(skillQueries.list().queryKey))
        : updateSkillSheet(id, base, values),
    meta: {
      // Saving a sheet also replaces the projects of the member.
      writes: ['skills', 'staff'],
      success: id === null ? 'toasts:skillSheet.created' : 'toasts:skillSheet.updated',
      ...(id !== null && { failure: 'toasts:skillSheet.updateFailed', explains: ['lostAnswer'] }),
    },
  });
}

/** Looks for a new skill sheet whose form was left while it was being sent. */
export const SENT_SKILL_SHEET = uniqueFinder(fetchSkillSheets, holdsSkillSheet);
