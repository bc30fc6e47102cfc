import { setColumns, useColumns } from '../../../data/syncs.ts'

/** A field's column by name, null for none; a field that is not named is mapped by its column's name. */
export type Overrides = Record<string, string | null>

/** How the columns of the last file were understood. */
export function useMapping(isWanted: boolean) {
  const read = useColumns(isWanted)
  return {
    ...read,
    save: (fields: Overrides) => setColumns(fields),
  }
}
export type Mapping = NonNullable<ReturnType<typeof useMapping>['data']>
