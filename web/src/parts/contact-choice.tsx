import { useState } from 'react'
import { useFoundContacts } from '../data/contacts.ts'
import { phoneText } from '../lib/language/phone-text.ts'
import { useText } from '../lib/language/text.ts'
import { FoundChoice } from './found-choice.tsx'

const MOST_SHOWN = 6

interface ContactChoiceProps {
  value: string | undefined
  onChange: (id?: string) => void
  error?: string
}

/** Finds the customer that something is for. */
export function ContactChoice({ value, onChange, error }: ContactChoiceProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const found = useFoundContacts(search ? { search, per_page: MOST_SHOWN } : null)
  return (
    <FoundChoice
      label={t('customer')}
      placeholder={t('find_contact')}
      none={t('nobody_found')}
      found={found.data?.data.map(({ id, display_name, phone }) => ({
        id,
        text: phoneText(display_name),
        more: phone ? phoneText(phone) : '',
      }))}
      error={error}
      isChosen={value !== undefined}
      onSearch={setSearch}
      onChange={onChange}
    />
  )
}
