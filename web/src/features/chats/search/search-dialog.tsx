import { useState } from 'react'
import { ALL_CHANNELS, channelName } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn } from '../../../data/conversations/conversation-on.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { nameOf } from '../name-of.ts'
import { useChatPlace } from '../use-chat-place.ts'
import { FoundMessages } from './found-messages.tsx'
import './search.css'
import { useSearchText } from './texts.ts'

interface SearchDialogProps {
  row: ConversationRow
  open: boolean
  onClose: () => void
}

/** Finds what was written or said in a contact's conversations, and leads there. */
export function SearchDialog({ row, open, onClose }: SearchDialogProps) {
  const t = useSearchText()
  const language = useLanguage()
  const common = useText()
  const { showMessage } = useChatPlace()
  const [search, setSearch] = useState('')
  const begun = ALL_CHANNELS.flatMap((type) => {
    const id = begunOn(row, type)
    return id === null ? [] : [{ type, id }]
  })
  return (
    <DialogFrame
      open={open}
      size="lg"
      title={t('title', { name: nameOf(row) })}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <div className="chat-found">
        <SearchBox value={search} label={t('search')} clearLabel={t('clear')} onSearch={setSearch} />
        {search === '' ? (
          <p className="chat-found-hint">{t('hint')}</p>
        ) : (
          begun.map((place) => (
            <section key={`${place.type} ${search}`} aria-label={channelName(place.type, language)}>
              {begun.length > 1 && <h3>{channelName(place.type, language)}</h3>}
              <FoundMessages
                place={place}
                search={search}
                name={nameOf(row)}
                onChoose={(message) => {
                  onClose()
                  showMessage(place.id, message)
                }}
              />
            </section>
          ))
        )}
      </div>
    </DialogFrame>
  )
}
