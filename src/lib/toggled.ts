export function toggled<Item>(items: ReadonlySet<Item>, item: Item): Set<Item> {
  const next = new Set(items);
  if (!next.delete(item)) next.add(item);
  return next;
}
