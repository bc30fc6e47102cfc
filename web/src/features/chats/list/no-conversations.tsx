import { Button, Flex } from '@chakra-ui/react'
import { Inbox, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { useTwilioStatus } from '../../../data/twilio.ts'
import { useMay } from '../../../lib/session.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { DESK } from '../../../parts/page-acts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ChatPlace } from '../use-chat-place.ts'
import { useListText } from './texts.ts'

/** Why the list is empty, and the way out of that. */
export function NoConversations({ place, onMore }: { place: ChatPlace; onMore: (() => void) | undefined }) {
  const t = useListText()
  const { search, status, label, waiting, view } = place
  if (onMore) return <NoneSoFar onMore={onMore} />
  if (search !== '') return <NobodyFound place={place} />
  if (view !== '') return <EmptyState icon={<Inbox />} title={t('no_conversations')} description={t('view_empty')} />
  if (waiting !== '')
    return <EmptyState icon={<Inbox />} title={t('nobody_waits')} description={t(`nobody_${waiting}`)} />
  if (label !== '')
    return <EmptyState icon={<Inbox />} title={t('no_conversations')} description={t('no_conversations_label')} />
  if (isFirstDay(place)) return <NothingYet />
  const hint = t('no_conversations_filter', { status: t(`filter_${status}`) })
  return <EmptyState icon={<Inbox />} title={t('no_conversations')} description={hint} />
}

/** Nothing narrows the list, and still it is empty. */
export const isFirstDay = ({ search, status, label, waiting, view }: ChatPlace) =>
  (status === 'active' || status === 'all') && [search, label, waiting, view].every((one) => one === '')

/** A part was looked through, and nothing of it fits. */
function NoneSoFar({ onMore }: { onMore: () => void }) {
  const t = useListText()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('none_so_far')}
      description={t('none_so_far_hint')}
      action={
        <Button variant="outline" onClick={onMore}>
          {t('keep_looking')}
        </Button>
      }
    />
  )
}

function NobodyFound({ place: { search, status, filter } }: { place: ChatPlace }) {
  const t = useListText()
  const isFiltered = status !== 'all'
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('no_results', { search })}
      description={isFiltered ? t('no_results_filter', { status: t(`filter_${status}`) }) : t('no_results_hint')}
      action={
        isFiltered && (
          <button type="button" className="chat-link-button" onClick={() => filter({ status: 'all' })}>
            {t('search_everywhere')}
          </button>
        )
      }
    />
  )
}

/** Without Twilio no customer can write: whoever may connect it is led there; beside the list, where there is room. */
export function NothingYet({ isBeside = false }: { isBeside?: boolean }) {
  const t = useListText()
  const mayConnect = useMay('settings')
  const { data } = useTwilioStatus({ isWanted: mayConnect })
  const isMissing = data?.configured === false
  const isAlone = !useMedia(DESK)
  return (
    <EmptyState
      icon={<Inbox />}
      title={t(isBeside || isAlone ? 'first_day' : 'no_conversations')}
      description={t(isMissing ? 'no_twilio' : 'no_conversations_yet')}
      action={
        isMissing && (
          <Flex direction={{ base: 'column', md: 'row' }} justify="center" gap="2">
            <Button asChild>
              <Link to="/settings/twilio">{t('get_number')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/settings/twilio">{t('connect_whatsapp')}</Link>
            </Button>
          </Flex>
        )
      }
    />
  )
}
