import { useText } from '../../../lib/language/text.ts'
import { FilterDrawer } from '../../../ui/filter-drawer.tsx'
import type { Group } from '../api.ts'
import { FilterForm } from '../list/filter-form.tsx'
import { useContactText } from '../texts.ts'
import { useEditGroup } from './use-edit-group.ts'

/** The button that opens a group's conditions; those that were deleted are left out. */
export function EditGroup({ group }: { group: Group }) {
  const t = useContactText()
  const common = useText()
  const edit = useEditGroup()
  const { search, ...filters } = group.conditions ?? {}
  for (const gone of group.gone) delete filters[gone]
  return (
    <FilterDrawer title={t('edit_group')} label={t('edit')} closeLabel={common('close')}>
      {(close) => (
        <FilterForm
          filters={filters}
          onApply={(wanted) => {
            void edit(group, { ...wanted, ...(search && { search }) })
            close()
          }}
        />
      )}
    </FilterDrawer>
  )
}
