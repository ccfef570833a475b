import * as z from 'zod/mini';

const failureBody = z.object({
  status: z.catch(z.optional(z.number()), undefined),
  errors: z.catch(z.optional(z.record(z.string(), z.array(z.string()))), undefined),
  error: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
  file: z.catch(z.optional(z.string()), undefined),
});

const EMPTY: z.infer<typeof failureBody> = {};

/** Reads the failure in the body of an answer of any status; empty where it has none. */
export function readFailure(body: unknown) {
  return failureBody.safeParse(body).data ?? EMPTY;
}
