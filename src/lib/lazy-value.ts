export function lazyValue<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
