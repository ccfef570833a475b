import * as z from 'zod/mini';

/** A field of another type reads as missing, so that the server's other words still reach the user. */
const tolerant = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const failureSchema = z.object({
  /** A failing status inside a 2xx answer. */
  status: tolerant(z.number()),
  errors: tolerant(z.record(z.string(), z.array(z.string()))),
  error: tolerant(z.string()),
  message: tolerant(z.string()),
  /** The file of a stack trace. */
  file: tolerant(z.string()),
});

const NO_FAILURE: z.infer<typeof failureSchema> = {};

export function readFailure(body: unknown) {
  return failureSchema.safeParse(body).data ?? NO_FAILURE;
}
