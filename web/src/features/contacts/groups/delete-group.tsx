import type { Group } from '../../../data/groups.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useGroupText } from './texts.ts'
import { useDeleteGroup } from './use-delete-group.ts'

/** Asks before a group is deleted; its people stay. */
export function DeleteGroup({ open, group, onDone }: { open: boolean; group: Group; onDone: () => void }) {
  const t = useGroupText()
  const common = useText()
  const remove = useDeleteGroup()
  return (
    <ConfirmDialog
      open={open}
      title={t('delete_group')}
      confirmLabel={t('delete')}
      cancelLabel={common('cancel')}
      destructive
      onCancel={onDone}
      onConfirm={async () => {
        await remove(group.id)
        onDone()
      }}
    >
      {t('delete_group_question', { name: group.name })}
    </ConfirmDialog>
  )
}
