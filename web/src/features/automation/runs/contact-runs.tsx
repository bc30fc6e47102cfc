import { useContactRuns } from '../../../data/automations.ts'
import { useText } from '../../../lib/language/text.ts'
import type { ContactSectionProps } from '../../../lib/slots.ts'
import { SectionSkeleton } from '../../../parts/section-skeleton.tsx'
import '../automation.css'
import { RunEntry } from './run-entry.tsx'
import { runTexts } from './texts.ts'

/** A contact's runs; nothing if there are none. */
export function ContactRuns({ contact }: ContactSectionProps) {
  const t = useText(runTexts)
  const { data, error } = useContactRuns(contact)
  if (!data && !error) return <SectionSkeleton />
  if (!data || data.data.length === 0) return null
  return (
    <section className="automation-of-contact" aria-label={t('contact_title')}>
      <h3>{t('contact_title')}</h3>
      {data.data.map((run) => (
        <RunEntry key={run.id} run={run} isOfContact />
      ))}
    </section>
  )
}
