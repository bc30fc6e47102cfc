import { Button, Skeleton } from '@chakra-ui/react'
import { useState } from 'react'
import { type Place, useFoundMessages } from '../../../data/messages/messages.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { When } from '../../../parts/when.tsx'
import { useSearchText } from './texts.ts'

interface FoundMessagesProps {
  place: Place
  search: string
  /** The customer's. */
  name: string
  /** Where the page before ended. */
  cursor?: string
  onChoose: (message: string) => void
}

/** A page of the messages that hold a text, newest first, and the next one when asked for. */
export function FoundMessages({ cursor, ...props }: FoundMessagesProps) {
  const { place, search, name, onChoose } = props
  const t = useSearchText()
  const { data, error, mutate } = useFoundMessages(place, { search, cursor })
  const [hasMore, setMore] = useState(false)
  if (!data && error) return <LoadFailed error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="14" />
  if (data.data.length === 0 && data.cursor === null)
    return cursor === undefined && <p className="chat-found-hint">{t('nothing')}</p>
  return (
    <>
      <ul>
        {data.data.map(({ id, direction, sent_at, excerpt: { before, found, after } }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <span>
                <strong>{direction === 'inbound' ? name : t('us')}</strong>
                <When at={sent_at} />
              </span>
              <span>
                {before}
                <mark>{found}</mark>
                {after}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data.cursor !== null &&
        (hasMore ? (
          <FoundMessages {...props} cursor={data.cursor} />
        ) : (
          <Button size="sm" variant="outline" alignSelf="center" onClick={() => setMore(true)}>
            {t('older')}
          </Button>
        ))}
    </>
  )
}
