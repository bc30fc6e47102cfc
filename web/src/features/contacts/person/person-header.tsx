import { IconButton } from '@chakra-ui/react'
import { Merge, Pencil, Trash2, X } from 'lucide-react'
import { Link } from 'react-router'
import type { Contact } from '#contract/customers/contact.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { PersonAvatar } from '../../../ui/person-avatar.tsx'
import { type RowDeed, RowMenu } from '../../../ui/row-menu.tsx'
import type { ContactDeeds } from '../list/contact-menu.tsx'
import { useContactDeeds } from '../use-contact-deeds.ts'
import { usePersonText } from './texts.ts'

interface PersonHeaderProps {
  contact: Contact
  onClose: () => void
  on: ContactDeeds
}

/** A contact's name, what one does with them daily, and a menu of the rest. */
export function PersonHeader({ contact, onClose, on }: PersonHeaderProps) {
  const t = usePersonText()
  const common = useText()
  const name = phoneText(contact.display_name)
  const deeds = useContactDeeds(contact)
  const { onEdit, onMerge, onDelete } = on
  const rest: (RowDeed | undefined)[] = [
    onEdit && { value: 'edit', icon: Pencil, text: t('edit_contact'), does: () => onEdit(contact) },
    onMerge && { value: 'merge', icon: Merge, text: t('merge_with'), does: () => onMerge(contact) },
    onDelete && {
      value: 'delete',
      icon: Trash2,
      text: t('delete_contact'),
      does: () => onDelete(contact),
      destructive: true,
    },
  ]
  const offered = rest.filter((deed) => deed !== undefined)
  const look = { variant: 'ghost', color: 'fg.muted', boxSize: { base: '11', md: '9' } } as const
  return (
    <header className="person-head">
      <div className="person-who">
        <PersonAvatar name={contact.display_name} colorSeed={contact.id} size="md" />
        <div>
          <h2>{name}</h2>
        </div>
        {offered.length > 0 && <RowMenu {...look} label={common('actions_for', { name })} deeds={offered} />}
        <IconButton
          {...look}
          size="sm"
          marginInlineEnd="-2"
          aria-label={t('close_contact')}
          title={t('close_contact')}
          onClick={onClose}
        >
          <X />
        </IconButton>
      </div>
      <div className="person-deeds">
        {deeds.map(({ value, icon: Icon, shortText, does }) =>
          typeof does === 'function' ? (
            <button key={value} type="button" onClick={does}>
              <Icon aria-hidden /> {shortText}
            </button>
          ) : (
            <Link key={value} to={does}>
              <Icon aria-hidden /> {shortText}
            </Link>
          ),
        )}
      </div>
    </header>
  )
}
