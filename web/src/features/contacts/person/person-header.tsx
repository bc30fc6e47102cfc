import { Button, IconButton } from '@chakra-ui/react'
import { Merge, Pencil, Trash2, X } from 'lucide-react'
import { Link } from 'react-router'
import type { Contact } from '#contract/customers/contact.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { PersonAvatar } from '../../../ui/person-avatar.tsx'
import type { ContactDeeds } from '../list/contact-menu.tsx'
import { useContactDeeds } from '../use-contact-deeds.ts'
import { usePersonText } from './texts.ts'

interface PersonHeaderProps {
  contact: Contact
  onClose: () => void
  on: ContactDeeds
}

/** A contact's name and actions. */
export function PersonHeader({ contact, onClose, on }: PersonHeaderProps) {
  const t = usePersonText()
  const { day } = useFormats()
  const name = phoneText(contact.display_name)
  const deeds = useContactDeeds(contact)
  const { onEdit, onMerge, onDelete } = on
  const look = { variant: 'outline', size: 'sm' } as const
  return (
    <header className="person-head">
      <div className="person-who">
        <PersonAvatar name={contact.display_name} colorSeed={contact.id} size="md" />
        <div>
          <h2>{name}</h2>
          <p>{t('since', { date: day(contact.created_at) })}</p>
        </div>
        <IconButton
          variant="ghost"
          size="sm"
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
            <Button key={value} {...look} onClick={does}>
              <Icon /> {shortText}
            </Button>
          ) : (
            <Button key={value} {...look} asChild>
              <Link to={does}>
                <Icon /> {shortText}
              </Link>
            </Button>
          ),
        )}
        {onEdit && (
          <IconButton
            {...look}
            aria-label={t('edit_contact')}
            title={t('edit_contact')}
            onClick={() => onEdit(contact)}
          >
            <Pencil />
          </IconButton>
        )}
        {onMerge && (
          <IconButton {...look} aria-label={t('merge_with')} title={t('merge_with')} onClick={() => onMerge(contact)}>
            <Merge />
          </IconButton>
        )}
        {onDelete && (
          <IconButton
            {...look}
            color="fg.error"
            aria-label={t('delete_contact')}
            title={t('delete_contact')}
            onClick={() => onDelete(contact)}
          >
            <Trash2 />
          </IconButton>
        )}
      </div>
    </header>
  )
}
