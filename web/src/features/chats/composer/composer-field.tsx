import type { KeyboardEvent, RefObject } from 'react'
import { useChannelText } from '../channel-texts.ts'
import { isOfFiles } from '../files/drop-files.tsx'
import { noteTyping } from '../presence/typing.ts'
import type { Recipient } from '../sending/use-send.ts'
import { useComposerText } from './texts.ts'

interface ComposerFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  to: Recipient
  name: string
  text: string
  isDisabled: boolean
  onWrite: (text: string) => void
  onCaret: (caret: number) => void
  onFiles: (files: File[]) => void
  onSubmit: () => void
  onEscape: () => void
}

/** The field itself. Enter sends, Shift+Enter begins a new line. */
export function ComposerField({ field, to, name, text, isDisabled, ...on }: ComposerFieldProps) {
  const t = useComposerText()
  const placeholder = useChannelText(to.type)('placeholder')

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') on.onEscape()
    // While an input method composes, Enter chooses a character (keyCode 229 where Safari says it too late).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    on.onSubmit()
  }

  return (
    <div className="chat-composer-field" data-text={text}>
      <textarea
        ref={field}
        rows={1}
        value={text}
        disabled={isDisabled}
        enterKeyHint="send"
        aria-label={t('composer', { name })}
        placeholder={placeholder}
        onChange={({ target }) => {
          on.onCaret(target.selectionStart)
          on.onWrite(target.value)
          noteTyping(to.contact_id, target.value)
        }}
        onSelect={({ currentTarget }) => on.onCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (!isOfFiles(event.clipboardData)) return
          event.preventDefault()
          on.onFiles([...event.clipboardData.files])
        }}
      />
    </div>
  )
}
