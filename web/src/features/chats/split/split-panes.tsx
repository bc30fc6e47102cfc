import { ALL_CHANNELS, type Channel, channelName } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn, shownAddress } from '../../../data/conversations/conversation-on.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { ChannelIcon } from '../channel-badge.tsx'
import { ChannelPane } from '../thread/channel-pane.tsx'

interface SplitPanesProps {
  row: ConversationRow
  /** The tab's: its composer is the one that the keys lead to. */
  active: Channel
  entered: number
}

/** A contact's channels that have begun side by side, each with its composer. */
export function SplitPanes({ row, active, entered }: SplitPanesProps) {
  const language = useLanguage()
  return (
    <div className="chat-split">
      {ALL_CHANNELS.filter((type) => begunOn(row, type) !== null).map((type) => (
        <section key={type} className="chat-split-pane" aria-label={channelName(type, language)}>
          <h3 className="chat-split-title">
            <ChannelIcon type={type} />
            {channelName(type, language)}
            <span>{phoneText(shownAddress(row, type))}</span>
          </h3>
          <ChannelPane row={row} type={type} entered={type === active ? entered : 0} isActive={type === active} />
        </section>
      ))}
    </div>
  )
}
