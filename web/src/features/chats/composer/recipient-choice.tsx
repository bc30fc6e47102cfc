import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useComposerText } from './texts.ts'

interface RecipientChoiceProps {
  row: ConversationRow
  type: Channel
  /** The number that is chosen; absent for the one that they wrote from last. */
  chosen: string | undefined
  onChoose: (address: string) => void
}

/** The choice of a contact's number; nothing if they have only one. */
export function RecipientChoice({ row, type, chosen, onChoose }: RecipientChoiceProps) {
  const t = useComposerText()
  const { address, others } = row.channels[type]
  if (others.length === 0) return null
  const labelOf = (number: string) => row.contact.numbers.find(({ value }) => value === number)?.label
  const options = [...(address ? [{ address, label: labelOf(address) }] : []), ...others]
  return (
    <label className="chat-recipient">
      {t('send_to')}
      <select value={chosen ?? address ?? ''} onChange={({ target }) => onChoose(target.value)}>
        {options.map(({ address: number, label }) => (
          <option key={number} value={number}>
            {label ? `${phoneText(number)} · ${label}` : phoneText(number)}
          </option>
        ))}
      </select>
    </label>
  )
}
