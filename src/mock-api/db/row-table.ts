export type RowKey = number | string;

/** Changes to the fixtures. Arrays of cells take a third of the space of objects. */
export type TableChanges = { lastId: number; removed: RowKey[]; columns: string[]; rows: unknown[][] };

/** By the array of fixtures: all databases of a day share it, and each test creates a database. */
const indexesByRows = new WeakMap<readonly object[], ReadonlyMap<RowKey, number>>();

/** Fixtures overlaid by written rows. Only written rows are stored; rows are replaced, never changed. */
export class RowTable<Row extends { id: number }> {
  private isChanged = false;
  private written = new Map<RowKey, Row | null>();
  private lastId = 0;
  private all: readonly Row[] | null = null;

  /** `loadBase` must return the same array at each call. */
  constructor(
    private readonly loadBase: () => readonly Row[],
    private readonly getKey: (row: Row) => RowKey = (row) => row.id,
  ) {}

  isDirty(): boolean {
    return this.isChanged;
  }

  markStored(): void {
    this.isChanged = false;
  }

  rows(): readonly Row[] {
    this.all ??= this.merge();
    return this.all;
  }

  get(key: RowKey): Row | undefined {
    const written = this.written.get(key);
    return written === undefined ? this.getFixture(key) : (written ?? undefined);
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
    // TypeScript does not see that `Omit<Row, 'id'>` and `id` make a `Row`.
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
    // Rows may lack optional fields.
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const cells = rows.map((row) => columns.map((column): unknown => Reflect.get(row, column)));
    return { lastId: this.lastId, removed, columns, rows: cells };
  }

  restore(changes: TableChanges | null): void {
    this.written = new Map();
    this.lastId = changes?.lastId ?? 0;
    for (const key of changes?.removed ?? []) this.written.set(key, null);
    const columns = changes?.columns ?? [];
    for (const cells of changes?.rows ?? []) {
      const fields: Record<string, unknown> = Object.fromEntries(
        columns.map((column, index) => [column, cells[index]]),
      );
      // `changes()` wrote these cells from a `Row`.
      const row = fields as Row;
      this.written.set(this.getKey(row), row);
    }
    this.all = null;
    this.isChanged = false;
  }

  private nextId(): number {
    if (this.lastId > 0) return this.lastId + 1;
    // Counts removed fixtures, so that no id is given twice.
    return this.loadBase().reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  }

  private getFixture(key: RowKey): Row | undefined {
    const index = this.getIndexes().get(key);
    return index === undefined ? undefined : this.loadBase()[index];
  }

  private getIndexes(): ReadonlyMap<RowKey, number> {
    const rows = this.loadBase();
    const cached = indexesByRows.get(rows);
    if (cached) return cached;
    const indexes = new Map(rows.map((row, index) => [this.getKey(row), index]));
    indexesByRows.set(rows, indexes);
    return indexes;
  }

  /** Changed rows keep their place; new rows follow in the order of their writing. */
  private merge(): readonly Row[] {
    if (this.written.size === 0) return this.loadBase();
    const merged: (Row | null)[] = [...this.loadBase()];
    const indexes = this.getIndexes();
    for (const [key, row] of this.written) merged[indexes.get(key) ?? merged.length] = row;
    return merged.filter((row) => row !== null);
  }

  private touch(): void {
    this.all = null;
    this.isChanged = true;
  }
}
