import type { usePipelineText } from '../texts.ts'

interface CardIconsProps {
  id: string
  name: string
  /** The conversation's URL. */
  chat: string
  isPaused: boolean
  tab: -1 | undefined
  say: ReturnType<typeof usePipelineText>
}

/** A card's buttons: the three of S1, and the menu that moves it. */
export function CardIcons({ id, name, chat, isPaused, tab, say }: CardIconsProps) {
  const pauseDeed = isPaused ? 'resume' : 'pause'
  return (
    <span className="board-icons">
      <a
        className="board-icon board-icon-call"
        data-deed="call"
        href={`/chats?contact=${id}&type=calls`}
        draggable={false}
        tabIndex={tab}
        title={say('call')}
      >
        {say('call')}
      </a>
      <button
        type="button"
        className={`board-icon board-icon-${pauseDeed}`}
        data-deed={pauseDeed}
        tabIndex={tab}
        title={say(pauseDeed)}
      >
        {say(pauseDeed)}
      </button>
      <a
        className="board-icon board-icon-chat"
        data-deed="chat"
        href={chat}
        draggable={false}
        tabIndex={tab}
        title={say('chat')}
      >
        {say('chat')}
      </a>
      <button
        type="button"
        className="board-icon board-card-menu"
        data-deed="menu"
        tabIndex={tab}
        aria-haspopup="menu"
        title={say('move', { name })}
      >
        {say('move', { name })}
      </button>
    </span>
  )
}
