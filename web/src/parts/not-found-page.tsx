import { Button } from '@chakra-ui/react'
import { MapPinOff } from 'lucide-react'
import { useText } from '../lib/language/text.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { failureTexts } from './failure-texts.ts'

const HOMES = {
  start: { to: '/', text: 'go_home' },
  dashboard: { to: '/dashboard', text: 'go_to_dashboard' },
  settings: { to: '/settings', text: 'go_to_settings' },
} as const

interface NotFoundPageProps {
  home?: keyof typeof HOMES
  /** Below a title that stays. */
  titleAs?: 'h1' | 'h2'
}

/** Says that there is no page at this URL, and links home. */
export function NotFoundPage({ home = 'start', titleAs = 'h1' }: NotFoundPageProps) {
  const t = useText(failureTexts)
  return (
    <>
      <title>{`${t('not_found')} · Lotwire`}</title>
      <EmptyState
        icon={<MapPinOff />}
        title={t('not_found')}
        titleAs={titleAs}
        description={t('not_found_hint')}
        action={
          <Button asChild>
            <a href={HOMES[home].to}>{t(HOMES[home].text)}</a>
          </Button>
        }
      />
    </>
  )
}
