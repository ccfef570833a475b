import { useMutation } from '@tanstack/react-query';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { verifiedUnique } from '@/api/verified-create';
import { spokenAnswer, verifiedUpdate } from '@/api/verified-update';
import type { Fields } from '@/lib/three-way-merge';
import { skillFields, skillValues } from '../model/skill-fields';
import { skillFormValues, type CheckedSkillSheet } from '../model/skill-form-rules';
import { skillPayload } from '../model/skill-payload';
import { holdsSkillSheet } from '../model/skill-was-saved';
import { fetchSkillSheet, fetchSkillSheets, skillQueries } from './skill-queries';
import type { SentFinder } from '@/session/sent-input';

const PATH = 'reporting-system/employee-skill-sheet';

const sendNew = (body: object) =>
  request(ignoredAnswer, { path: `${PATH}/create`, body, timeout: WRITE_TIMEOUT_MS });
const sendUpdate = (body: object) =>
  request(spokenAnswer, { path: `${PATH}/update`, body, timeout: WRITE_TIMEOUT_MS });

/** Without its member, who was deleted, the server takes no change of a sheet. */
async function readSheet(id: number) {
  const sheet = await fetchSkillSheet(id);
  return sheet?.staff ? sheet : null;
}

/** Saving a sheet also replaces the projects of the member. */
const WRITES = ['skills', 'staff'] as const;

/** A failure is told in the server's first words. */
function useCreateSkillSheet() {
  return useMutation({
    mutationFn: (values: CheckedSkillSheet, { client }) =>
      verifiedUnique({
        key: `employee-skill-sheet/create ${JSON.stringify(values)}`,
        write: () => sendNew(skillPayload(values)),
        known: client.getQueryData(skillQueries.list().queryKey),
        readNow: fetchSkillSheets,
        isEqual: (sheet) => holdsSkillSheet(sheet, values),
      }),
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
        write: (merged) => sendUpdate({ id, ...skillPayload(skillValues(merged)) }),
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
