import { useText } from '../../../lib/language/text.ts'

const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Stands for the rows while they load for the first time. */
export function ConversationRowsSkeleton() {
  const common = useText()
  return (
    <div className="chat-rows" role="status" aria-label={common('loading')}>
      {PLACEHOLDERS.map((key) => (
        <div key={key} className="chat-row-skeleton">
          <span className="chat-skeleton chat-skeleton-avatar" />
          <span className="chat-row-text">
            <span className="chat-skeleton chat-skeleton-name" />
            <span className="chat-skeleton chat-skeleton-preview" />
          </span>
        </div>
      ))}
    </div>
  )
}
