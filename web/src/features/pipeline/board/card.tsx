import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import type { Age } from '#contract/customers/card-age.ts'
import { firstAddress } from '#contract/customers/channels/addresses.ts'
import type { Contact } from '#contract/customers/contact.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useSlot } from '../../../lib/slots.ts'
import { Marks } from '../../../parts/marks.tsx'
import { initialsOf } from '../../../ui/initials.ts'
import type { usePipelineText } from '../texts.ts'
import type { CardData } from './use-drop.ts'

interface CardProps {
  card: Contact
  top: number
  color: Age | 'orange'
  /** The meaning of its color in words, or the end of its pause. */
  words: string
  /** Time since the last message, in a few letters. */
  age: string
  /** Its worth in short, if any is known: "$18.5K". */
  worth: string
  /** The moment until which it is paused, which then stands where its vehicle or number does. */
  pausedUntil?: string
  isTabStop: boolean
  isLifted: boolean
  say: ReturnType<typeof usePipelineText>
}

const chatOf = ({ id, conversation_id }: Contact) =>
  conversation_id ? `/chats/${conversation_id}` : `/chats?contact=${id}`

/**
 * One contact on the board. There are a hundred of them on the screen, so it is plain elements with classes; what is
 * pressed on it the board hears (`board-view.tsx`, `use-board-keys.ts`).
 */
export const Card = memo(function Card({
  card,
  top,
  color,
  words,
  age,
  worth,
  pausedUntil,
  isTabStop,
  isLifted,
  say,
}: CardProps) {
  const element = useDraggable(card)
  const name = phoneText(card.display_name)
  const phone = phoneOf(card)
  const { assigned_agent: agent } = card
  const tab = isTabStop ? undefined : -1
  return (
    <li
      ref={element}
      className="board-card"
      data-card={card.id}
      data-color={pausedUntil ? 'paused' : color}
      data-lifted={isLifted || undefined}
      data-unread={card.unread || undefined}
      data-worth={worth || undefined}
      style={{ transform: `translateY(${top}px)` }}
      title={words}
    >
      <a className="board-card-name" href={chatOf(card)} draggable={false} tabIndex={tab} aria-describedby="board-how">
        {name}
      </a>
      {card.unread && <span className="board-unread">{say('unread')}</span>}
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
      <span className="board-card-line" title={card.vehicle ? `${card.vehicle.title}, ${phone}` : undefined}>
        {pausedUntil ?? card.vehicle?.title ?? phone}
      </span>
      {worth && (
        <span className="board-worth" title={say(card.stage === 'sold' ? 'paid' : 'budget')}>
          {worth}
        </span>
      )}
      <CardIcons card={card} isPaused={pausedUntil !== undefined} tab={tab} say={say} />
      <span className="board-marks">
        <Marks of={card} from={useSlot('cardMarks')} />
        {age && <span title={say('last_message')}>{age}</span>}
        {agent && (
          <abbr className="board-agent" title={say('assigned_to', { name: agent.name })}>
            {initialsOf(agent.name)}
          </abbr>
        )}
      </span>
    </li>
  )
})

function useDraggable(card: Contact) {
  const element = useRef<HTMLLIElement>(null)
  const data = useEffectEvent((): CardData => ({ card }))
  useEffect(() => {
    const dragged = element.current
    if (!dragged) return
    return draggable({
      element: dragged,
      canDrag: () => dragged.closest('[data-fixed]') === null,
      getInitialData: () => data(),
      onDragStart: () => dragged.setAttribute('data-dragged', ''),
      onDrop: () => dragged.removeAttribute('data-dragged'),
    })
  }, [])
  return element
}

interface CardIconsProps extends Pick<CardProps, 'card' | 'say'> {
  isPaused: boolean
  tab: -1 | undefined
}

function CardIcons({ card, isPaused, tab, say }: CardIconsProps) {
  const pauseDeed = isPaused ? 'resume' : 'pause'
  return (
    <>
      <a
        className="board-icon board-icon-call"
        data-deed="call"
        href={`/chats?contact=${card.id}&type=calls`}
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
        href={chatOf(card)}
        draggable={false}
        tabIndex={tab}
        title={say('chat')}
      >
        {say('chat')}
      </a>
    </>
  )
}

/** The number, but where it stands in the place of the name. */
function phoneOf(contact: Contact): string {
  const number = firstAddress(contact) ?? ''
  return number === contact.display_name ? '' : phoneText(number)
}
