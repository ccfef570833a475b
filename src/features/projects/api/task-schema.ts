import { projectSchema } from './project-schema';

/** A kind of work, shaped as a project. */
export const taskSchema = projectSchema;
