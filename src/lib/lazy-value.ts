/** Makes a value at the first call and returns the same one afterwards. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { value: Value }>();
  return (key) => {
    let cached = made.get(key);
    if (!cached) made.set(key, (cached = { value: make(key) }));
    return cached.value;
  };
}
