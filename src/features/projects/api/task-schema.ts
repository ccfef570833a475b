import type { z } from 'zod';
import { projectSchema } from './project-schema';

/** A kind of work, shaped as a project. */
export const taskSchema = projectSchema;

export type Task = z.output<typeof taskSchema>;
