import { Tabs } from '@chakra-ui/react'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { ALL_CHANNELS, byChannel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn, channelOf, firstShown } from '../../data/conversations/conversation-on.ts'
import { useInboxRow } from '../../data/conversations/conversations.ts'
import { useActs } from '../../lib/acts.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useOnScreen } from '../../lib/on-screen.ts'
import { type ContactTab, useSlot } from '../../lib/slots.ts'
import { PageSpinner } from '../../ui/page-spinner.tsx'
import { ChatTabs } from './chat-tabs.tsx'
import { ConversationFailed } from './conversation-failed.tsx'
import { ContactPanel } from './details/contact-panel.tsx'
import { DetailsDrawer } from './details/details-drawer.tsx'
import { usePanel } from './details/use-panel.ts'
import { ConversationHeader } from './header/conversation-header.tsx'
import { StageControl } from './header/stage-control.tsx'
import { isChannel } from './is-channel.ts'
import { SplitPanes } from './split/split-panes.tsx'
import { SplitToggle } from './split/split-toggle.tsx'
import type { Split } from './split/use-split.ts'
import { TakenAway } from './taken-away.tsx'
import { ChannelPane } from './thread/channel-pane.tsx'
import { ConversationSkeleton } from './thread/thread-skeleton.tsx'
import type { ChatPlace } from './use-chat-place.ts'

interface ConversationProps {
  /** A conversation's id, or a contact's: that address then becomes the one of a conversation. */
  id: string
  place: ChatPlace
  split: Split
  /** Other than 0: the Enter key opened it, how often so far. */
  entered: number
  /** Another address of the same contact's, and the tab where it is not that conversation's. */
  onShow: (row: ConversationRow, id: string, tab?: string) => void
}

/** The opened contact: header, tabs, thread, composer. */
export function Conversation({ id, place, split, entered, onShow }: ConversationProps) {
  const { data: row, error, mutate } = useInboxRow(id)
  if (row && error?.status !== 404)
    return <Opened key={row.contact_id} {...{ row, id, place, split, entered, onShow }} />
  // It was theirs to see a moment ago.
  if (row && error) return <TakenAway row={row} onBack={place.leave} />
  if (error) return <ConversationFailed error={error} onRetry={() => mutate()} onBack={place.leave} />
  return <ConversationSkeleton />
}

function Opened({ row, id, place, split, entered, onShow }: ConversationProps & { row: ConversationRow }) {
  useOnScreen(row.contact_id)
  const own = channelOf(row, id)
  // A contact's id leads to the conversation that is asked for, or to the likeliest one.
  const asked = isChannel(place.tab) ? begunOn(row, place.tab) : null
  const lead = own ? id : (asked ?? firstShown(row))
  const settle = useEffectEvent(() => onShow(row, lead, asked === lead ? undefined : place.tab))
  useEffect(() => {
    if (lead !== id) settle()
  }, [lead, id])

  const type = own ?? channelOf(row, lead) ?? ALL_CHANNELS.find((one) => one === place.tab) ?? ALL_CHANNELS[0]
  const tab = place.tab ?? type
  const channel = isChannel(tab) ? tab : type
  const tabs = useSlot('contactTabs')
  const added = tabs.find(({ id: one }) => one === tab)
  const isOnSeveral = ALL_CHANNELS.filter((one) => begunOn(row, one) !== null).length > 1
  const isSplit = split.isWanted && split.hasRoom && isOnSeveral
  const isShownSplit = isSplit && isChannel(tab)
  const panel = usePanel(isShownSplit)
  const isBeside = panel.isOpen && !added?.isDetails
  const details = {
    isShown: isBeside || added?.isDetails || place.hasDetails,
    isBeside: panel.hasRoom ? panel.isOpen : null,
    toggle: added?.isDetails ? null : panel.hasRoom ? panel.toggle : place.showDetails,
  }
  const language = useLanguage()
  useActs(
    tabs.map(({ id: one, title }) => ({
      id: `tab-${one}`,
      group: 'conversation',
      label: title[language],
      run: () => choose(one),
    })),
  )
  const unread = byChannel((one) => row.channels[one].unread_count > 0)

  /** A channel on which nothing has begun has no address yet: its tab opens under another's. */
  function choose(next: string) {
    const begun = isChannel(next) ? begunOn(row, next) : null
    if (begun !== null) onShow(row, begun)
    else onShow(row, lead, next === type ? undefined : next)
  }

  return (
    <Tabs.Root className="chat-opened" variant="plain" value={tab} onValueChange={({ value }) => choose(value)}>
      <div className="chat-pane">
        <ConversationHeader row={row} type={channel} place={place} details={details}>
          <ChatTabs row={row} unread={unread} />
          {!details.isShown && (
            <div className="chat-header-stages">
              <StageControl row={row} />
            </div>
          )}
          {isChannel(tab) && <SplitToggle split={split} blocked={isOnSeveral ? undefined : 'split_one_channel'} />}
        </ConversationHeader>
        {/* One panel, changed at once: two tabs' composers are never on the page together, unless side by side. */}
        <Tabs.Content key={isShownSplit ? 'split' : tab} value={tab} className="chat-tab-panel">
          {added ? (
            <AddedTab row={row} Content={added.Content} />
          ) : isShownSplit ? (
            <SplitPanes row={row} active={channel} entered={entered} />
          ) : (
            <ChannelPane
              row={row}
              type={channel}
              entered={entered}
              isActive
              onStarted={(begun) => onShow(row, begun)}
            />
          )}
        </Tabs.Content>
      </div>
      {isBeside && <ContactPanel row={row} />}
      <DetailsDrawer row={row} open={place.hasDetails} onClose={place.hideDetails} />
    </Tabs.Root>
  )
}

function AddedTab({ row, Content }: { row: ConversationRow; Content: ContactTab['Content'] }) {
  const common = useText()
  return (
    <div className="chat-tab-page">
      <Suspense fallback={<PageSpinner text={common('loading')} />}>
        <Content row={row} />
      </Suspense>
    </div>
  )
}
