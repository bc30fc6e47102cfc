import { Button, Skeleton } from '@chakra-ui/react'
import { RefreshCw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { makeConversationSummary, useConversationSummary, useHasAi } from '../../../data/writing.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import type { ContactSectionProps } from '../../../lib/slots.ts'
import { useNow } from '../../../lib/use-now.ts'
import { SectionSkeleton } from '../../../parts/section-skeleton.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { AddedLine } from './added-line.tsx'
import { writingTexts } from './texts.ts'
import './writing.css'

/** What a contact's conversations are about, once somebody asks; nothing where no AI is connected. */
export function ConversationSummary({ contact }: ContactSectionProps) {
  const t = useText(writingTexts)
  const { fromNow, moment } = useFormats()
  const now = useNow()
  const hasAi = useHasAi({ isFresh: true })
  const { data, error } = useConversationSummary(contact)
  const [isBusy, setBusy] = useState(false)
  const summary = data?.summary
  if (hasAi === undefined || (!data && !error)) return <SectionSkeleton />
  if (!hasAi && !summary) return null

  async function make() {
    setBusy(true)
    try {
      await makeConversationSummary(contact)
    } catch (error) {
      toaster.create({ type: 'error', title: t('summary_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      className="assistant-summary"
      data-empty={(data && !summary) || undefined}
      aria-label={t('summary')}
      aria-busy={isBusy}
    >
      <h3>
        <Sparkles aria-hidden /> {t('summary')}
      </h3>
      {!data ? (
        <Skeleton height="10" />
      ) : !summary ? (
        <>
          <p className="assistant-summary-hint">{t('summary_hint')}</p>
          <Button size="sm" variant="outline" loading={isBusy} onClick={make}>
            {t('summarize')}
          </Button>
        </>
      ) : (
        <>
          <p>{summary.text}</p>
          <AddedLine added={summary.added} where="conversation" />
          <footer>
            {summary.is_current ? (
              <time dateTime={summary.created_at} title={moment(summary.created_at)}>
                {t('made', { time: fromNow(summary.created_at, now) })}
              </time>
            ) : (
              <>
                <span>{t('outdated')}</span>
                {hasAi && (
                  <Button size="xs" variant="outline" loading={isBusy} onClick={make}>
                    <RefreshCw /> {t('update')}
                  </Button>
                )}
              </>
            )}
          </footer>
        </>
      )}
    </section>
  )
}
