import * as z from 'zod/mini';
import { existing, isFree, TAKEN, text } from '../body-rules';
import { createdNow, timestampNow } from '../db/timestamp';
import { endpoint } from '../endpoint';
import { failedWithStatus200, ok } from '../json-reply';

const names = { eng_name: text(50), jp_name: text(50) };

const projectGet = endpoint({
  path: '/reporting-system/project/get',
  isList: true,
  body: ({ projects }) => z.strictObject({ id: z.nullish(existing(projects)) }),
  answer: ({ body, tables }) =>
    ok(tables.projects.filter((row) => !row.deleted_at && (!body.id || row.id === body.id))),
});

const projectCreate = endpoint({
  path: '/reporting-system/project/create',
  body: ({ projects }) =>
    z.strictObject({ cd: text(30).check(z.refine(isFree(projects, 'cd'), TAKEN)), ...names }),
  answer: ({ body, tables }) => ok(tables.projects.insert({ ...body, ...createdNow() })),
});

const projectUpdate = endpoint({
  path: '/reporting-system/project/update',
  body: ({ projects }) =>
    z
      .strictObject({ id: existing(projects), cd: text(30), ...names })
      .check(z.refine(({ id, cd }) => isFree(projects, 'cd', id)(cd), { path: ['cd'], error: TAKEN })),
  answer: ({ body, tables, scenario }) => {
    const row = tables.projects.get(body.id);
    if (!row || row.deleted_at) return failedWithStatus200();
    const storedFields = scenario.keepsHalf ? { ...body, jp_name: row.jp_name } : body;
    return ok(tables.projects.put({ ...row, ...storedFields, updated_at: timestampNow() }));
  },
});

const projectDelete = endpoint({
  path: '/reporting-system/project/delete',
  body: ({ projects }) => z.strictObject({ id: existing(projects) }),
  answer: ({ body, tables }) => {
    const row = tables.projects.get(body.id);
    if (row) tables.projects.put({ ...row, deleted_at: timestampNow() });
    return ok(body.id);
  },
});

export const projectEndpoints = [projectGet, projectCreate, projectUpdate, projectDelete];
