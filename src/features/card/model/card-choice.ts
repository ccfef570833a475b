import * as z from 'zod/mini';

export const cardChoiceSchema = z.object({ staff: z.union([z.number(), z.literal('')]) });

export type CardChoice = z.input<typeof cardChoiceSchema>;

export const NO_CHOICE: CardChoice = { staff: '' };
