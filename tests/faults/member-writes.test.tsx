import { proveWrites } from './write-cells';
import { MEMBER_FORMS } from './member-write-forms';

proveWrites('writes: members and projects', MEMBER_FORMS);
