import type * as z from 'zod/mini';
import type { MemberDetail } from '@/features/members/api/member-schema';
import {
  memberFormSchema,
  memberFormValues,
  type CheckedMember,
  type MemberFormInput,
} from '@/features/members/fields';
import { storedMemberFields } from '@/features/members/model/member-fields';
import { UNIQUE } from '@/features/members/model/taken-values';
import type { Project } from '@/features/projects/fields';
import { projectFormSchema, projectFormValues, type ProjectFormValues } from '@/features/projects/fields';
import type { Fields } from '@/lib/three-way-merge';
import { KEY_FIELD, type ImportKind } from './import-field';

/** What is on the server already. */
export type KnownRecord = MemberDetail | Project;

/** What the form would send. */
export type CheckedValues = CheckedMember | ProjectFormValues;

type FormRules = z.ZodMiniType<CheckedValues, unknown>;

/** What a row of a kind is held to: the rules of its form, and what no two may share. */
type KindRules = {
  key: string;
  /** What nobody else may have when it is new; the server refuses it, deleted ones included. */
  uniqueWhenNew: readonly string[];
  /** What no change may take from somebody else. */
  uniqueWhenChanged: readonly string[];
  newForm: FormRules;
  changedForm: FormRules;
  /** What the form holds at first. */
  toInput: (stored: KnownRecord | null) => Fields;
  /** What of the form stands in the record. */
  toFields: (stored: KnownRecord) => Fields;
};

const isMember = (record: KnownRecord): record is MemberDetail => 'projectIds' in record;

const MEMBER_RULES: KindRules = {
  key: KEY_FIELD.members,
  uniqueWhenNew: [...UNIQUE, 'eng_name', 'jp_name'],
  uniqueWhenChanged: UNIQUE,
  newForm: memberFormSchema({ isNew: true, isLocked: false }),
  changedForm: memberFormSchema({ isNew: false, isLocked: false }),
  toInput: (stored): MemberFormInput => memberFormValues(stored && isMember(stored) ? stored : null),
  toFields: (stored) => (isMember(stored) ? storedMemberFields(stored) : {}),
};

/** Who has a code already is known by it, so that none is taken. */
const projectForm = projectFormSchema(() => Promise.resolve([]), null);

const PROJECT_RULES: KindRules = {
  key: KEY_FIELD.projects,
  uniqueWhenNew: ['cd'],
  uniqueWhenChanged: ['cd'],
  newForm: projectForm,
  changedForm: projectForm,
  toInput: (stored) => projectFormValues(stored && !isMember(stored) ? toProjectValues(stored) : null),
  toFields: (stored) => (isMember(stored) ? {} : projectFormValues(toProjectValues(stored))),
};

const toProjectValues = (stored: Exclude<KnownRecord, MemberDetail>): ProjectFormValues => stored;

export const KIND_RULES: Readonly<Record<ImportKind, KindRules>> = {
  members: MEMBER_RULES,
  projects: PROJECT_RULES,
};
