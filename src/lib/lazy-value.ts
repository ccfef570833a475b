/** Makes a value at the first call and returns the same one afterwards. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
