export type LoggedRequest = {
  method: string;
  /** Relative to the base of the API, e.g. `/reporting-system/staff/get`. */
  path: string;
  /** The JSON value; for multipart every entry in order, files as `{ file, type, size }`. */
  body: unknown;
  headers: { authorization: boolean; accept: string | null; 'content-type': string | null };
  at: string;
};

export function describeRequest(request: Request, path: string, body: unknown): LoggedRequest {
  return {
    method: request.method,
    path,
    body,
    headers: {
      authorization: request.headers.has('authorization'),
      accept: request.headers.get('accept'),
      'content-type': request.headers.get('content-type'),
    },
    at: new Date().toISOString(),
  };
}
