import type { SentFinder } from '@/session/sent-input';
import { holdsProject, type ProjectFormValues } from '../model/project-form-rules';
import { fetchProjects } from './project-queries';

/** Looks for a new project whose form was left while it was being sent; no second one has its code. */
export const SENT_PROJECT: SentFinder<ProjectFormValues> = {
  countShown: () => 0,
  countNow: async (values) => (await fetchProjects()).filter((stored) => holdsProject(stored, values)).length,
};
