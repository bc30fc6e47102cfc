import { IconButton } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { firstAddress } from '#contract/customers/channels/addresses.ts'
import type { ListedContact } from '#contract/customers/contact.ts'
import type { OwnField } from '../../../data/fields.ts'
import { useStages } from '../../../data/stages.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useCustomText } from '../../../lib/language/use-custom-text.ts'
import { useMay } from '../../../lib/session.ts'
import { useCallContact } from '../../../lib/voice/use-call-contact.ts'
import { ColleagueMark } from '../../../parts/colleague-avatar.tsx'
import { PersonAvatar } from '../../../ui/person-avatar.tsx'
import { Labels } from '../../labels/index.ts'
import { ContactPhone } from '../contact-phone.tsx'
import { type ContactDeeds, ContactMenu } from './contact-menu.tsx'
import { useListText } from './texts.ts'
import type { Place } from './use-place.ts'
import './contact-row.css'
import './contact-row-narrow.css'

/** A row shows so many labels; the contact's own panel shows all (S1 §9). */
const LABELS_SHOWN = 2

interface ContactRowProps {
  contact: ListedContact
  place: Place
  on: ContactDeeds
  /** The dealership's own fields to show. */
  columns?: OwnField[]
  /** Left out where nobody is selected. */
  isSelected?: boolean
  onToggle?: () => void
}

/** A contact in the list. A click anywhere but on a button or number opens it. */
export function ContactRow({ contact, place, on, columns = [], isSelected, onToggle }: ContactRowProps) {
  const t = useListText()
  const { listTime, moment } = useFormats()
  const { id, display_name, email, labels, stage, assigned_agent, created_at } = contact
  const { nameOf } = useStages()
  const name = phoneText(display_name)
  const number = firstAddress(contact)
  return (
    <li className="people-row" data-open={place.contact === id || undefined} data-own={columns.length || undefined}>
      {onToggle && (
        <input
          type="checkbox"
          className="people-box people-check"
          checked={isSelected}
          aria-label={t('select_one', { name })}
          onChange={onToggle}
        />
      )}
      <PersonAvatar className="people-avatar" name={display_name} colorSeed={id} size="md" />
      <div className="people-who">
        <Link
          className="people-name"
          to={place.addressOfContact(id)}
          state={{ cursor: place.cursor, isFromList: true }}
          aria-current={place.contact === id || undefined}
          title={name}
        >
          {name}
        </Link>
        {assigned_agent && <ColleagueMark className="people-mark" words={assigned_agent.name} {...assigned_agent} />}
        <Labels labels={labels.slice(0, LABELS_SHOWN)} />
        {labels.length > 1 && <span className="people-more">+{labels.length - 1}</span>}
      </div>
      <div className="people-phone">{number && <ContactPhone number={number} contact={id} />}</div>
      <div className="people-email">
        {email && (
          <a href={`mailto:${email}`} title={email}>
            {email}
          </a>
        )}
      </div>
      <div className="people-stage">
        <span title={nameOf(stage)}>{nameOf(stage)}</span>
        {number && <span className="people-number">{phoneText(number)}</span>}
        <span className="people-owner" title={assigned_agent?.name}>
          {assigned_agent?.name ?? t('assignee_none')}
        </span>
      </div>
      <time className="people-added" dateTime={created_at} title={moment(created_at)}>
        {listTime(created_at)}
      </time>
      {columns.length > 0 && <OwnValues columns={columns} custom={contact.custom} />}
      {number?.startsWith('+') && <CallContact number={number} contact={contact} />}
      <ContactMenu contact={contact} on={on} />
    </li>
  )
}

/** Where it is narrow, in the number's place. */
function CallContact({ number, contact }: { number: string; contact: ListedContact }) {
  const t = useListText()
  const callOf = useCallContact()
  const mayCall = useMay('call')
  if (!mayCall) return null
  const label = t('call_number', { number: phoneText(number) })
  const deed = callOf({ number, contact: contact.id })
  const look = { className: 'people-call', variant: 'ghost', boxSize: '11', 'aria-label': label, title: label } as const
  return typeof deed === 'function' ? (
    <IconButton {...look} onClick={deed}>
      <Phone />
    </IconButton>
  ) : (
    <IconButton {...look} asChild>
      <Link to={deed}>
        <Phone />
      </Link>
    </IconButton>
  )
}

function OwnValues({ columns, custom = {} }: { columns: OwnField[]; custom: ListedContact['custom'] }) {
  const say = useCustomText()
  return (
    <dl className="people-own">
      {columns.map(({ id, key, kind, name }) => {
        const value = custom[key]
        const text = value === undefined ? '–' : say(kind, value)
        return (
          <div key={id}>
            <dt title={name}>{name}</dt>
            <dd title={text}>{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
