import { useState } from 'react'
import { useFoundContacts } from '../../../data/contacts.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useCalendarText } from '../texts.ts'
import { FoundChoice } from './found-choice.tsx'

const MOST_SHOWN = 6

/** Finds the customer that an appointment is for. */
export function ContactChoice({ value, onChange }: { value: string | undefined; onChange: (id?: string) => void }) {
  const t = useCalendarText()
  const [search, setSearch] = useState('')
  const found = useFoundContacts(search ? { search, per_page: MOST_SHOWN } : null)
  return (
    <FoundChoice
      label={t('contact')}
      placeholder={t('find_contact')}
      none={t('nobody_found')}
      found={found.data?.data.map(({ id, display_name, phone }) => ({
        id,
        text: phoneText(display_name),
        more: phone ? phoneText(phone) : '',
      }))}
      isChosen={value !== undefined}
      onSearch={setSearch}
      onChange={onChange}
    />
  )
}
