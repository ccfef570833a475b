import type { Endpoint } from './endpoint';
import { authEndpoints } from './handlers/auth-handlers';
import { projectEndpoints } from './handlers/project-handlers';
import { settingEndpoints } from './handlers/setting-handlers';
import { slotEndpoints } from './handlers/slot-handlers';
import { staffEndpoints } from './handlers/staff-handlers';
import { taskEndpoints } from './handlers/task-handlers';

/** Every call that the server answers. */
export const endpoints: readonly Endpoint[] = [
  ...authEndpoints,
  ...staffEndpoints,
  ...projectEndpoints,
  ...taskEndpoints,
  ...slotEndpoints,
  ...settingEndpoints,
];
