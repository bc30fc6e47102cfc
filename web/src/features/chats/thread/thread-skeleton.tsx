import { useText } from '../../../lib/language/text.ts'

const PLACEHOLDERS = [
  { key: 'one', direction: 'inbound', width: '46%' },
  { key: 'two', direction: 'outbound', width: '58%' },
  { key: 'three', direction: 'inbound', width: '34%' },
  { key: 'four', direction: 'inbound', width: '52%' },
  { key: 'five', direction: 'outbound', width: '40%' },
]

/** Stands for the messages while they load for the first time. */
export function ThreadSkeleton() {
  const common = useText()
  return (
    <div className="chat-thread-skeleton" role="status" aria-label={common('loading')}>
      {PLACEHOLDERS.map(({ key, direction, width }) => (
        <span key={key} className="chat-skeleton chat-skeleton-bubble" data-direction={direction} style={{ width }} />
      ))}
    </div>
  )
}

/** Stands for a conversation of which nothing is known yet: its header, its thread, its field. */
export function ConversationSkeleton() {
  return (
    <>
      <div className="chat-header" aria-hidden>
        <div className="chat-header-row">
          <span className="chat-skeleton chat-skeleton-avatar chat-avatar" />
          <span className="chat-skeleton chat-skeleton-name" />
        </div>
        <div className="chat-header-tabs">
          <span className="chat-skeleton chat-skeleton-tabs" />
        </div>
      </div>
      <ThreadSkeleton />
      <div className="chat-composer" aria-hidden>
        <span className="chat-skeleton chat-skeleton-field" />
      </div>
    </>
  )
}
