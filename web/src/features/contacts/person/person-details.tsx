import { DataList, Link } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ADDRESS_KINDS, ADDRESSES } from '#contract/customers/channels/addresses.ts'
import type { Contact } from '#contract/customers/contact.ts'
import { CONTACT_FIELDS, type ContactFieldName, LONG_FIELDS, SHORT_FIELDS } from '#contract/customers/contact-fields.ts'
import { useStages } from '../../../data/stages.ts'
import { useSession } from '../../../lib/session.ts'
import { Choice } from '../../../ui/choice.tsx'
import { ContactPhone } from '../contact-phone.tsx'
import { Assignment } from './assignment.tsx'
import { LabelPicker } from './label-picker.tsx'
import { usePersonText } from './texts.ts'
import { useChangeContact } from './use-change-contact.ts'

const asWritten = (text: string) => text
const kinds = {
  text: asWritten,
  prose: asWritten,
  email: (address: string) => <Link href={`mailto:${address}`}>{address}</Link>,
}

/** What is known of a contact, with stage and labels to change in place. */
export function PersonDetails({ contact }: { contact: Contact }) {
  const t = usePersonText()
  const { stages } = useStages()
  const { isManager } = useSession()
  const change = useChangeContact(contact)
  const { assigned_agent } = contact
  const addresses = ADDRESS_KINDS.flatMap((kind) => {
    const { field } = ADDRESSES[kind]
    const address = contact[field]
    const isShown = address && (field === 'phone' || address !== contact.phone)
    return isShown ? [{ field, address }] : []
  })
  const facts = (names: ContactFieldName[]) =>
    names.map((name) => {
      const text = contact[name]
      return (
        text && (
          <Fact key={name} label={t(`field_${name}`)}>
            {kinds[CONTACT_FIELDS[name].kind](text)}
          </Fact>
        )
      )
    })
  return (
    <div className="person-details">
      <Choice
        label={t('stage')}
        value={contact.stage}
        onChange={(stage) => change({ stage })}
        options={stages.map(({ id, name }) => ({ value: id, text: name }))}
      />
      {isManager && <Assignment contact={contact} />}
      <LabelPicker
        labels={contact.labels}
        onToggle={(label, isOn) => change(isOn ? { add_labels: [label] } : { remove_labels: [label] })}
      />
      <DataList.Root gap="3">
        {addresses.map(({ field, address }) => (
          <Fact key={field} label={t(`field_${field}`)}>
            <ContactPhone number={address} contact={contact.id} />
          </Fact>
        ))}
        {facts(SHORT_FIELDS)}
        {!isManager && <Fact label={t('assigned_to')}>{assigned_agent?.name ?? t('assignee_none')}</Fact>}
        {facts(LONG_FIELDS)}
      </DataList.Root>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue overflowWrap="anywhere" whiteSpace="pre-wrap">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  )
}
