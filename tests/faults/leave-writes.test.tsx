import { proveWrites } from './write-cells';
import { LEAVE_FORMS } from './leave-write-forms';

proveWrites('writes: leave and fines', LEAVE_FORMS);
