/** A row of which nothing was sent, or nothing kept; `words` are a `message()`. */
export class NotWritten extends Error {
  constructor(readonly words: string) {
    super(words);
  }
}
