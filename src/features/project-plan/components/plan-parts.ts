import { ProjectActivityPart } from './project-activity-part';
import { ProjectPlanView } from './project-plan-view';

/** What the screen of the projects fetches behind its list: in one file, as both are small and share most of it. */
export const planParts = { ProjectActivityPart, ProjectPlanView };
