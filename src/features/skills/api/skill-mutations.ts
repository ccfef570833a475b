import { useMutation } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { verifiedUnique } from '@/api/verified-create';
import { verifiedUpdate } from '@/api/verified-update';
import { UnfinishedWrite } from '@/api/write-outcomes';
import { differingFields, type Fields } from '@/lib/three-way-merge';
import { holdsSkillSheet, skillFormValues, skillPayload, type CheckedSkillSheet } from '../fields';
import { skillFields, skillValues } from '../model/skill-fields';
import { fetchSkillSheet, fetchSkillSheets, skillQueries } from './skill-queries';
import type { SentFinder } from '@/session/sent-input';
import type { SkillSheet } from './skill-sheet-schema';

const PATH = 'reporting-system/employee-skill-sheet';

const send = (act: 'create' | 'update', body: object) =>
  request(ignoredAnswer, { path: `${PATH}/${act}`, body, timeout: WRITE_TIMEOUT_MS });

/** Without its member, who was deleted, the server takes no change of a sheet. */
async function readSheet(id: number) {
  const sheet = await fetchSkillSheet(id);
  return sheet?.staff ? sheet : null;
}

/** Saving a sheet also replaces the projects of the member. */
const WRITES = ['skills', 'staff'] as const;

/** Makes a sheet of somebody who has none among `known`. Resolves to what the server did not keep of it. */
async function createSkillSheet(values: CheckedSkillSheet, known: readonly SkillSheet[] | undefined) {
  const made = await verifiedUnique({
    key: `employee-skill-sheet/create ${JSON.stringify(values)}`,
    write: () => send('create', skillPayload(values)),
    known,
    readNow: fetchSkillSheets,
    hasKey: (sheet) => sheet.staff?.id === values.staff_id,
    isEqual: (sheet) => holdsSkillSheet(sheet, values),
  });
  const fields = made ? differingFields(skillFields(values), skillFields(skillFormValues(made))) : [];
  return fields.length > 0 ? new UnfinishedWrite('partlyKept', { fields }) : undefined;
}

/** A failure is told in the server's first words. */
function useCreateSkillSheet() {
  return useMutation({
    mutationFn: (values: CheckedSkillSheet, { client }) =>
      createSkillSheet(values, client.getQueryData(skillQueries.list().queryKey)),
    meta: { writes: WRITES, success: 'toasts:skillSheet.created' },
  });
}

function useUpdateSkillSheet(id: number | null, base: Fields) {
  return useMutation({
    mutationFn: (values: CheckedSkillSheet) =>
      verifiedUpdate({
        base,
        mine: skillFields(values),
        read: async () => (id === null ? null : readSheet(id)),
        fieldsOf: (sheet) => skillFields(skillFormValues(sheet)),
        write: (merged) => send('update', { id, ...skillPayload(skillValues(merged)) }),
      }),
    meta: {
      writes: WRITES,
      success: 'toasts:skillSheet.updated',
      failure: 'toasts:skillSheet.updateFailed',
      explains: ['lostAnswer'],
    },
  });
}

/** Makes a skill sheet, or changes the one with `id`, of which the form knows `base`. Source: SK-2. */
export function useSaveSkillSheet(id: number | null, base: Fields) {
  const create = useCreateSkillSheet();
  const update = useUpdateSkillSheet(id, base);
  return id === null ? create : update;
}

/** Looks for a new skill sheet whose form was left while it was being sent; nobody has a second one. */
export const SENT_SKILL_SHEET: SentFinder<CheckedSkillSheet> = {
  countShown: () => 0,
  countNow: async (values) =>
    (await fetchSkillSheets()).filter((stored) => holdsSkillSheet(stored, values)).length,
};
