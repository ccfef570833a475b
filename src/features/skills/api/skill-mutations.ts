import { useMutation } from '@tanstack/react-query';
import { memberQueries } from '@/features/members/api/member-queries';
import { ignoredAnswer, request, WRITE_TIMEOUT_MS } from '@/api/request';
import { verifiedUnique } from '@/api/verified-create';
import { verifiedWrite } from '@/api/verified-write';
import type { CheckedSkillSheet } from '../model/skill-form-rules';
import { skillPayload } from '../model/skill-payload';
import { holdsSkillSheet } from '../model/skill-was-saved';
import { fetchSkillSheet, fetchSkillSheets, skillQueries } from './skill-queries';

const send = (act: 'create' | 'update', body: object) =>
  request(ignoredAnswer, {
    path: `reporting-system/employee-skill-sheet/${act}`,
    body,
    timeout: WRITE_TIMEOUT_MS,
  });

/** Saving a sheet also replaces the projects of the member. */
const STALE = [skillQueries.all, memberQueries.all];

/** A failure is told in the server's first words. */
function useCreateSkillSheet() {
  return useMutation({
    mutationFn: (values: CheckedSkillSheet, { client }) =>
      verifiedUnique({
        key: `employee-skill-sheet/create ${JSON.stringify(values)}`,
        write: () => send('create', skillPayload(values)),
        known: client.getQueryData(skillQueries.list().queryKey),
        readNow: fetchSkillSheets,
        isEqual: (sheet) => holdsSkillSheet(sheet, values),
      }),
    meta: { invalidates: STALE, success: 'toasts:skillSheet.created' },
  });
}

function useUpdateSkillSheet(id: number | null) {
  return useMutation({
    mutationFn: (values: CheckedSkillSheet) =>
      verifiedWrite({
        write: () => send('update', { id, ...skillPayload(values) }),
        wasSaved: async () => id !== null && holdsSkillSheet(await fetchSkillSheet(id), values),
      }),
    meta: {
      invalidates: STALE,
      success: 'toasts:skillSheet.updated',
      failure: 'toasts:skillSheet.updateFailed',
      explains: ['lostAnswer'],
    },
  });
}

/** Makes a skill sheet, or changes the one with `id`. Source: SK-2. */
export function useSaveSkillSheet(id: number | null) {
  const create = useCreateSkillSheet();
  const update = useUpdateSkillSheet(id);
  return id === null ? create : update;
}
