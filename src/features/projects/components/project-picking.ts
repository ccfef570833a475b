import { pickingOf } from '@/session/many/picking-of';
import { useProjectSelection } from './use-project-selection';

export const ProjectPicking = pickingOf(useProjectSelection);
