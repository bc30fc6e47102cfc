import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { QuickReplyManager, quickReplyTexts } from '../../quick-replies/index.ts'
import type { useSlash } from './use-slash.ts'

export const REPLIES_ID = 'chat-replies'
export const replyId = (index: number) => `${REPLIES_ID}-${index}`

/** The quick replies that fit, over the composer; below them the way to the reader's own. */
export function QuickReplyList({ slash }: { slash: ReturnType<typeof useSlash> }) {
  const t = useText(quickReplyTexts)
  const common = useText()
  const [isManaging, setManaging] = useState(false)
  const active = useRef<HTMLButtonElement>(null)
  const { isOpen, isLoading, isFailed, found, active: at, choose, fill } = slash
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is active now is brought into view
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [at, found.length])
  return (
    <>
      {isOpen && (
        <div className="chat-replies">
          <div className="chat-replies-list" id={REPLIES_ID} role="listbox" aria-label={t('title')}>
            {found.map((reply, index) => (
              <button
                key={reply.id}
                ref={index === at ? active : undefined}
                id={replyId(index)}
                type="button"
                role="option"
                tabIndex={-1}
                className="chat-reply"
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
            <p className="chat-replies-none">
              {isFailed ? t('load_failed') : isLoading ? common('loading') : t('empty')}
            </p>
          )}
          <button type="button" className="chat-link-button" onClick={() => setManaging(true)}>
            {t('mine')}
          </button>
        </div>
      )}
      <DialogFrame open={isManaging} onClose={() => setManaging(false)} title={t('mine')} closeLabel={common('close')}>
        <QuickReplyManager scope="mine" />
      </DialogFrame>
    </>
  )
}
