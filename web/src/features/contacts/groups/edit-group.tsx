import type { Group } from '../../../data/groups.ts'
import { useText } from '../../../lib/language/text.ts'
import { FilterDrawer } from '../../../ui/filter-drawer.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { FilterForm } from '../list/filter-form.tsx'
import { useGroupText } from './texts.ts'
import { useEditGroup } from './use-edit-group.ts'

/** The button that opens a group's conditions; those that were deleted are left out. */
export function EditGroup({ group }: { group: Group }) {
  const t = useGroupText()
  const common = useText()
  const edit = useEditGroup()
  const { search, ...filters } = group.conditions ?? {}
  for (const gone of group.gone) delete filters[gone === 'field' ? 'custom' : gone]
  return (
    <FilterDrawer title={t('edit_group')} label={t('edit')} closeLabel={common('close')}>
      {(close) => (
        <FilterForm
          filters={filters}
          onApply={(wanted) => {
            const conditions = { ...wanted, ...(search && { search }) }
            // Without any it would be everybody, which nobody asked for.
            if (Object.keys(conditions).length === 0)
              return toaster.create({ type: 'warning', title: t('group_empty_filter') })
            void edit(group, conditions)
            close()
          }}
        />
      )}
    </FilterDrawer>
  )
}
