import * as z from 'zod/mini';

const failureBody = z.object({
  status: z.catch(z.optional(z.number()), undefined),
  errors: z.catch(z.optional(z.record(z.string(), z.array(z.string()))), undefined),
  error: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
  file: z.catch(z.optional(z.string()), undefined),
});

const nothing: z.infer<typeof failureBody> = {};

/** What an answer says of a failure, whatever its status. */
export function readFailure(body: unknown) {
  return failureBody.safeParse(body).data ?? nothing;
}
