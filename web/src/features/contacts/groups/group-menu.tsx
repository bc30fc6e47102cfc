import { Pencil, Trash2 } from 'lucide-react'
import { useText } from '../../../lib/language/text.ts'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { useGroupText } from './texts.ts'

export type GroupDeed = 'rename' | 'delete'

/** A group's actions. */
export function GroupMenu({ name, onSelect }: { name: string; onSelect: (deed: GroupDeed) => void }) {
  const t = useGroupText()
  const common = useText()
  return (
    <RowMenu
      className="people-menu"
      variant="ghost"
      color="fg.muted"
      label={common('actions_for', { name })}
      deeds={[
        { value: 'rename', icon: Pencil, text: t('rename'), does: () => onSelect('rename') },
        { value: 'delete', icon: Trash2, text: t('delete'), does: () => onSelect('delete'), destructive: true },
      ]}
    />
  )
}
