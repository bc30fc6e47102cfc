import { setColumns, useColumns } from '../api.ts'

/** A field's column by name, null for none; a field that is not named is mapped by its column's name. */
export type Overrides = Record<string, string | null>

/** How the columns of the last file were understood. */
export function useMapping(isWanted: boolean) {
  const read = useColumns(isWanted)
  return {
    ...read,
    async save(fields: Overrides) {
      const { message: _said, ...mapping } = await setColumns(fields)
      await read.mutate(mapping, { revalidate: false })
    },
  }
}
export type Mapping = NonNullable<ReturnType<typeof useMapping>['data']>
