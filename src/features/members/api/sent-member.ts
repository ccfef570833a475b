import type { SentFinder } from '@/session/sent-input';
import type { CheckedMember } from '../model/member-form-rules';
import { wasCreated } from '../model/member-was-saved';
import { fetchMembers } from './member-queries';

/** Looks for a new member whose form was left while it was being sent; no second one has the username. */
export const SENT_MEMBER: SentFinder<CheckedMember> = {
  countShown: () => 0,
  countNow: async (values) => (await fetchMembers()).filter((member) => wasCreated([member], values)).length,
};
