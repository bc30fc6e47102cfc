/** A union's members as one. */
export type Whole<Table> = (Table extends unknown ? (table: Table) => void : never) extends (table: infer All) => void
  ? All
  : never

/**
 * The entries that the areas add to a table, as one table. No two areas name an entry alike. A
 * call that is marked `@__PURE__` is left out of the functions that do not read what it gives.
 */
export const gather = <Tables extends Record<string, object>>(byArea: Tables): Whole<Tables[keyof Tables]> =>
  Object.assign({}, ...Object.values(byArea))
