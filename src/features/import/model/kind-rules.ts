import type * as z from 'zod/mini';
import type { MemberDetail } from '@/features/members/api/member-schema';
import {
  memberFormSchema,
  memberFormValues,
  type CheckedMember,
  type MemberFormInput,
} from '@/features/members/fields';
import { storedMemberFields } from '@/features/members/model/member-fields';
import { UNIQUE_FIELDS } from '@/features/members/model/taken-values';
import {
  projectFormSchema,
  projectFormValues,
  type Project,
  type ProjectFormValues,
} from '@/features/projects/fields';
import type { Fields } from '@/lib/three-way-merge';
import { KEY_FIELD, type ImportKind } from './import-field';

export type StoredRecord = MemberDetail | Project;

export type CheckedValues = CheckedMember | ProjectFormValues;

type FormRules = z.ZodMiniType<CheckedValues, unknown>;

type KindRules = {
  key: string;
  /** The server refuses a new record that shares one of these fields with another. */
  uniqueWhenNew: readonly string[];
  /** A change of these fields must not duplicate another record. */
  uniqueWhenChanged: readonly string[];
  newForm: FormRules;
  changedForm: FormRules;
  toInput: (stored: StoredRecord | null) => Fields;
  toFields: (stored: StoredRecord) => Fields;
};

export const isMember = (record: StoredRecord): record is MemberDetail => 'projectIds' in record;

const MEMBER_RULES: KindRules = {
  key: KEY_FIELD.members,
  uniqueWhenNew: [...UNIQUE_FIELDS, 'eng_name', 'jp_name'],
  uniqueWhenChanged: UNIQUE_FIELDS,
  newForm: memberFormSchema({ isNew: true, isLocked: false }),
  changedForm: memberFormSchema({ isNew: false, isLocked: false }),
  toInput: (stored): MemberFormInput => memberFormValues(stored && isMember(stored) ? stored : null),
  toFields: (stored) => (isMember(stored) ? storedMemberFields(stored) : {}),
};

/** Skips the check for a taken code: the code identifies the existing record. */
const projectForm = projectFormSchema(() => Promise.resolve([]), null);

const PROJECT_RULES: KindRules = {
  key: KEY_FIELD.projects,
  uniqueWhenNew: ['cd'],
  uniqueWhenChanged: ['cd'],
  newForm: projectForm,
  changedForm: projectForm,
  toInput: (stored) => projectFormValues(stored && !isMember(stored) ? stored : null),
  toFields: (stored) => (isMember(stored) ? {} : projectFormValues(stored)),
};

export const KIND_RULES: Readonly<Record<ImportKind, KindRules>> = {
  members: MEMBER_RULES,
  projects: PROJECT_RULES,
};
