import { Button } from '@chakra-ui/react'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { type Draft, removeDraft, sendDraft, useDraft } from '../../../data/assistant.ts'
import { conversationOn } from '../../../data/conversations/conversation-on.ts'
import { useKnownThreads } from '../../../data/messages/use-known-threads.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import type { Writing } from '../../../lib/slots.ts'
import { SourceList } from '../../../parts/source-list.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useAssistantText } from '../texts.ts'
import './conversation.css'
import { conversationTexts } from './texts.ts'

/** The answer that the assistant has written for approval: sent as it is, taken into the field, or discarded. */
export function WaitingDraft({ row, type, text, replace, leave }: Writing) {
  const t = useText(conversationTexts)
  const shared = useAssistantText()
  const id = conversationOn(row, type)
  const place = row.assistant.mode === 'draft' && id !== null ? { type, id } : null
  const draft = useDraft(place).data?.draft
  const threads = useKnownThreads()
  const [busy, setBusy] = useState<'send' | 'discard' | null>(null)
  if (!place || !draft) return null

  async function run(deed: 'send' | 'discard', does: (id: string) => Promise<unknown>, { id: draftId }: Draft) {
    setBusy(deed)
    try {
      await does(draftId)
    } catch (error) {
      toaster.create({ type: 'error', title: t(`${deed}_failed`), description: errorText(error) })
    } finally {
      setBusy(null)
    }
  }
  const send = () =>
    run(
      'send',
      async (draftId) => {
        await sendDraft(place, draftId)
        await threads.readAgain(place)
      },
      draft,
    )
  const discard = () => run('discard', (draftId) => removeDraft(place, draftId), draft)
  return (
    <section className="assistant-draft" aria-label={t('draft')}>
      <h3>
        <Bot aria-hidden /> {t('draft')} <span>{t('draft_hint')}</span>
      </h3>
      <div className="assistant-draft-text">
        <p>{draft.body}</p>
        <SourceList sources={draft.sources} label={shared('sources')} />
      </div>
      <div className="assistant-draft-deeds">
        <Button size="sm" loading={busy === 'send'} onClick={() => leave(() => void send())}>
          {t('send')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            replace(text.length, text.length, text === '' ? draft.body : `\n${draft.body}`)
            void discard()
          }}
        >
          {t('edit')}
        </Button>
        <Button size="sm" variant="ghost" loading={busy === 'discard'} onClick={discard}>
          {t('discard')}
        </Button>
      </div>
    </section>
  )
}
