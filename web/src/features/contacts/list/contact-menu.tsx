import { Merge, Pencil, Trash2, UserRoundMinus } from 'lucide-react'
import type { ListedContact } from '#contract/customers/contact.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { type RowDeed, RowMenu } from '../../../ui/row-menu.tsx'
import { useContactDeeds } from '../use-contact-deeds.ts'
import { useListText } from './texts.ts'

/** Callbacks for a contact's actions. */
export interface ContactDeeds {
  /** For people whose role allows it, like the next. */
  onEdit?: (contact: ListedContact) => void
  onDelete?: (contact: ListedContact) => void
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
  const { onEdit, onMerge, onTakeOut, onDelete } = on
  const all: (RowDeed | undefined)[] = [
    onEdit && { value: 'edit', icon: Pencil, text: t('edit_contact'), does: () => onEdit(contact) },
    ...deeds,
    onMerge && { value: 'merge', icon: Merge, text: t('merge_with'), does: () => onMerge(contact) },
    onTakeOut && { value: 'take_out', icon: UserRoundMinus, text: t('remove_from_group'), does: onTakeOut },
    onDelete && {
      value: 'delete',
      icon: Trash2,
      text: t('delete_contact'),
      does: () => onDelete(contact),
      destructive: true,
    },
  ]
  const offered = all.filter((deed) => deed !== undefined)
  if (offered.length === 0) return null
  return (
    <RowMenu
      className="people-menu"
      variant="ghost"
      color="fg.muted"
      label={common('actions_for', { name: phoneText(display_name) })}
      deeds={offered}
    />
  )
}
