import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useAct } from '../../../lib/acts.ts'
import { useSlot } from '../../../lib/slots.ts'
import { useChannelText } from '../channel-texts.ts'
import { AttachButton } from '../files/attach-button.tsx'
import { ComposerFiles } from '../files/composer-files.tsx'
import { isOfFiles } from '../files/drop-files.tsx'
import { LaterButton } from '../later/later-button.tsx'
import { nameOf } from '../name-of.ts'
import { CrossingQuestion } from '../presence/crossing-question.tsx'
import { noteTyping } from '../presence/typing.ts'
import { useBegun } from '../presence/use-begun.ts'
import { useCrossing } from '../presence/use-crossing.ts'
import type { Quote } from '../quoted.tsx'
import { useBlockWords } from '../sending/block-words.ts'
import { loadSendUnsent } from '../sending/keep-sending.tsx'
import type { Recipient } from '../sending/use-send.ts'
import { useVoice } from '../voice/use-voice.ts'
import { VoiceBar } from '../voice/voice-bar.tsx'
import { VoiceButton } from '../voice/voice-button.tsx'
import { AnsweredBar } from './answered-bar.tsx'
import { ComposerActions } from './composer-actions.tsx'
import { ComposerCounter } from './composer-counter.tsx'
import { ComposerNotices } from './composer-notices.tsx'
import { HeldEnter } from './held-enter.tsx'
import { useComposerText } from './texts.ts'
import { useComposer } from './use-composer.ts'

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

