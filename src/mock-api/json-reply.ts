export type JsonReply = { status: number; data: unknown; isEmptyBody?: boolean };

export function ok(data: unknown, status = 200): JsonReply {
  return { status, data };
}

/** A body that fails to parse as JSON. */
export function emptyBody(): JsonReply {
  return { status: 200, data: null, isEmptyBody: true };
}

/** Nearly every handler of the server answers an exception with an empty list. */
export function catchAll(): JsonReply {
  return { status: 500, data: [] };
}

export function failedWithStatus200(message?: string): JsonReply {
  return { status: 200, data: { status: 500, ...(message && { message }) } };
}

export function unauthenticated(): JsonReply {
  return { status: 401, data: { message: 'Unauthenticated.' } };
}

export function wrongPassword(): JsonReply {
  return { status: 401, data: { message: 'Password is incorrect' } };
}

export function notFound(path: string): JsonReply {
  return { status: 404, data: { message: `The route api${path} could not be found.` } };
}

export function toResponse(reply: JsonReply): Response {
  if (reply.isEmptyBody) return new Response(null, { status: reply.status });
  return Response.json(reply.data, { status: reply.status });
}

export function htmlPage(status: number, title: string): Response {
  return new Response(
    `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}
