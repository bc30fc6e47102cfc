import { Button } from '@chakra-ui/react'
import { CopyCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dismissTwins, type Twins as Pair, useTwins } from '../../../data/merges.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { ListSkeleton } from '../list/list-skeleton.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { Merges } from './merges.tsx'
import '../list/contact-row.css'
import '../groups/group-row.css'
import './merge.css'
import { useMergeText } from './texts.ts'

/** Contacts that may be one person, and below them who was merged lately. */
export function Twins({ onMerged }: { onMerged: (id: string) => void }) {
  const t = useMergeText()
  const { data, error, mutate } = useTwins()
  const [reviewed, review] = useState<readonly [string, string] | null>(null)
  if (!data && !error) return <ListSkeleton />
  if (!data) return <LoadFailed title={t('twins_failed')} error={error} onRetry={() => mutate()} />
  return (
    <div className="people-scroll">
      {data.data.length === 0 && (
        <EmptyState icon={<CopyCheck />} title={t('no_twins')} description={t('no_twins_hint')} />
      )}
      <ul className="people-rows" aria-label={t('twins')}>
        {data.data.map((pair) => (
          <TwinRow key={pair.contacts.map(({ id }) => id).join()} pair={pair} onReview={review} />
        ))}
      </ul>
      {data.cut && <p className="twins-head">{t('more_twins')}</p>}
      <Merges />
      {reviewed && (
        <MergeDialog
          open
          ids={reviewed}
          onClose={() => review(null)}
          onDone={(id) => {
            review(null)
            onMerged(id)
          }}
        />
      )}
    </div>
  )
}

function TwinRow({ pair, onReview }: { pair: Pair; onReview: (ids: readonly [string, string]) => void }) {
  const t = useMergeText()
  const [one, other] = pair.contacts
  if (!one || !other) return null
  const names = { one: phoneText(one.display_name), other: phoneText(other.display_name) }
  const dismiss = () =>
    dismissTwins([one.id, other.id]).catch((error) =>
      toaster.create({ type: 'error', title: errorText(error, t('dismiss_failed')) }),
    )
  return (
    <li className="people-row twins-row">
      <div className="people-who">
        <span>
          {[one, other].map((contact, i) => (
            <span key={contact.id}>
              {i > 0 && ' · '}
              <Link className="people-name" to={`/contacts/${contact.id}?tab=twins`}>
                {phoneText(contact.display_name)}
              </Link>
            </span>
          ))}
        </span>
        <span className="people-conditions">{pair.reasons.map((reason) => t(`same_${reason}`)).join(' · ')}</span>
      </div>
      <div className="twins-deeds">
        <Button size="sm" variant="ghost" aria-label={t('dismiss_named', names)} onClick={dismiss}>
          {t('dismiss')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('review_named', names)}
          onClick={() => onReview([one.id, other.id])}
        >
          {t('review')}
        </Button>
      </div>
    </li>
  )
}
