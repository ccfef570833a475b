export type RowKey = number | string;

/** The changes to the fixtures; `columns` and arrays take a third of the space of objects. */
export type TableChanges = { lastId: number; removed: RowKey[]; columns: string[]; rows: unknown[][] };

/** Indexes of fixtures by key, shared by all databases of a day, because each test creates one. */
const placesByRows = new WeakMap<readonly object[], ReadonlyMap<RowKey, number>>();

/** Immutable fixtures overlaid by written rows, which alone are persisted; a change puts a new row. */
export class RowTable<Row extends { id: number }> {
  isDirty = false;
  private written = new Map<RowKey, Row | null>();
  private lastId = 0;
  private all: readonly Row[] | null = null;

  constructor(
    private readonly loadBase: () => Row[],
    private readonly getKey: (row: Row) => RowKey = (row) => row.id,
  ) {}

  rows(): readonly Row[] {
    this.all ??= this.merge();
    return this.all;
  }

  get(key: RowKey): Row | undefined {
    const written = this.written.get(key);
    return written === undefined ? this.fixture(key) : (written ?? undefined);
  }

  find(test: (row: Row) => boolean): Row | undefined {
    return this.rows().find(test);
  }

  filter(test: (row: Row) => boolean): Row[] {
    return this.rows().filter(test);
  }

  put(row: Row): Row {
    this.written.set(this.getKey(row), row);
    this.touch();
    return row;
  }

  insert(values: Omit<Row, 'id'>): Row {
    const id = this.nextId();
    // TypeScript does not recognise `Omit<Row, 'id'>` and `id` as `Row`.
    const row = { ...values, id } as Row;
    this.lastId = id;
    return this.put(row);
  }

  remove(row: Row): void {
    this.written.set(this.getKey(row), null);
    this.touch();
  }

  removeWhere(test: (row: Row) => boolean): void {
    for (const row of this.filter(test)) this.remove(row);
  }

  changes(): TableChanges {
    const rows: Row[] = [];
    const removed: RowKey[] = [];
    for (const [key, row] of this.written) {
      if (row) rows.push(row);
      else removed.push(key);
    }
    const columns = Object.keys(rows[0] ?? {});
    const cells = rows.map((row) => columns.map((column): unknown => Reflect.get(row, column)));
    return { lastId: this.lastId, removed, columns, rows: cells };
  }

  restore(changes: TableChanges | null): void {
    this.written = new Map();
    this.lastId = changes?.lastId ?? 0;
    for (const key of changes?.removed ?? []) this.written.set(key, null);
    const columns = changes?.columns ?? [];
    for (const cells of changes?.rows ?? []) {
      // `changes` wrote these cells from a `Row`.
      const row = Object.fromEntries(
        columns.map((column, index): unknown[] => [column, cells[index]]),
      ) as Row;
      this.written.set(this.getKey(row), row);
    }
    this.all = null;
    this.isDirty = false;
  }

  private nextId(): number {
    let highest = this.lastId;
    for (const row of this.lastId ? [] : this.rows()) highest = Math.max(highest, row.id);
    return highest + 1;
  }

  private fixture(key: RowKey): Row | undefined {
    const place = this.places().get(key);
    return place === undefined ? undefined : this.loadBase()[place];
  }

  private places(): ReadonlyMap<RowKey, number> {
    const rows = this.loadBase();
    const places = placesByRows.get(rows) ?? new Map(rows.map((row, place) => [this.getKey(row), place]));
    placesByRows.set(rows, places);
    return places;
  }

  /** Changed rows keep their place; new rows follow in the order of writing. */
  private merge(): readonly Row[] {
    if (this.written.size === 0) return this.loadBase();
    const merged: (Row | null)[] = [...this.loadBase()];
    const places = this.places();
    for (const [key, row] of this.written) merged[places.get(key) ?? merged.length] = row;
    return merged.filter((row) => row !== null);
  }

  private touch(): void {
    this.all = null;
    this.isDirty = true;
  }
}
