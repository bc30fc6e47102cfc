import { Flex, HStack, IconButton, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CallPage } from '../../../data/calls.ts'
import { lastPage, pagesAround } from './pages-around.ts'
import { useHistoryText } from './texts.ts'
import type { HistoryPlace } from './use-history-place.ts'

/** Links to the other pages, if there are any (S1 §2). */
export function CallPages({ history, place }: { history: CallPage; place: HistoryPlace }) {
  const t = useHistoryText()
  const { meta, cursor } = history
  const { page } = place
  const last = lastPage(history, place)
  if (last <= 1) return null
  return (
    <Flex as="nav" aria-label={t('pages')} wrap="wrap" gap="3" align="center" justify="space-between">
      <Text fontSize="sm" color="fg.muted">
        {meta.total !== null && t('items', { count: meta.total })}
      </Text>
      <HStack gap="1.5">
        <Step label={t('previous')} to={page > 1 ? place.addressOfPage(page - 1) : null}>
          <ChevronLeft />
        </Step>
        {pagesAround(page, last).map((one) => (
          <Step
            key={one}
            label={t('page', { page: one })}
            to={place.addressOfPage(one)}
            cursor={one === page + 1 ? cursor : null}
            isCurrent={one === page}
          >
            {one}
          </Step>
        ))}
        <Step label={t('next')} to={page < last ? place.addressOfPage(page + 1) : null} cursor={cursor}>
          <ChevronRight />
        </Step>
      </HStack>
    </Flex>
  )
}

interface StepProps {
  label: string
  /** Null if there is no such page. */
  to: string | null
  cursor?: string | null
  isCurrent?: boolean
  children: ReactNode
}

function Step({ label, to, cursor, isCurrent, children }: StepProps) {
  const look = {
    size: 'sm',
    variant: isCurrent ? 'solid' : 'outline',
    colorPalette: isCurrent ? undefined : 'gray',
    'aria-label': label,
    title: label,
  } as const
  if (to === null)
    return (
      <IconButton {...look} disabled>
        {children}
      </IconButton>
    )
  return (
    <IconButton {...look} asChild>
      <Link to={to} state={{ cursor: cursor ?? undefined }} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </Link>
    </IconButton>
  )
}
