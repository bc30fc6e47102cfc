/** Merges a union's members into one type. */
export type Whole<Table> = (Table extends unknown ? (table: Table) => void : never) extends (table: infer All) => void
  ? All
  : never

/**
 * Merges the areas' entries into one table. No two areas use the same name. A call marked `@__PURE__` is left out of
 * functions that do not read its result.
 */
export const gather = <Tables extends Record<string, object>>(byArea: Tables): Whole<Tables[keyof Tables]> =>
  Object.assign({}, ...Object.values(byArea))
