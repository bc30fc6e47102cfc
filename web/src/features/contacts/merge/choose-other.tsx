import { useState } from 'react'
import { firstAddress } from '#contract/customers/channels/addresses.ts'
import type { ListedContact } from '#contract/customers/contact.ts'
import { useFoundContacts } from '../../../data/contacts.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import '../list/contact-row.css'
import './merge.css'
import { useMergeText } from './texts.ts'

const SEARCH_MS = 300
const MOST_FOUND = 8

interface ChooseOtherProps {
  contact: ListedContact
  onClose: () => void
  onChoose: (id: string) => void
}

/** Looks for the contact that another one is to be merged with. */
export function ChooseOther({ contact, onClose, onChoose }: ChooseOtherProps) {
  const t = useMergeText()
  const common = useText()
  const [search, setSearch] = useState(contact.last_name || contact.first_name)
  const { data, error, mutate } = useFoundContacts(search === '' ? null : { search, per_page: MOST_FOUND })
  const others = data?.data.filter(({ id }) => id !== contact.id)
  return (
    <DialogFrame open onClose={onClose} title={t('merge_title')} closeLabel={common('close')}>
      <SearchBox
        value={search}
        label={t('find_other')}
        clearLabel={t('clear_search')}
        debounceMs={SEARCH_MS}
        onSearch={setSearch}
      />
      {error && !data && <LoadFailed title={t('merge_failed')} error={error} onRetry={() => mutate()} />}
      {others?.length === 0 && <p className="twins-head">{t('none_found')}</p>}
      <ul className="people-rows" aria-label={t('find_other')}>
        {others?.map((one) => (
          <li key={one.id} className="people-row twins-row">
            <button type="button" className="people-who" onClick={() => onChoose(one.id)}>
              <span className="people-name">{phoneText(one.display_name)}</span>
              <span className="people-conditions">
                {[phoneText(firstAddress(one) ?? ''), one.email].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
