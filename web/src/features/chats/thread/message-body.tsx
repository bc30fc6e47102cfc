import type { FC } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { TemplateFrame } from '../../templates/index.ts'
import { CallMark } from './call-mark.tsx'
import { MessageText } from './message-text.tsx'

interface BodyProps {
  message: ChatMessage
  text: string
}

/** How each kind of item of the thread is drawn. */
const BODIES: Record<'call' | 'template' | 'text', FC<BodyProps>> = {
  call: ({ message }) => message.call && <CallMark call={message.call} />,
  template: ({ message, text }) =>
    message.template && (
      <TemplateFrame {...message.template}>
        <MessageText text={text} />
      </TemplateFrame>
    ),
  text: ({ text }) => text !== '' && <MessageText text={text} />,
}

const kindOf = (message: ChatMessage) => (message.call ? 'call' : message.template ? 'template' : 'text')

/** What a message says, without its files. */
export function MessageBody({ message, text }: BodyProps) {
  const Body = BODIES[kindOf(message)]
  return <Body message={message} text={text} />
}
