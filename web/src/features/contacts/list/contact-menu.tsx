import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { EllipsisVertical, MessageCircle, Pencil, Phone, Trash2, UserRoundMinus } from 'lucide-react'
import { Link } from 'react-router'
import type { ListedContact } from '#contract/customers/contact.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { chatWith } from '../chat-with.ts'
import { useContactText } from '../texts.ts'

/** What is asked for of a contact. */
export interface ContactDeeds {
  onEdit: (contact: ListedContact) => void
  onDelete: (contact: ListedContact) => void
  /** In a group made by hand: out of it. */
  onTakeOut?: () => void
}

/** What can be done with a contact of the list (S1 §2). */
export function ContactMenu({ contact, on }: { contact: ListedContact; on: ContactDeeds }) {
  const t = useContactText()
  const label = t('contact_actions', { name: phoneText(contact.display_name) })
  const height = { base: '11', md: '9' }
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        if (value === 'edit') on.onEdit(contact)
        if (value === 'take_out') on.onTakeOut?.()
        if (value === 'delete') on.onDelete(contact)
      }}
    >
      <Menu.Trigger asChild>
        <IconButton className="people-menu" variant="ghost" size="sm" color="fg.muted" aria-label={label} title={label}>
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="48">
            <Menu.Item value="edit" minHeight={height}>
              <Pencil size={16} /> {t('edit_contact')}
            </Menu.Item>
            <Menu.Item value="whatsapp" minHeight={height} asChild>
              <Link to={chatWith(contact.id, 'whatsapp')}>
                <MessageCircle size={16} /> {t('send_whatsapp')}
              </Link>
            </Menu.Item>
            <Menu.Item value="calls" minHeight={height} asChild>
              <Link to={chatWith(contact.id, 'calls')}>
                <Phone size={16} /> {t('call_contact')}
              </Link>
            </Menu.Item>
            {on.onTakeOut && (
              <Menu.Item value="take_out" minHeight={height}>
                <UserRoundMinus size={16} /> {t('remove_from_group')}
              </Menu.Item>
            )}
            <Menu.Item value="delete" minHeight={height} color="fg.error">
              <Trash2 size={16} /> {t('delete_contact')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
