import { Merge, Pencil, Trash2, UserRoundMinus } from 'lucide-react'
import type { ListedContact } from '#contract/customers/contact.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { type RowDeed, RowMenu } from '../../../ui/row-menu.tsx'
import { useContactDeeds } from '../use-contact-deeds.ts'
import { useListText } from './texts.ts'

/** Callbacks for a contact's actions. */
export interface ContactDeeds {
  onEdit: (contact: ListedContact) => void
  onDelete: (contact: ListedContact) => void
  /** With another one that is looked for; managers only. */
  onMerge?: (contact: ListedContact) => void
  /** In a group made by hand: out of it. */
  onTakeOut?: () => void
}

/** The actions on a contact in the list (S1 §2). */
export function ContactMenu({ contact, on }: { contact: ListedContact; on: ContactDeeds }) {
  const t = useListText()
  const common = useText()
  const { display_name } = contact
  const deeds = useContactDeeds(contact)
  const takeOut: RowDeed[] = on.onTakeOut
    ? [{ value: 'take_out', icon: UserRoundMinus, text: t('remove_from_group'), does: on.onTakeOut }]
    : []
  const { onMerge } = on
  const merge: RowDeed[] = onMerge
    ? [{ value: 'merge', icon: Merge, text: t('merge_with'), does: () => onMerge(contact) }]
    : []
  return (
    <RowMenu
      className="people-menu"
      variant="ghost"
      color="fg.muted"
      label={common('actions_for', { name: phoneText(display_name) })}
      deeds={[
        { value: 'edit', icon: Pencil, text: t('edit_contact'), does: () => on.onEdit(contact) },
        ...deeds,
        ...merge,
        ...takeOut,
        {
          value: 'delete',
          icon: Trash2,
          text: t('delete_contact'),
          does: () => on.onDelete(contact),
          destructive: true,
        },
      ]}
    />
  )
}
