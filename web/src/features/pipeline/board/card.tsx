import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Age } from '#contract/customers/card-age.ts'
import { firstAddress } from '#contract/customers/channels/addresses.ts'
import type { Contact } from '#contract/customers/contact.ts'
import type { VehicleFacts } from '../../../data/vehicle.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useSlot } from '../../../lib/slots.ts'
import { ColleagueMark } from '../../../parts/colleague-avatar.tsx'
import { Marks } from '../../../parts/marks.tsx'
import type { usePipelineText } from '../texts.ts'
import { CardIcons } from './card-icons.tsx'
import { CardVehicle } from './card-vehicle.tsx'
import type { NextWords } from './use-card-words.ts'
import type { CardData } from './use-drop.ts'

interface CardProps {
  card: Contact
  index: number
  top: number
  color: Age | 'orange'
  /** The meaning of its color in words, or the end of its pause. */
  words: string
  /** Time since the last message, or change where there is none, in a few letters. */
  age: string
  /** The last words with them, where these are known. */
  said: string
  /** Its worth, if any is known: "$18,500". */
  worth: string
  isPaused: boolean
  /** What comes next: the end of its pause, an appointment, a reminder. */
  next?: NextWords
  facts?: VehicleFacts
  isTabStop: boolean
  isLifted: boolean
  say: ReturnType<typeof usePipelineText>
  /** Tells the column how high it is. */
  measure: (element: HTMLElement | null) => void
}

const chatOf = ({ id, conversation_id }: Contact) =>
  conversation_id ? `/chats/${conversation_id}` : `/chats?contact=${id}`

/**
 * One contact on the board: who, about which car, what is next, and since when. There are a hundred of them on the screen,
 * so it is plain elements with classes; what is pressed on it the board hears (`board-view.tsx`, `use-board-keys.ts`).
 */
export const Card = memo(function Card(props: CardProps) {
  const { card, index, top, color, words, isPaused, next, facts, isTabStop, isLifted, say } = props
  const element = useDraggable(card, props.measure)
  const name = phoneText(card.display_name)
  const tab = isTabStop ? undefined : -1
  return (
    <li
      ref={element}
      className="board-card"
      data-card={card.id}
      data-index={index}
      data-color={isPaused ? 'paused' : color}
      data-lifted={isLifted || undefined}
      data-unread={card.unread || undefined}
      style={{ transform: `translateY(${top}px)` }}
      // A long name is cut on it.
      title={`${name}\n${words}`}
    >
      <a className="board-card-name" href={chatOf(card)} draggable={false} tabIndex={tab} aria-describedby="board-how">
        {name}
      </a>
      {card.unread && <span className="board-unread">{say('unread')}</span>}
      {card.vehicle ? (
        <CardVehicle vehicle={card.vehicle} facts={facts} />
      ) : (
        props.said && !next && <span className="board-said">{props.said}</span>
      )}
      {next && (
        <span className="board-next" data-kind={next.kind} data-late={next.isLate || undefined} title={next.title}>
          {next.words}
        </span>
      )}
      <CardMarks {...props} />
      <CardIcons name={name} chat={chatOf(card)} id={card.id} isPaused={isPaused} tab={tab} say={say} />
    </li>
  )
})

/** What it is worth or costs, the features' marks, since when, and whose it is; the number of whom nobody wrote to yet. */
function CardMarks({ card, facts, worth, age, say }: CardProps) {
  const from = useSlot('cardMarks')
  const { assigned_agent: agent } = card
  const isNew = card.last_message_at === null
  return (
    <span className="board-marks">
      {worth ? (
        <b className="board-worth" title={say(card.stage === 'sold' ? 'paid' : 'budget')}>
          {worth}
        </b>
      ) : facts && card.vehicle ? (
        <CardPrice facts={facts} say={say} />
      ) : (
        isNew && !agent && <span className="board-price">{phoneOf(card)}</span>
      )}
      <Marks of={card} from={from} />
      <span className="board-since">
        <span title={say(isNew ? 'last_activity' : 'last_message')}>{age}</span>
        {agent && (
          <ColleagueMark
            className="board-agent"
            id={agent.id}
            name={agent.name}
            words={say('assigned_to', { name: agent.name })}
          />
        )}
      </span>
    </span>
  )
}

/** The vehicle's, as far as it may be shown, or that it is sold. */
function CardPrice({ facts: { availability, shown_price: price }, say }: Required<Pick<CardProps, 'facts' | 'say'>>) {
  const { dollars } = useFormats()
  const language = useLanguage()
  if (availability === 'sold') return <span className="board-price">{say('vehicle_sold')}</span>
  return (
    price && (
      <span className="board-price board-asked" title={price.words[language]}>
        {dollars(price.amount)}
      </span>
    )
  )
}

function useDraggable(card: Contact, measure: CardProps['measure']) {
  const element = useRef<HTMLLIElement>(null)
  const data = useEffectEvent((): CardData => ({ card }))
  useLayoutEffect(() => measure(element.current), [measure])
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

/** The number, but where it stands in the place of the name. */
function phoneOf(contact: Contact): string {
  const number = firstAddress(contact) ?? ''
  return number === contact.display_name ? '' : phoneText(number)
}
