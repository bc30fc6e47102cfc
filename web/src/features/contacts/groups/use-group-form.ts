import { groups } from '#contract/customers/groups.ts'
import { createGroup, type Members, renameGroup } from '../../../data/groups.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useGroupText } from './texts.ts'

/** The form of a group's name: of one that is renamed, or of a new one of these people. */
export function useGroupForm(of: { id: string; name: string } | Members, onDone: () => void) {
  const t = useGroupText()
  const isKnown = 'id' in of
  const form = useContractForm<{ name: string }>({
    schema: groups.update.body,
    defaultValues: { name: isKnown ? of.name : '' },
    empty: { name: t('group_name_missing') },
  })
  const submit = useSubmit(
    form,
    async ({ name }) => {
      await (isKnown ? renameGroup(of.id, name) : createGroup({ name, ...of }))
      toaster.create({ type: 'success', title: t(isKnown ? 'group_renamed' : 'group_created', { name }) })
      onDone()
    },
    t('group_failed'),
  )
  return { form, submit }
}
