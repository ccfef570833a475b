import { pickingOf } from '@/session/many/picking-of';
import { useMemberSelection } from './use-member-selection';

export const MemberPicking = pickingOf(useMemberSelection);
