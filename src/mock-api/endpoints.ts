import type { Endpoint } from './endpoint';
import { authEndpoints } from './handlers/auth-handlers';
import { fineEndpoints } from './handlers/fine-handlers';
import { hoursEndpoints } from './handlers/hours-handlers';
import { leaveEndpoints } from './handlers/leave-handlers';
import { leaveRecordEndpoints } from './handlers/leave-record-handlers';
import { lookupEndpoints } from './handlers/lookup-handlers';
import { overtimeEndpoints } from './handlers/overtime-handlers';
import { projectEndpoints, taskEndpoints } from './handlers/project-handlers';
import { settingEndpoints } from './handlers/setting-handlers';
import { skillEndpoints } from './handlers/skill-handlers';
import { slotEndpoints } from './handlers/slot-handlers';
import { staffEndpoints } from './handlers/staff-handlers';

/** Every call that the server answers. */
export const endpoints: readonly Endpoint[] = [
  ...authEndpoints,
  ...staffEndpoints,
  ...projectEndpoints,
  ...taskEndpoints,
  ...slotEndpoints,
  ...settingEndpoints,
  ...hoursEndpoints,
  ...leaveEndpoints,
  ...leaveRecordEndpoints,
  ...overtimeEndpoints,
  ...fineEndpoints,
  ...lookupEndpoints,
  ...skillEndpoints,
];
