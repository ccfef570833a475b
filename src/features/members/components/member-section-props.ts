import type { Control } from 'react-hook-form';
import type { MemberDetail } from '../api/member-schema';
import type { CheckedMember, MemberFormInput } from '../fields';

/** What every section of the member form takes. */
export type MemberSectionProps = {
  control: Control<MemberFormInput, unknown, CheckedMember>;
  /** Who is edited; null while somebody new is registered. */
  member: MemberDetail | null;
  /** Why fields that only administrators change are locked; undefined for administrators. */
  lockedReason?: string;
};
