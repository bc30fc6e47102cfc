import { Bot, GalleryHorizontal, List, MousePointerClick } from 'lucide-react'
import type { FC } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { MessageKind } from '#contract/messaging/message-kinds.ts'
import { placeWords } from '#contract/messaging/place-words.ts'
import { TemplateFrame } from '../../templates/index.ts'
import { ContactCards } from './contact-cards.tsx'
import { MessageText } from './message-text.tsx'
import { PlaceCard } from './place-card.tsx'
import { useThreadText } from './texts.ts'

interface BodyProps {
  message: ChatMessage
  text: string
}

const Written: FC<BodyProps> = ({ text }) => text !== '' && <MessageText text={text} />

/** Draws each kind of message. */
const BODIES: Record<'template' | MessageKind, FC<BodyProps>> = {
  template: ({ message, text }) =>
    message.template && (
      <TemplateFrame {...message.template}>
        <MessageText text={text} />
      </TemplateFrame>
    ),
  text: Written,
  auto_reply: (props) => <Chosen {...props} of="auto_reply" />,
  button: (props) => <Chosen {...props} of="button" />,
  list: (props) => <Chosen {...props} of="list" />,
  story_reply: (props) => <AboutStory {...props} of="story_reply" />,
  story_mention: (props) => <AboutStory {...props} of="story_mention" />,
  location: ({ message, text }) =>
    message.location && (
      <>
        <PlaceCard place={message.location} />
        <Written message={message} text={text === placeWords(message.location) ? '' : text} />
      </>
    ),
  contact: ({ message, text }) => (
    <>
      <ContactCards cards={message.contacts} />
      <Written message={message} text={text} />
    </>
  ),
  sticker: Written,
  unsupported: () => <Unsupported />,
  withdrawn: ({ message }) => <Withdrawn direction={message.direction} />,
}

/** A message's content without its files. */
export function MessageBody({ message, text }: BodyProps) {
  const Body = BODIES[message.template ? 'template' : message.kind]
  return <Body message={message} text={text} />
}

const CHOICES = { button: MousePointerClick, list: List, auto_reply: Bot }
const CHOICE_WORDS = { button: 'pressed_button', list: 'chose_from_list', auto_reply: 'auto_reply' } as const

/** The button or list entry that the customer chose, or what a machine of theirs answered. */
function Chosen({ text, of }: BodyProps & { of: keyof typeof CHOICES }) {
  const t = useThreadText()
  const Icon = CHOICES[of]
  const words = t(CHOICE_WORDS[of])
  return (
    <div className="chat-chosen">
      <Icon role="img" aria-label={words}>
        <title>{words}</title>
      </Icon>
      <MessageText text={text} />
    </div>
  )
}

/** What they wrote about a story at Instagram, or that they named the dealership in theirs. */
function AboutStory({ text, of }: BodyProps & { of: 'story_reply' | 'story_mention' }) {
  const t = useThreadText()
  return (
    <>
      <span className="chat-referral-kind">
        <GalleryHorizontal aria-hidden /> {t(of)}
      </span>
      {text !== '' && <MessageText text={text} />}
    </>
  )
}

/** Whoever wrote it has taken it back; at Meta colleagues may do that too. */
function Withdrawn({ direction }: Pick<ChatMessage, 'direction'>) {
  const t = useThreadText()
  return <p className="chat-unsupported">{t(direction === 'inbound' ? 'withdrawn' : 'withdrawn_by_us')}</p>
}

function Unsupported() {
  const t = useThreadText()
  return <p className="chat-unsupported">{t('unsupported')}</p>
}
