/** A call to our own server, as `request` hands it to what carries it. */
export type Call = {
  method: 'GET' | 'POST';
  /** Relative to the API's base path. */
  path: string;
  /** JSON, or `FormData` for multipart; none for a GET. */
  body?: object;
  token: string | null;
  /** Ends the call. */
  signal: AbortSignal;
  /** True where the answer is wanted as a blob, of which the page touches no byte. */
  isBlob: boolean;
  /** How many bytes have arrived, and of how many, where the server says so. */
  onProgress?: (loaded: number, total: number | undefined) => void;
};

export type Answer = {
  /** Of HTTP, whatever it is. */
  status: number;
  /** The body: its text, a blob, or what was made of it on the way. */
  data: unknown;
};

/** Carries a call; any status is an answer. @throws what was in the way where no answer arrives. */
export type Transport = (call: Call) => Promise<Answer>;