/** Where a message is written. Enter sends, Shift+Enter begins a new line, the text survives a reload and a refusal. */
export function Composer({ row, to, recipients, entered, isActive, answered, messages, ...on }: ComposerProps) {
  const { onAnswer, onSent, onLook } = on
  const t = useComposerText()
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = () => {
    onSent()
    field.current?.focus()
  }
  const composer = useComposer(row, to, { answered, onAnswer, onSent: sent })
  const { text, write, attachments, refusal, block, isSendable, sendOut, laterMenu } = composer
  const hasContent = text !== '' || attachments.files.length > 0
  const voice = useVoice((file) => attachments.add([file]))
  const isBegun = hasContent || voice.state !== 'idle'
  const crossing = useCrossing(to.contact_id, messages)
  const { asked } = crossing
  const begun = useBegun(to, crossing.newest, isBegun)
  // What is written may change while the question waits.
  const latest = useRef(composer)
  useEffect(() => {
    latest.current = composer
  })
  const blocked = useBlockWords(row, to.type, block)
  const placeholder = useChannelText(to.type)('placeholder')
  const [caret, setCaret] = useState(text.length)
  const aids = useSlot('composerAids')
  const parts = useSlot('composerParts')
  // As long as the field is there, which they listen to.
  const isWriting = block === null && voice.state === 'idle'

  function submit() {
    if (isSendable && !asksFirst(sendNow)) sendNow()
  }
  const asksFirst = (send: () => void) => crossing.asks({ send, since: begun.since(), isWritten: true })
  function sendNow() {
    noteTyping(to.contact_id, '')
    void latest.current.submit()
  }
  /** Without waiting for the answer to a question: the dialog where they choose a time hides it. */
  async function sendLater(...when: Parameters<typeof composer.laterMenu.onChoose>) {
    const send = () => latest.current.laterMenu.onChoose(...when)
    if (!asksFirst(() => void send().catch(laterMenu.onRefused))) await send()
  }
  /** What crosses a colleague's text waits among the files. */
  const sendVoice = (file: File) => (asksFirst(sendNow) ? attachments.add([file]) : composer.sendFile(file))
  const leave = (send: () => void) => {
    if (!crossing.asks({ send })) send()
  }
  function look() {
    if (asked?.isWritten) begun.look()
    crossing.answered()
    onLook()
    field.current?.focus()
  }

  /** Puts words in place of a part of the text, the cursor behind them. */
  function replace(start: number, end: number, words: string) {
    field.current?.setRangeText(words, start, end, 'end')
    // As if it were typed: React would not see that it is deleted later.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
    field.current?.focus()
  }

  useAct(
    isActive && block !== 'role'
      ? { id: 'reply', key: 'r', label: t('reply'), group: 'conversation', run: () => field.current?.focus() }
      : null,
  )
  useEffect(() => void loadSendUnsent().catch(() => undefined), [])
  useEffect(() => {
    if (entered > 0) field.current?.focus()
  }, [entered])
  useEffect(() => {
    if (answered !== null) field.current?.focus()
  }, [answered])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && answered !== null) onAnswer(null)
    else if (event.key === 'Escape') field.current?.blur()
    // While an input method composes, Enter chooses a character (keyCode 229 where Safari says it too late).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    submit()
  }

  const notices = <ComposerNotices {...{ row, to, block, refusal, blocked, messages, onLook }} onSend={sendOut} />
  if (block === 'role') return <div className="chat-composer">{notices}</div>
  return (
    <div className="chat-composer">
      {recipients}
      {notices}
      {isWriting && (
        <Suspense
          fallback={<HeldEnter field={field} isMeant={aids.some(({ isMeant }) => isMeant?.(text, caret) ?? false)} />}
        >
          {aids.map(({ id, Aid }) => (
            <Aid key={id} type={to.type} {...{ row, text, caret, replace, field, leave }} />
          ))}
        </Suspense>
      )}
      {answered && block === null && <AnsweredBar quote={answered} name={nameOf(row)} onClose={() => onAnswer(null)} />}
      <ComposerFiles row={row} type={to.type} composer={composer} />
      {asked && block === null && (isBegun || !asked.isWritten) && (
        <CrossingQuestion
          key={asked.times}
          crossing={asked.crossing}
          isSendable={isSendable || !asked.isWritten}
          onSend={() => {
            crossing.answered()
            asked.send()
          }}
          onLook={look}
        />
      )}
      {voice.state !== 'idle' ? (
        <VoiceBar voice={voice} onSend={sendVoice} />
      ) : (
        <form
          className="chat-composer-form"
          data-disabled={block !== null || undefined}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <AttachButton blocked={blocked} onFiles={attachments.add} />
          <ComposerActions
            {...{ row, to, blocked, messages, onLook }}
            onSend={sendOut}
            onInsert={(words) => replace(text.length, text.length, /\S$/.test(text) ? ` ${words}` : words)}
          />
          {isWriting && (
            <Suspense>
              {parts.map(({ id, Part }) => (
                <Part key={id} type={to.type} {...{ row, text, caret, replace, field, leave }} />
              ))}
            </Suspense>
          )}
          <div className="chat-composer-field" data-text={text}>
            <textarea
              ref={field}
              rows={1}
              value={text}
              disabled={block !== null}
              enterKeyHint="send"
              aria-label={t('composer', { name: nameOf(row) })}
              placeholder={placeholder}
              onChange={({ target }) => {
                setCaret(target.selectionStart)
                write(target.value)
                noteTyping(to.contact_id, target.value)
              }}
              onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
              onKeyDown={onKeyDown}
              onPaste={(event) => {
                if (!isOfFiles(event.clipboardData)) return
                event.preventDefault()
                attachments.add([...event.clipboardData.files])
              }}
            />
          </div>
          {!hasContent && <VoiceButton blocked={blocked} onStart={voice.start} />}
          {hasContent && <LaterButton {...laterMenu} onChoose={sendLater} />}
          <button type="submit" className="chat-send" disabled={!isSendable} aria-label={t('send')} title={t('send')}>
            <SendHorizontal aria-hidden />
          </button>
        </form>
      )}
      {isWriting && <ComposerCounter text={text} row={row} type={to.type} />}
    </div>
  )
}
