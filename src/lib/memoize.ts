export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, { value: Value }>();
  return (key) => {
    let cached = cache.get(key);
    if (!cached) {
      cached = { value: make(key) };
      cache.set(key, cached);
    }
    return cached.value;
  };
}
