import { proveWrites } from './write-cells';
import { REPORTING_FORMS } from './reporting-write-forms';

proveWrites('writes: skill sheets and reporting', REPORTING_FORMS);
