import { setColumns, useColumns } from '../../../data/syncs.ts'

/** A field's column by name, null for none; an absent field is mapped by its column's name. */
export type Overrides = Record<string, string | null>

/** The mapping of the last file's columns. */
export function useMapping(isWanted: boolean) {
  const read = useColumns(isWanted)
  return {
    ...read,
    save: (fields: Overrides) => setColumns(fields),
  }
}
export type Mapping = NonNullable<ReturnType<typeof useMapping>['data']>
