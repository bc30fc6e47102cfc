import { Button } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import type { Writing } from '../../../lib/slots.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { QuickReplyManager } from '../quick-reply-manager.tsx'
import { quickReplyTexts } from '../texts.ts'
import './slash-replies.css'
import { useSlash } from './use-slash.ts'

const LIST_ID = 'slash-replies'
const replyId = (index: number) => `${LIST_ID}-${index}`

/** The matching quick replies, above the composer; below them a link to the reader's own. */
export function SlashReplies(writing: Writing) {
  const t = useText(quickReplyTexts)
  const common = useText()
  const [isManaging, setManaging] = useState(false)
  const active = useRef<HTMLButtonElement>(null)
  const { isOpen, isLoading, isFailed, found, active: at, choose, fill } = useSlash(writing)
  useNamedBy(writing.field, isOpen, found.length > 0 ? replyId(at) : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is active now is brought into view
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [at, found.length])
  return (
    <>
      {isOpen && (
        <div className="slash-replies">
          <div className="slash-replies-list" id={LIST_ID} role="listbox" aria-label={t('title')}>
            {found.map((reply, index) => (
              <button
                key={reply.id}
                ref={index === at ? active : undefined}
                id={replyId(index)}
                type="button"
                role="option"
                tabIndex={-1}
                className="slash-reply"
                aria-selected={index === at}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(reply)}
              >
                <strong>/{reply.shortcut}</strong>
                <span>{fill(reply)}</span>
              </button>
            ))}
          </div>
          {found.length === 0 && (
            <p className="slash-replies-none">
              {isFailed ? t('load_failed') : isLoading ? common('loading') : t('empty')}
            </p>
          )}
          <Button variant="ghost" size="xs" alignSelf="flex-start" onClick={() => setManaging(true)}>
            {t('mine')}
          </Button>
        </div>
      )}
      <DialogFrame open={isManaging} onClose={() => setManaging(false)} title={t('mine')} closeLabel={common('close')}>
        <QuickReplyManager scope="mine" />
      </DialogFrame>
    </>
  )
}

/** Tells screen readers, from the field, which list it controls and which item is selected. */
function useNamedBy(field: Writing['field'], isOpen: boolean, chosen: string | null) {
  useEffect(() => {
    const element = field.current
    if (isOpen) element?.setAttribute('aria-controls', LIST_ID)
    if (chosen !== null) element?.setAttribute('aria-activedescendant', chosen)
    return () => {
      element?.removeAttribute('aria-controls')
      element?.removeAttribute('aria-activedescendant')
    }
  }, [field, isOpen, chosen])
}
