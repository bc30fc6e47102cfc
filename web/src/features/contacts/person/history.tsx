import { useContactHistory } from '../../../data/contacts.ts'
import { SectionSkeleton } from '../../../parts/section-skeleton.tsx'
import { When } from '../../../parts/when.tsx'
import './person-part.css'
import { usePersonText } from './texts.ts'
import { useHistoryWords } from './use-history-words.ts'

/** A contact's history, newest first: who changed what, and when. */
export function History({ contact }: { contact: string }) {
  const t = usePersonText()
  const words = useHistoryWords()
  const { data, error } = useContactHistory(contact)
  if (!data && !error) return <SectionSkeleton />
  if (!data || data.data.length === 0) return null
  return (
    <section className="person-part" aria-label={t('history')}>
      <h3>{t('history')}</h3>
      <ul>
        {data.data.map((entry) => (
          <li key={`${entry.at} ${entry.type} ${entry.about} ${entry.consent?.channel}`} className="person-event">
            <p>{entry.remark ? words(entry) : words(entry).replace(/:$/, '')}</p>
            {entry.remark && <p className="person-remark">{entry.remark}</p>}
            <footer>
              <span>{entry.user?.name ?? t('by_nobody')}</span>
              <When at={entry.at} />
            </footer>
          </li>
        ))}
      </ul>
    </section>
  )
}
