import { ProjectActivityPart } from './project-activity-part';
import { ProjectPlanView } from './project-plan-view';

/** One chunk, because its parts share most of their code. */
export const planParts = { ProjectActivityPart, ProjectPlanView };
