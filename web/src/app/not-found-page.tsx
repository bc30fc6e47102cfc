import { Button } from '@chakra-ui/react'
import { MapPinOff } from 'lucide-react'
import { useText } from '../lib/language/text.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { failureTexts } from './failure-texts.ts'

const HOMES = { start: '/', dashboard: '/dashboard' } as const

/** Says that there is no page at this URL, and links home. */
export function NotFoundPage({ home = 'start' }: { home?: keyof typeof HOMES }) {
  const t = useText(failureTexts)
  return (
    <>
      <title>{`${t('not_found')} · Lotwire`}</title>
      <EmptyState
        icon={<MapPinOff />}
        title={t('not_found')}
        titleAs="h1"
        description={t('not_found_hint')}
        action={
          <Button asChild>
            <a href={HOMES[home]}>{t(home === 'start' ? 'go_home' : 'go_to_dashboard')}</a>
          </Button>
        }
      />
    </>
  )
}
