import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useThreadText } from './texts.ts'
import './parts.css'

/** The customer's reactions, at a message's edge. */
export function Reactions({ reactions, name }: { reactions: ChatMessage['reactions']; name: string }) {
  const t = useThreadText()
  return reactions.map(({ emoji }) => {
    const words = t('reacted', { name, emoji })
    return (
      <span key={emoji} className="chat-reaction" role="img" aria-label={words} title={words}>
        {emoji}
      </span>
    )
  })
}
