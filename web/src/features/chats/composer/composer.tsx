import { SendHorizontal } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { keepToastsAbove } from '../../../ui/toaster.tsx'
import { AttachButton } from '../files/attach-button.tsx'
import { ComposerFiles } from '../files/composer-files.tsx'
import { LaterButton } from '../later/later-button.tsx'
import { nameOf } from '../name-of.ts'
import { CrossingQuestion } from '../presence/crossing-question.tsx'
import type { Quote } from '../quoted.tsx'
import { useBlockWords } from '../sending/block-words.ts'
import { loadSendUnsent } from '../sending/keep-sending.tsx'
import type { Recipient } from '../sending/use-send.ts'
import { useVoice } from '../voice/use-voice.ts'
import { VoiceBar } from '../voice/voice-bar.tsx'
import { VoiceButton } from '../voice/voice-button.tsx'
import { AnsweredBar } from './answered-bar.tsx'
import { ComposerActions } from './composer-actions.tsx'
import { ComposerAids, ComposerParts } from './composer-aids.tsx'
import { ComposerCounter } from './composer-counter.tsx'
import { ComposerField } from './composer-field.tsx'
import { ComposerNotices } from './composer-notices.tsx'
import { MailFields } from './mail-fields.tsx'
import { useComposerText } from './texts.ts'
import { useComposer } from './use-composer.ts'
import { useField } from './use-field.ts'
import { useLeaving } from './use-leaving.ts'

interface ComposerProps {
  row: ConversationRow
  to: Recipient
  /** Which of their numbers it goes to, where they have several. */
  recipients: ReactNode
  /** Where this changes to other than 0, the field takes the focus. */
  entered: number
  /** The key that replies leads here. */
  isActive: boolean
  /** The message that what is written answers, and how that is changed. */
  answered: Quote | null
  onAnswer: (quote: Quote | null) => void
  onSent: () => void
  /** The thread above; undefined while it loads. */
  messages: readonly ChatMessage[] | undefined
  /** Shows the end of it. */
  onLook: () => void
}

/** Where a message is written; the text survives a reload and a refusal. */
export function Composer({ row, to, recipients, entered, isActive, answered, messages, ...on }: ComposerProps) {
  const { onAnswer, onLook } = on
  const onSent = () => {
    on.onSent()
    writing.focus()
  }
  const composer = useComposer(row, to, { answered, onAnswer, onSent })
  const { text, attachments, refusal, block, sendOut, undo } = composer
  const hasContent = text !== '' || attachments.files.length > 0
  const isReply = isActive && block !== 'role'
  const writing = useField(text, { entered, isReply, answered, isBegun: hasContent })
  const { field, caret, replace } = writing
  const voice = useVoice((file) => attachments.add([file]))
  const attach = (files: Iterable<File>) => {
    attachments.add(files)
    writing.focus()
  }
  const isBegun = hasContent || voice.state !== 'idle'
  const look = () => {
    onLook()
    writing.focus()
  }
  const leaving = useLeaving(composer, { to, messages, isBegun, onLook: look })
  const { question } = leaving
  const blocked = useBlockWords(row, to.type, block)
  useEffect(() => void loadSendUnsent().catch(() => undefined), [])
  const notices = <ComposerNotices {...{ row, to, block, refusal, blocked, messages, onLook, undo }} onSend={sendOut} />
  if (block === 'role') return <div className="chat-composer">{notices}</div>
  // As long as the field is there, which they listen to.
  const isWriting = block === null && voice.state === 'idle'
  const aided = { type: to.type, row, text, caret, replace, field, leave: leaving.found }
  return (
    <div className="chat-composer" ref={keepToastsAbove}>
      {recipients}
      {notices}
      {isWriting && <ComposerAids {...aided} />}
      {answered && block === null && <AnsweredBar quote={answered} name={nameOf(row)} onClose={() => onAnswer(null)} />}
      {isWriting && <MailFields type={to.type} messages={messages} {...composer.mail} />}
      <ComposerFiles row={row} type={to.type} composer={composer} />
      {question && block === null && <CrossingQuestion {...question} key={question.key} />}
      {voice.state !== 'idle' ? (
        <VoiceBar voice={voice} onSend={leaving.voice} />
      ) : (
        <form
          className="chat-composer-form"
          data-disabled={block !== null || undefined}
          onSubmit={(event) => {
            event.preventDefault()
            leaving.submit()
          }}
        >
          <AttachButton blocked={blocked} onFiles={attach} />
          <ComposerActions
            {...{ row, to, blocked, messages, onLook }}
            onSend={sendOut}
            onInsert={(words) => replace(text.length, text.length, /\S$/.test(text) ? ` ${words}` : words)}
          />
          {isWriting && <ComposerParts {...aided} />}
          <ComposerField
            {...{ field, to, text }}
            name={nameOf(row)}
            isDisabled={block !== null}
            onWrite={composer.write}
            onCaret={writing.setCaret}
            onFiles={attachments.add}
            onSubmit={leaving.submit}
            onEscape={() => (answered === null ? field.current?.blur() : onAnswer(null))}
          />
          {hasContent ? (
            <LaterButton {...composer.laterMenu} onChoose={leaving.later} />
          ) : (
            <VoiceButton blocked={blocked} onStart={voice.start} />
          )}
          <SendButton isDisabled={!composer.isSendable} />
        </form>
      )}
      {isWriting && <ComposerCounter text={text} row={row} type={to.type} />}
    </div>
  )
}

function SendButton({ isDisabled }: { isDisabled: boolean }) {
  const t = useComposerText()
  return (
    <button type="submit" className="chat-send" disabled={isDisabled} aria-label={t('send')} title={t('send')}>
      <SendHorizontal aria-hidden />
    </button>
  )
}
